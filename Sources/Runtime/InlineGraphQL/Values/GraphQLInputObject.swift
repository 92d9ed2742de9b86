/// An input object of the schema.
///
/// [Specification: Input Objects](https://spec.graphql.org/September2025/#sec-Input-Objects)
public typealias GraphQLInputObject = GraphQLInputValue & __WrittenObject & Hashable

extension GraphQLInputValue where Self: __WrittenObject {
  /// Writes the input object as a JSON object.
  @inlinable public func write(to writer: inout JSONWriter) {
    writer.writeObject { object in write(to: &object) }
  }
}
