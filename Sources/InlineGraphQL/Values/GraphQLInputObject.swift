/// An input object of the schema.
///
/// Two values are equal if they are sent alike. So types need no code of their own for that, which would be a large part
/// of what building them costs.
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

  /// Whether both are sent alike.
  public static func == (left: Self, right: Self) -> Bool {
    JSONWriter(writing: left.write(to:)).hasWrittenSame(as: JSONWriter(writing: right.write(to:)))
  }

  /// Feeds what is sent into the hasher.
  public func hash(into hasher: inout Hasher) {
    JSONWriter(writing: write(to:)).hash(into: &hasher)
  }
}
