import DynamicCodable
import Foundation
import SeededRandomness

/// A type that makes random calls on a decoder, with a seed from the data, and records the results.
struct AskingType: Decodable, TypeIdentifiable, Sendable {
  enum Keys: String, CodingKey { case type, seed, value }

  let type: String
  let answers: [String]

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    type = try container.decode(String.self, forKey: .type)
    // JSONDecoder treats a missing value as null.
    _ = try container.decodeNil(forKey: .value)
    var asker = Asker(random: SeededRandom(seed: try container.decode(UInt64.self, forKey: .seed)))
    asker.ask(try container.superDecoder(forKey: .value), depth: 0)
    answers = asker.answers
  }
}

/// Calls a decoder, its containers and their nested containers.
private struct Asker {
  var random: SeededRandom
  var answers: [String] = []
  /// Earlier decoders and containers, which are called again.
  private var decoders: [any Decoder] = []
  private var objects: [KeyedDecodingContainer<AnyKey>] = []

  init(random: SeededRandom) { self.random = random }

  mutating func ask(_ decoder: any Decoder, depth: Int) {
    answers.append("at \(decoder.codingPath.text)")
    decoders.append(decoder)
    switch Int.random(in: 0..<7, using: &random) {
    case 0: askValue(in: decoder)
    case 1, 2: askList(in: decoder, depth)
    default: askObject(in: decoder, depth)
    }
  }

  private mutating func note<T>(_ question: String, _ answer: () throws -> T) {
    do {
      answers.append("\(question): \(try answer())")
    } catch {
      // For numbers that do not fit, JSONDecoder has another error, without their path.
      answers.append("\(question): \((error as? DecodingError)?.kindAndPath ?? "mismatch")")
    }
  }

  private mutating func askValue(in decoder: any Decoder) {
    guard let container = try? decoder.singleValueContainer() else { return answers.append("no value") }
    let type = types.randomElement(using: &random)!
    note("nil") { container.decodeNil() }
    note("\(type)") { try type.decode(container) }
  }

  private mutating func askList(in decoder: any Decoder, _ depth: Int) {
    guard var list = try? decoder.unkeyedContainer() else { return answers.append("no list") }
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      answers.append("\(list.currentIndex) \(list.isAtEnd)")
      let type = types.randomElement(using: &random)!
      switch Int.random(in: 0..<9, using: &random) {
      case 0: note("nil") { try list.decodeNil() }
      case 1:
        if let inner = try? list.superDecoder(), depth < 4 { ask(inner, depth: depth + 1) }
      case 2:
        if let object = try? list.nestedContainer(keyedBy: AnyKey.self), depth < 4 { ask(object, depth: depth + 1) }
      case 3:
        if var inner = try? list.nestedUnkeyedContainer() { note("inner \(type)") { try type.next(&inner) } }
      // After the last element, JSONDecoder keeps counting, so this is not compared there.
      case 4 where !list.isAtEnd: note("\(type) or nil") { try type.nextIfPresent(&list) }
      default: note("\(type)") { try type.next(&list) }
      }
    }
  }

  private mutating func askObject(in decoder: any Decoder, _ depth: Int) {
    guard let object = try? decoder.container(keyedBy: AnyKey.self) else { return answers.append("no object") }
    ask(object, depth: depth)
  }

  private mutating func ask(_ object: KeyedDecodingContainer<AnyKey>, depth: Int) {
    answers.append("in \(object.codingPath.text)")
    objects.append(object)
    for _ in 0..<Int.random(in: 0...8, using: &random) {
      let key = AnyKey(stringValue: Payload.names.randomElement(using: &random)!)
      let type = types.randomElement(using: &random)!
      switch Int.random(in: 0..<14, using: &random) {
      case 12: if depth < 4 { ask(objects.randomElement(using: &random)!, depth: depth + 1) }
      case 13: if depth < 4 { ask(decoders.randomElement(using: &random)!, depth: depth + 1) }
      case 0: answers.append("keys \(object.allKeys.map(\.stringValue).sorted())")
      case 1: answers.append("has \(key.stringValue) \(object.contains(key))")
      case 2: note("nil \(key.stringValue)") { try object.decodeNil(forKey: key) }
      case 3:
        if object.contains(key), depth < 4, let inner = try? object.superDecoder(forKey: key) {
          ask(inner, depth: depth + 1)
        }
      case 4:
        if depth < 4, let inner = try? object.nestedContainer(keyedBy: AnyKey.self, forKey: key) {
          ask(inner, depth: depth + 1)
        }
      case 5:
        if var inner = try? object.nestedUnkeyedContainer(forKey: key) {
          note("list \(type)") { try type.next(&inner) }
        }
      case 6, 7: note("\(key.stringValue) \(type) or nil") { try type.decodeIfPresent(object, key) }
      default: note("\(key.stringValue) \(type)") { try type.decode(object, key) }
      }
    }
  }
}

struct AnyKey: CodingKey {
  var stringValue: String
  var intValue: Int?
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

/// The types to decode.
private let types: [any (Decodable & SendableMetatype).Type] = [
  String.self, Bool.self, Int.self, Double.self, Float.self, Int8.self, UInt8.self, Int16.self, UInt16.self,
  Int32.self, UInt32.self, Int64.self, UInt64.self, UInt.self, String?.self, Int?.self, [String].self, [Int].self,
  [[Int]].self, [String?].self, [Point].self, Point.self, Size.self, Decimal.self, URL.self, Data.self, UUID.self,
]

private struct Point: Decodable {
  var a: Int
  var b: Double?
  var c: [String]?
}

private enum Size: String, Decodable { case small, large }

extension Decodable {
  fileprivate static func decode(_ container: any SingleValueDecodingContainer) throws -> String {
    "\(try container.decode(Self.self))"
  }
  fileprivate static func decode(_ object: KeyedDecodingContainer<AnyKey>, _ key: AnyKey) throws -> String {
    "\(try object.decode(Self.self, forKey: key))"
  }
  fileprivate static func decodeIfPresent(_ object: KeyedDecodingContainer<AnyKey>, _ key: AnyKey) throws -> String {
    "\(try object.decodeIfPresent(Self.self, forKey: key) as Any)"
  }
  fileprivate static func next(_ list: inout any UnkeyedDecodingContainer) throws -> String {
    "\(try list.decode(Self.self))"
  }
  fileprivate static func nextIfPresent(_ list: inout any UnkeyedDecodingContainer) throws -> String {
    "\(try list.decodeIfPresent(Self.self) as Any)"
  }
}

extension [any CodingKey] {
  fileprivate var text: String { map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".") }
}

extension DecodingError {
  fileprivate var kindAndPath: String {
    switch self {
    // A value that does not fit its type is a mismatch for one decoder and corrupted data for the other.
    case .typeMismatch(_, let context), .dataCorrupted(let context): "mismatch at \(context.codingPath.text)"
    case .valueNotFound(_, let context): "null at \(context.codingPath.text)"
    case .keyNotFound(let key, let context): "no \(key.stringValue) at \(context.codingPath.text)"
    @unknown default: "?"
    }
  }
}
