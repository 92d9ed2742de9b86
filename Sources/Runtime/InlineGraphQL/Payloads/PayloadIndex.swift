import GraphQLJSON

/// A member of an object, as offsets in the payload.
struct PayloadMember {
  /// The offset of the name's opening quotation mark.
  var key: Int
  /// The number of bytes between the name's quotation marks.
  var keyCount: Int
  var hasEscapes: Bool
  var value: Int

  static var none: PayloadMember { PayloadMember(key: -1, keyCount: 0, hasEscapes: false, value: -1) }

  /// Returns whether the member has a name.
  func isNamed(_ name: UnsafeBufferPointer<UInt8>, in document: PayloadDocument) -> Bool {
    if hasEscapes { return document.text(at: key).utf8.elementsEqual(name) }
    return keyCount == name.count && MemberName(name).matches(document.cursor(at: key + 1).position)
  }
}

/// An index of all members of an object, for members that are not requested in the order of the payload.
final class PayloadIndex {
  let members: [PayloadMember]
  /// The end of the object; -1 if it is malformed.
  let end: Int
  private let positions: [ExactText: Int]
  /// The position after the member that was found last, where the search begins.
  private var next = 0

  init(of object: PayloadNode) {
    let document = object.document
    var cursor = document.cursor(at: object.start + 1)
    var members: [PayloadMember] = []
    var end = -1
    do throws(JSONError) {
      if !cursor.consume(UInt8(ascii: "}")) {
        members.reserveCapacity(16)
        repeat {
          cursor.skipSpace()
          let key = cursor.offset
          let name = try cursor.readRawString()
          try cursor.validate(name)
          try cursor.expect(UInt8(ascii: ":"))
          cursor.skipSpace()
          let value = cursor.offset
          members.append(
            PayloadMember(key: key, keyCount: name.bytes.count, hasEscapes: name.hasEscapes, value: value)
          )
          try document.skipValue(at: &cursor, depth: object.depth + 1)
        } while cursor.consume(UInt8(ascii: ","))
        try cursor.expect(UInt8(ascii: "}"))
      }
      end = cursor.offset
    } catch {
      document.fail()
    }
    self.end = end
    self.members = members
    positions =
      members.count <= 16
      ? [:] : Dictionary(members.enumerated().map { (ExactText(document.text(at: $1.key)), $0) }) { first, _ in first }
  }

  /// Returns the first member with a name.
  func member(_ name: UnsafeBufferPointer<UInt8>, in document: PayloadDocument) -> PayloadMember? {
    guard let position = position(of: name, in: document) else { return nil }
    next = position + 1
    return members[position]
  }

  private func position(of name: UnsafeBufferPointer<UInt8>, in document: PayloadDocument) -> Int? {
    if !positions.isEmpty { return positions[ExactText(String(decoding: name, as: UTF8.self))] }
    // Duplicate names are rare, but the first one counts.
    if next < members.count, members[next].isNamed(name, in: document),
      !members[..<next].contains(where: { $0.isNamed(name, in: document) })
    {
      return next
    }
    return members.firstIndex { $0.isNamed(name, in: document) }
  }
}
