import DynamicCodable

/// The least that a decoder can do for sections: it has no text and returns prepared values.
///
/// The rest is the cost of `Codable` itself: a container in a box for each object, its type's metadata, a call through
/// two tables for each member, and the values.
struct FloorDecoder: Decoder {
  let answers: Answers

  /// The prepared values. The type of section changes from one to the next.
  final class Answers {
    private let types = ["hero", "product", "article"]
    private var asked = 0
    let text = String(repeating: "A few words. ", count: 3)
    let texts = ["new", "sale"]
    /// A section's type is read twice: to look up the Swift type, and by the section itself.
    var type: String {
      asked += 1
      return types[asked / 2 % types.count]
    }
  }

  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(Object(answers: answers))
  }

  func unkeyedContainer() -> any UnkeyedDecodingContainer { List(answers: answers) }
  func singleValueContainer() -> any SingleValueDecodingContainer { fatalError("Sections are objects.") }

  private struct Object<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let answers: Answers

    var codingPath: [any CodingKey] { [] }
    var allKeys: [Key] { [] }
    func contains(_ key: Key) -> Bool { true }
    func decodeNil(forKey key: Key) -> Bool { false }
    func decode(_ type: String.Type, forKey key: Key) -> String {
      key.stringValue == "type" ? answers.type : answers.text
    }
    func decode(_ type: Bool.Type, forKey key: Key) -> Bool { true }
    func decode(_ type: Int.Type, forKey key: Key) -> Int { 480 }
    func decode(_ type: Double.Type, forKey key: Key) -> Double { 4.5 }
    func decodeIfPresent(_ type: String.Type, forKey key: Key) -> String? { nil }
    func decodeIfPresent(_ type: Double.Type, forKey key: Key) -> Double? { 4.5 }
    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
      T.self == [String].self ? answers.texts as! T : try T(from: FloorDecoder(answers: answers))
    }
    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) -> KeyedDecodingContainer<
      Nested
    > {
      FloorDecoder(answers: answers).container(keyedBy: type)
    }
    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer { List(answers: answers) }
    func superDecoder() -> any Decoder { FloorDecoder(answers: answers) }
    func superDecoder(forKey key: Key) -> any Decoder { FloorDecoder(answers: answers) }
  }

  private struct List: UnkeyedDecodingContainer {
    let answers: Answers
    private(set) var currentIndex = 0

    var codingPath: [any CodingKey] { [] }
    var count: Int? { sectionCount }
    var isAtEnd: Bool { currentIndex == sectionCount }
    mutating func decodeNil() -> Bool { false }
    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T { try T(from: superDecoder()) }
    mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
      FloorDecoder(answers: answers).container(keyedBy: type)
    }
    mutating func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer { List(answers: answers) }
    mutating func superDecoder() -> any Decoder {
      currentIndex += 1
      return FloorDecoder(answers: answers)
    }
  }
}
