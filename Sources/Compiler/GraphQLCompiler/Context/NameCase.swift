/// How the names of a schema are written in Swift: the argument `names:` of a `@GraphQLSchema`.
///
/// Requests and responses keep the schema's names.
package enum NameCase: String, Hashable, Sendable, CaseIterable {
  /// `order_by` stays `order_by`, and a type keeps its name.
  case asWritten

  /// `order_by` becomes `orderBy`, and a type of that name `OrderBy`.
  case camelCase

  /// Returns the name of a property, an argument or a parameter for a GraphQL name.
  ///
  /// In camel case, a name in one word stays as it is (`userID`), unless it is all upper case (`ID`).
  package func property(_ name: String) -> String {
    switch self {
    case .asWritten: name
    case .camelCase: Words(name).inCamelCase
    }
  }

  /// Returns the name of a type for a GraphQL name.
  ///
  /// In camel case, a name in one word only begins in upper case: `Jsonb` for `jsonb`, `JSON` for `JSON`.
  package func type(_ name: String) -> String {
    switch self {
    case .asWritten: name
    case .camelCase: Words(name).inUpperCamelCase
    }
  }

  /// Returns the case of an enum value: `inProgress` for `IN_PROGRESS`, `httpError` for `HTTPError`. It is in camel case
  /// always.
  static func enumCase(_ value: String) -> String { Words(value).joined(beginningInUpperCase: false) }
}

/// The words of a GraphQL name, which underscores separate.
///
/// Underscores at both ends and between digits separate nothing, and stay.
private struct Words {
  private let bytes: [UInt8]
  private let start, end: Int

  init(_ name: String) {
    bytes = Array(name.utf8)
    start = bytes.firstIndex { $0 != underscore } ?? bytes.count
    end = (bytes.lastIndex { $0 != underscore } ?? start - 1) + 1
  }

  var inCamelCase: String {
    areSeveral || areUpperCase ? joined(beginningInUpperCase: false) : String(decoding: bytes, as: UTF8.self)
  }

  var inUpperCamelCase: String {
    if areSeveral { return joined(beginningInUpperCase: true) }
    var name = bytes
    if start < end, isLower(name[start]) { name[start] &= ~0x20 }
    return String(decoding: name, as: UTF8.self)
  }

  private var areSeveral: Bool { bytes[start..<end].contains(underscore) }

  private var areUpperCase: Bool { !bytes.contains(where: isLower) }

  /// Returns the name without the underscores between words. Each word but the first begins in upper case.
  func joined(beginningInUpperCase: Bool) -> String {
    let areUpperCase = areUpperCase
    var name = Array(bytes[..<start])
    name.reserveCapacity(bytes.count)
    var index = start
    if beginningInUpperCase, index < bytes.count {
      name.append(isLower(bytes[index]) ? bytes[index] & ~0x20 : bytes[index])
      index += 1
    } else {
      // In `HTTPError` the first word is `HTTP`, because `E` begins the next one.
      while index < bytes.count, isUpper(bytes[index]) {
        let beginsNextWord = index > start && index + 1 < bytes.count && isLower(bytes[index + 1])
        if beginsNextWord { break }
        name.append(bytes[index] | 0x20)
        index += 1
      }
    }
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte != underscore {
        name.append(areUpperCase && isUpper(byte) ? byte | 0x20 : byte)
        continue
      }
      guard let next = bytes[index...].first, let last = name.last, next != underscore,
        !(isDigit(next) && isDigit(last))
      else {
        name.append(underscore)
        continue
      }
      name.append(isLower(next) ? next & ~0x20 : next)
      index += 1
    }
    return String(decoding: name, as: UTF8.self)
  }
}

private let underscore = UInt8(ascii: "_")

private func isLower(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") }
private func isUpper(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }
private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
