extension SwiftName {
  /// Returns the Swift case of an enum value: `inProgress` for `IN_PROGRESS`, `httpError` for `HTTPError`.
  ///
  /// Underscores at both ends and between digits stay.
  static func enumCase(_ value: String) -> String {
    let bytes = Array(value.utf8)
    let isShouting = !bytes.contains { isLower($0) }
    var name: [UInt8] = []
    name.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count, bytes[index] == underscore {
      name.append(underscore)
      index += 1
    }
    // The first word becomes lower case. In `HTTPError` it is `HTTP`, because `E` begins the next word.
    let wordStart = index
    while index < bytes.count, isUpper(bytes[index]) {
      let beginsNextWord = index > wordStart && index + 1 < bytes.count && isLower(bytes[index + 1])
      if beginsNextWord { break }
      name.append(bytes[index] | 0x20)
      index += 1
    }
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte != underscore {
        name.append(isShouting && isUpper(byte) ? byte | 0x20 : byte)
        continue
      }
      guard let next = bytes[index...].first, let last = name.last, next != underscore else {
        name.append(underscore)
        continue
      }
      if isDigit(next), isDigit(last) {
        name.append(underscore)
      } else if isLower(next) {
        name.append(next & ~0x20)
        index += 1
      } else {
        name.append(next)
        index += 1
      }
    }
    return String(decoding: name, as: UTF8.self)
  }

  private static let underscore = UInt8(ascii: "_")

  private static func isLower(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") }
  private static func isUpper(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }
  private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
}
