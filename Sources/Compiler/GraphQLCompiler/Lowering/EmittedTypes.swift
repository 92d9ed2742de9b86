/// Which enums, input objects and custom scalars of its schema a `@GraphQLSchema` emits.
package enum EmittedTypes: Hashable, Sendable {
  /// All: the argument is absent, or `types: .all`.
  case all

  /// Those that GraphQL uses, and those with certain names: `types: .used(and: ["Money", "*Input"])`. An asterisk stands for
  /// any characters.
  case used(and: [String])

  /// The argument in Swift; `nil` if it may be absent.
  package var argument: String? {
    switch self {
    case .all: nil
    case .used(and: []): "types: .used"
    case .used(let names): "types: .used(and: [\(names.map { "\"\($0)\"" }.joined(separator: ", "))])"
    }
  }
}
