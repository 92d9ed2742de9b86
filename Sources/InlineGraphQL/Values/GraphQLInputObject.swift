/// An input object of the schema.
///
/// [Specification: Input Objects](https://spec.graphql.org/September2025/#sec-Input-Objects)
public protocol GraphQLInputObject: GraphQLInputValue, Hashable {
  /// Writes every field that is not left out, in the order of the schema.
  func write(to object: inout JSONObjectWriter)
}

extension GraphQLInputObject {
  /// Writes the input object as a JSON object.
  @inlinable public func write(to writer: inout JSONWriter) {
    writer.writeObject { object in write(to: &object) }
  }
}
