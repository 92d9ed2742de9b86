import Foundation

/// The members of a response other than its data; null is the same as absent.
///
/// Reading them never fails for their contents: an invalid text or number must not cost the data or another error.
@usableFromInline
struct ResponseEnvelope {
  @usableFromInline var errors: [GraphQLError] = []
  @usableFromInline var extensions: GraphQLJSONValue?

  /// Reads a response; `readData` reads its data.
  init(
    from reader: inout __ResponseReader,
    readData: (inout __ResponseReader, inout __ObjectScope) throws(ResponseDecodingError) -> Void
  ) throws(ResponseDecodingError) {
    var object = try reader.beginObject()
    try readData(&reader, &object)
    // Most responses have data alone. Searching for what is not there would read the data again.
    if reader.hasReadAll(of: object) {
      try reader.endObject(&object)
      return
    }
    errors = try reader.readLossily("errors", in: &object).map { [GraphQLError](responseErrors: $0) } ?? []
    extensions = try reader.readLossily("extensions", in: &object)
    try reader.endObject(&object)
  }

  /// Reads a response without its data.
  init(around body: Foundation.Data) throws(InvalidResponseError) {
    do {
      self = try __ResponseReader.read(from: body) { reader throws(ResponseDecodingError) in
        try ResponseEnvelope(from: &reader) { _, _ in }
      }
    } catch {
      throw InvalidResponseError(body: body)
    }
  }
}

extension __ResponseReader {
  /// Whether the object has no members but those that were read.
  fileprivate func hasReadAll(of object: __ObjectScope) -> Bool {
    object.passedKeys == 0 && object.separator == UInt8(ascii: ",") && cursor.byte == UInt8(ascii: "}")
  }

  fileprivate mutating func readLossily(
    _ key: StaticString,
    in object: inout __ObjectScope
  ) throws(ResponseDecodingError) -> GraphQLJSONValue? {
    guard try find(key, in: &object), !readNull() else { return nil }
    return try readJSONValue(isLossy: true)
  }
}
