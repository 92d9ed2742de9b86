import GraphQLFiles
import GraphQLLanguage

/// The names of the structs that documents become.
struct MigratedNames {
  private let fragments: Set<String>
  private var taken: Set<String> = []

  init(_ files: [InputFile]) {
    let documents = files.compactMap { try? Document(parsing: $0.source) }
    fragments = Set(
      documents.flatMap(\.definitions).compactMap { definition in
        if case .fragment(let fragment) = definition { fragment.name.value } else { nil }
      }
    )
  }

  /// Returns the name of a definition's struct. An operation with the name of a fragment gets its kind behind it.
  ///
  /// - Throws: Why there is no struct for it.
  mutating func structName(of definition: MigratedDefinition) throws(Diagnostic) -> String {
    guard let name = definition.name else {
      throw Diagnostic(.error, "An operation needs a name, which its struct has.", at: definition.range)
    }
    if definition.isLocalCacheMutation {
      let message =
        "\"\(name.value)\" is a local cache mutation of Apollo iOS. Change the store with \"store.update\" instead."
      throw Diagnostic(.error, message, at: name.range)
    }
    let isShared = definition.kind != nil && fragments.contains(name.value)
    let structName = isShared ? name.value + (definition.kind?.rawValue.capitalized ?? "") : name.value
    guard taken.insert(structName).inserted else {
      let message = "There can be only one struct named \"\(structName)\"; rename one of the definitions."
      throw Diagnostic(.error, message, at: name.range)
    }
    return structName
  }
}
