/// A value that can be sent: the type of a variable, of an input object's field, or of an element of such a list.
///
/// [Specification: Input Values](https://spec.graphql.org/September2025/#sec-Input-Values)
public protocol GraphQLInputValue: Sendable {
  /// Writes the value as JSON.
  func write(to writer: inout JSONWriter)
}
