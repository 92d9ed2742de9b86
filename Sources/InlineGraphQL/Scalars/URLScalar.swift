import Foundation

/// A locator, as RFC 3986 writes it: `https://example.com/a?b#c`.
extension URL: GraphQLScalar {
  /// Creates a locator of a text.
  ///
  /// - Throws: Where the value is no such text.
  public init(jsonValue: GraphQLJSONValue) throws {
    guard case .string(let text) = jsonValue, let url = URL(string: text) else {
      throw UnsuitableScalarValue(expected: Self.form)
    }
    self = url
  }

  /// The text of the locator, with its base where it is relative to one.
  public var jsonValue: GraphQLJSONValue { .string(absoluteString) }

  /// Reads a locator.
  public init(from reader: inout __ResponseReader) throws(ResponseDecodingError) {
    self = try reader.readScalar(expected: Self.form) { text in URL(string: String(decoding: text, as: UTF8.self)) }
  }

  private static let form: StaticString = "a URL"
}
