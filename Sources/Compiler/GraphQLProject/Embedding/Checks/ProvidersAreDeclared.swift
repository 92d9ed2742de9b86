import GraphQLCompiler
import GraphQLLanguage

extension TargetCheck {
  /// The Swift types that provide arguments of fragments are declared, if the files of all modules that may declare them
  /// are known.
  static let providersAreDeclared = TargetCheck { target, findings in
    for literal in target.literals where !literal.literal.isConditional {
      for provider in literal.document.providers where target.types[provider.typeName].isEmpty {
        guard target.knowsFiles(ofModulesSeenBy: literal.file) else { continue }
        findings.append(
          Finding(
            error:
              "The provider \"\(provider.value)\" is not declared. Declare it with the function that provides the value: "
              + "enum \(provider.typeName) { static func value() -> … }",
            at: literal.place(of: provider.range.start)
          )
        )
      }
    }
  }
}

extension CheckedTarget {
  /// Whether the files are known of all modules that a file sees, but for Apple's and those of this library.
  fileprivate func knowsFiles(ofModulesSeenBy file: EmbeddedFile) -> Bool {
    guard let module else { return false }
    return modules.modules(seenBy: file).allSatisfy { seen in
      seen == module || modules.reachable.contains(seen) || seen.hasPrefix("InlineGraphQL")
        || ["Foundation", "Observation", "SwiftUI"].contains(seen)
    }
  }
}

extension EmbeddedFile.Literal {
  /// The names of the types that provide arguments of the literal's fragments, without those of the types around them.
  var providers: [String] {
    // Most literals have none and are not parsed for it.
    guard literal.source.mentions("provider") else { return [] }
    return (try? Document(parsing: literal.source))?.providers.map(\.typeName) ?? []
  }
}

extension Document {
  fileprivate var providers: [StringValue] {
    definitions.flatMap { definition -> [StringValue] in
      if case .fragment(let fragment) = definition { fragment.argumentDefinitions.compactMap(\.provider) } else { [] }
    }
  }
}

extension StringValue {
  /// The name of the Swift type, without those of the types around it.
  fileprivate var typeName: String { value.split(separator: ".").last.map(String.init) ?? value }
}
