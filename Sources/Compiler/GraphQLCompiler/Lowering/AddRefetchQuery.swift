import GraphQLLanguage
import GraphQLValidation

extension Lowered {
  /// Gives a fragment the query that fetches it again.
  mutating func addRefetchQuery(_ definition: DefinitionIR, among queries: [RefetchQuery]) {
    guard case .operation(let operation) = definition,
      let query = queries.first(where: { $0.operation.name?.value == operation.name })
    else { return }
    for index in definitions.indices {
      guard case .fragment(var fragment) = definitions[index], fragment.name == query.fragment else { continue }
      fragment.refetch = RefetchIR(
        query: operation,
        identifierField: query.identifierField,
        connection: query.connection
      )
      definitions[index] = .fragment(fragment)
    }
  }
}
