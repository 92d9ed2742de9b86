import Foundation

/// A URL in the format of RFC 3986: `https://example.com/a?b#c`.
extension URL: GraphQLScalar {
  /// Creates a URL from a text.
  ///
  /// - Throws: An error if the value is no such text.
  public init(jsonValue: GraphQLJSONValue) throws {
    guard case .string(let text) = jsonValue, let url = URL(string: text) else {
      throw UnsuitableScalarValue(expected: Self.form)
    }
    self = url
  }

  /// The text of the absolute URL.
  public var jsonValue: GraphQLJSONValue { .string(absoluteString) }

  /// Reads a URL.
  public init(from reader: inout __ResponseReader) throws(ResponseDecodingError) {
    self = try reader.readScalar(expected: Self.form) { text in URL(string: String(decoding: text, as: UTF8.self)) }
  }

  private static let form: StaticString = "a URL"
}
