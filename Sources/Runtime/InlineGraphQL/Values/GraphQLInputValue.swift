/// A value that can be sent: a variable, a field of an input object, or an element of a list.
///
/// [Specification: Input Values](https://spec.graphql.org/September2025/#sec-Input-Values)
public protocol GraphQLInputValue: Sendable {
  /// Writes the value as JSON.
  func write(to writer: inout JSONWriter)
}
