import Foundation

/// An identifier in the format of RFC 9562. It is sent in lower case, as the RFC requires.
extension UUID: GraphQLScalar {
  /// Creates an identifier from a text in upper or lower case.
  ///
  /// - Throws: An error if the value is no such text.
  public init(jsonValue: GraphQLJSONValue) throws {
    guard case .string(var text) = jsonValue, let value = text.withUTF8(Self.init(text:)) else {
      throw UnsuitableScalarValue(expected: Self.form)
    }
    self = value
  }

  /// The identifier as a text in lower case.
  public var jsonValue: GraphQLJSONValue { .string(uuidString.lowercased()) }

  /// Reads an identifier.
  public init(from reader: inout __ResponseReader) throws(ResponseDecodingError) {
    self = try reader.readScalar(expected: Self.form, text: Self.init(text:))
  }

  private static let form: StaticString = "a UUID, as in \"f81d4fae-7dec-11d0-a765-00a0c91e6bf6\""

  private init?(text: UnsafeBufferPointer<UInt8>) {
    guard text.count == 36 else { return nil }
    self.init(uuidString: String(decoding: text, as: UTF8.self))
  }
}
