/// A Swift type that a custom scalar of the schema is mapped to.
///
/// ```swift
/// @GraphQLSchema enum Shop {
///   typealias DateTime = Foundation.Date       // Foundation.Date: GraphQLScalar
/// }
/// ```
///
/// [Specification: Scalars](https://spec.graphql.org/September2025/#sec-Scalars)
public protocol GraphQLScalar: GraphQLInputValue, __ResponseValue, Hashable {
  /// Creates a value from what a response holds.
  ///
  /// - Throws: Any error when the JSON value is none of this scalar's; it surfaces as a ``ResponseDecodingError`` with
  ///   the path of the value.
  init(jsonValue: GraphQLJSONValue) throws

  /// The value as it is sent.
  var jsonValue: GraphQLJSONValue { get }
}

extension GraphQLScalar {
  /// Writes the value as it is sent.
  public func write(to writer: inout JSONWriter) { writer.write(jsonValue) }

  /// Reads a value of the scalar.
  public init(from reader: inout __ResponseReader) throws(ResponseDecodingError) {
    self = try reader.readScalar(expected: "a \(Self.self)") { value in try Self(jsonValue: value) }
  }
}
