/// A Swift type for a custom scalar of the schema.
///
/// ```swift
/// @GraphQLSchema enum Shop {
///   typealias DateTime = Foundation.Date       // Foundation.Date: GraphQLScalar
/// }
/// ```
///
/// A type of your own says how it is read and sent:
///
/// ```swift
/// struct Money: GraphQLScalar {
///   var cents: Int
///
///   init(jsonValue: GraphQLJSONValue) throws {
///     guard case .int(let cents) = jsonValue else { throw InvalidMoney() }
///     self.cents = cents
///   }
///
///   var jsonValue: GraphQLJSONValue { .int(cents) }
/// }
/// ```
///
/// For a type that is `Codable`, `extension Money: GraphQLScalar {}` is enough: it is sent and read as it is coded. Dates, URLs
/// and decimal numbers in it have the same form as the scalars of these types.
///
/// [Specification: Scalars](https://spec.graphql.org/September2025/#sec-Scalars)
public protocol GraphQLScalar: GraphQLInputValue, __ResponseValue, Hashable {
  /// Creates a value from the JSON value in a response.
  ///
  /// - Throws: Any error if the JSON value is not valid for the scalar. Callers receive a ``ResponseDecodingError``
  ///   with the path of the value.
  init(jsonValue: GraphQLJSONValue) throws

  /// The JSON value that is sent.
  var jsonValue: GraphQLJSONValue { get }
}

extension GraphQLScalar {
  /// Writes the value in the form in which it is sent, ``jsonValue``.
  public func write(to writer: inout JSONWriter) { writer.write(jsonValue) }

  /// Reads a value of the scalar.
  public init(from reader: inout __ResponseReader) throws(ResponseDecodingError) {
    self = try reader.readScalar(expected: "a \(Self.self)") { value in try Self(jsonValue: value) }
  }
}
