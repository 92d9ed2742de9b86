import GraphQLLanguage

/// The directives that the compiler reads: Relay's, and `@paginated`.
package final class CompilerDirectives: Sendable {
  /// The directives of the compiler.
  package static let standard = CompilerDirectives(
    [
      .relay, .argumentDefinitions, .arguments, .refetchable, .connection, .paginated, .alias, .required, .catch,
      .throwOnFieldError, .appendEdge, .appendNode, .deleteEdge, .deleteRecord, .prependEdge, .prependNode, .inline,
      .rawResponseType, .updatable, .assignable, .clientField,
    ] + CompilerDirective.unsupported
  )

  /// All of them. Their order is that of their rules.
  package let all: [CompilerDirective]

  /// Their definitions, and the types of their arguments.
  package let definitions: Schema

  /// The rules about them.
  let rules: [Rule]

  private let byName: [String: CompilerDirective]

  /// Creates a list of directives.
  package init(_ all: [CompilerDirective]) {
    self.all = all
    byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
    definitions = Schema(constant: all.map(\.definition).joined(separator: "\n"))
    var rules: [Rule] = []
    for rule in all.lazy.flatMap(\.rules) where !rules.contains(where: { $0.name == rule.name }) { rules.append(rule) }
    self.rules = rules
  }

  /// The directive of a name; `nil` if there is none.
  package subscript(name: String) -> CompilerDirective? { byName[name] }

  /// The directive that a document uses; `nil` if it is none of these, or if the schema declares it.
  package subscript(use: Directive) -> CompilerDirective? { use.isOfSchema ? nil : byName[use.name.value] }

  /// Returns the names of those that a schema declares. These are the server's.
  func names(declaredBy schema: Schema) -> Set<String> {
    Set(schema.index.directives.lazy.map(\.name).filter { self.byName[$0] != nil })
  }
}
