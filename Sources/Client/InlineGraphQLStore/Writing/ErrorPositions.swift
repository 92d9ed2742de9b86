import GraphQLJSON
import InlineGraphQL

/// Finds the positions in a response to which the paths of errors lead.
///
/// Records cannot tell: if a field has two aliases, an error in one may have made it null, and the other have the object.
struct ErrorPositions {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let records: [Int: RecordID]

  /// The offset of the data's object.
  let root: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, root: Int, records: [Int: RecordID]) {
    (self.bytes, self.root, self.records) = (bytes, root, records)
  }

  /// The record of the object at an offset; `nil` if it has none.
  func record(at offset: Int) -> RecordID? { records[offset] }

  /// Returns where a field's value is in the object at an offset, or the element at indices in it; `nil` if there is none.
  func offset(of key: String, _ indices: [Int], inObjectAt object: Int) -> Int? {
    var cursor = JSONCursor(bytes)
    cursor.offset = object
    guard enter(&cursor, UInt8(ascii: "{")) else { return nil }
    while true {
      guard let name = try? cursor.readString(), (try? cursor.expect(UInt8(ascii: ":"))) != nil else { return nil }
      cursor.skipWhitespace()
      if name == key { break }
      guard skipToNext(&cursor) else { return nil }
    }
    for index in indices {
      guard enter(&cursor, UInt8(ascii: "[")) else { return nil }
      for _ in 0..<max(index, 0) { if !skipToNext(&cursor) { return nil } }
    }
    return cursor.offset
  }

  private func enter(_ cursor: inout JSONCursor, _ bracket: UInt8) -> Bool {
    guard cursor.consume(bracket) else { return false }
    cursor.skipWhitespace()
    return cursor.byte != UInt8(ascii: "}") && cursor.byte != UInt8(ascii: "]")
  }

  private func skipToNext(_ cursor: inout JSONCursor) -> Bool {
    guard (try? cursor.skipValue()) != nil, cursor.consume(UInt8(ascii: ",")) else { return false }
    cursor.skipWhitespace()
    return true
  }
}
