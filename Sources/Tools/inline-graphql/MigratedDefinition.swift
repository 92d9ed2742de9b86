import GraphQLLanguage

/// An operation or a fragment that becomes a struct.
struct MigratedDefinition {
  let name: Name?
  /// The name of the macro on the struct.
  let macro: String
  /// `nil` for a fragment.
  let kind: OperationDefinition.Kind?
  let range: SourceRange
  private let directives: [Directive]

  /// - Returns: `nil` for a definition of a schema.
  init?(_ definition: Definition) {
    switch definition {
    case .operation(let operation):
      (name, macro, kind) = (operation.name, "GraphQLOperation", operation.kind)
      (range, directives) = (operation.range, operation.directives)
    case .fragment(let fragment):
      (name, macro, kind) = (fragment.name, "GraphQLFragment", nil)
      (range, directives) = (fragment.range, fragment.directives)
    case .schema, .schemaExtension, .type, .typeExtension, .directive, .directiveExtension: return nil
    }
  }

  /// The modules that Apollo's `@import(module:)` names.
  var imports: [String] {
    imported.flatMap(\.arguments).compactMap { argument in
      if case .string(let value) = argument.value.kind { value.value } else { nil }
    }
  }

  /// Whether it is a local cache mutation that is no query or fragment, which alone can be updatable.
  var isLocalCacheMutation: Bool {
    kind != nil && kind != .query && directives.contains { $0.name.value == Self.localCacheMutation }
  }

  private static let localCacheMutation = "apollo_client_ios_localCacheMutation"

  private var imported: [Directive] { directives.filter { $0.name.value == "import" } }

  /// Returns the definition as it is written, with the comments before it and without directives of Apollo's generator. Local cache
  /// mutations are updatable.
  func text(in source: Source, from start: Int) -> String {
    var utf8: [UInt8] = []
    var index = start
    for directive in directives
    where directive.name.value == "import" || directive.name.value == Self.localCacheMutation {
      utf8 += source.utf8[index..<directive.range.start]
      if directive.name.value == Self.localCacheMutation {
        utf8 += "@updatable".utf8
      } else {
        while utf8.last == UInt8(ascii: " ") { utf8.removeLast() }
      }
      index = directive.range.end
    }
    utf8 += source.utf8[index..<range.end]
    let text = String(decoding: utf8, as: UTF8.self).replacing("\r\n", with: "\n")
    return String(text.drop { $0.isWhitespace || $0 == "," })
  }
}
