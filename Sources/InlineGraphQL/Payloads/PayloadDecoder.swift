import DynamicCodable
import GraphQLJSON

/// Decodes a value straight from the bytes of a response.
struct PayloadDecoder: Decoder {
  let document: PayloadDocument
  let offset: Int
  let parent: PayloadNode?

  var codingPath: [any CodingKey] { parent?.codingPath ?? [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(PayloadObject(node: try document.object(at: offset, in: parent)))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard document.cursor(at: offset).byte == UInt8(ascii: "[") else {
      throw document.mismatch([Any].self, at: offset, in: parent)
    }
    return PayloadArray(node: PayloadNode(document, arrayAt: offset, in: parent))
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }
}

extension PayloadDecoder: SingleValueDecodingContainer {
  func decodeNil() -> Bool { document.isNull(at: offset) }

  func decode<T: Decodable>(_ type: T.Type) throws -> T {
    try document.decode(type, at: offset, in: parent).value
  }
}

extension PayloadDecoder: StringMemberDecoder {
  func string(forMember name: String) -> String? {
    guard let object = try? document.object(at: offset, in: parent), let offset = object.value(for: name) else {
      return nil
    }
    var cursor = document.cursor(at: offset)
    guard let text = try? cursor.readString() else { return nil }
    object.finish(at: cursor.offset)
    return text
  }
}
