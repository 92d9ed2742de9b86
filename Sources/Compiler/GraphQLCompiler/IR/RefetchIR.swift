import GraphQLValidation

/// How a fragment is fetched again.
struct RefetchIR: Sendable {
  /// The query, whose struct is inside that of the fragment.
  var query: OperationIR

  /// The field of the fragment's object that has the value of the variable `id`; `nil` if there is none.
  var identifierField: String?

  /// The connection whose pages the query loads; `nil` if the fragment has none.
  var connection: RefetchConnection?
}
