import GraphQLJSON

/// An object or array whose values are being decoded.
///
/// Members are mostly asked for in the order in which they are there, so the next one is looked at first. The first time that it is
/// another one, the object gets an index.
final class PayloadNode {
  private struct Member {
    var key: UnsafeBufferPointer<UInt8>
    var hasEscapes: Bool
    var value: Int

    static var none: Member { Member(key: UnsafeBufferPointer(start: nil, count: 0), hasEscapes: false, value: -1) }
  }

  /// All members, for objects whose members are not in the order in which they are asked for.
  private final class Index {
    let members: [Member]
    let positions: [String: Int]
    /// Where the object ends.
    let end: Int

    init(_ members: [Member], upTo end: Int, _ text: (Member) -> String) {
      self.members = members
      self.end = end
      positions =
        members.count <= 16 ? [:] : Dictionary(members.enumerated().map { (text($1), $0) }) { first, _ in first }
    }
  }

  let document: PayloadDocument
  /// Where the bracket is.
  let start: Int
  private let parent: PayloadNode?
  private let isArray: Bool
  /// How many elements were passed.
  private(set) var index = 0
  /// The member or element that is decoded; of none, the value is -1.
  private var current = Member.none
  /// Where the current value ends; -1 if that is not known.
  private var end = -1
  private var members: Index?

  init(_ document: PayloadDocument, arrayAt start: Int, in parent: PayloadNode?) {
    self.document = document
    self.start = start
    self.parent = parent
    isArray = true
    moveToElement(document.cursor(at: start + 1))
  }

  init(_ document: PayloadDocument, objectAt start: Int, in parent: PayloadNode?) {
    self.document = document
    self.start = start
    self.parent = parent
    isArray = false
  }

  /// Begins with the first member again.
  func rewind() {
    current = .none
    end = -1
  }

  /// The way to the value that is decoded.
  var codingPath: [any CodingKey] {
    if isArray { return ownCodingPath + [PayloadKey(intValue: index)] }
    return current.value < 0 ? ownCodingPath : ownCodingPath + [PayloadKey(stringValue: text(of: current))]
  }

  /// The way to the object or array itself.
  var ownCodingPath: [any CodingKey] { parent?.codingPath ?? [] }

  /// Notes where the current value ends.
  @inline(__always)
  func finish(at end: Int?) { self.end = end ?? -1 }

  private func cursorBehindValue() -> JSONCursor {
    end >= 0 ? document.cursor(at: end) : document.cursor(behindValueAt: current.value)
  }

  // MARK: Arrays

  /// The offset of the current element; `nil` behind the last one.
  var element: Int? { current.value < 0 ? nil : current.value }

  /// Moves to the next element.
  func moveToNextElement() {
    var cursor = cursorBehindValue()
    index += 1
    if !cursor.consume(UInt8(ascii: ",")) { cursor.skipWhitespace() }
    moveToElement(cursor)
  }

  private func moveToElement(_ cursor: JSONCursor) {
    var cursor = cursor
    end = -1
    if cursor.consume(UInt8(ascii: "]")) {
      current.value = -1
      document.leaveArray(from: start, to: cursor.offset)
    } else {
      current.value = cursor.offset
    }
  }

  // MARK: Objects

  /// The offset of a member's value, which is now the current one; `nil` if there is no such member.
  func value(for name: String) -> Int? {
    var name = name
    return name.withUTF8 { name in
      if current.value >= 0, matches(current, name) { return current.value }
      if members == nil, let next = nextMember(), matches(next, name) {
        current = next
        end = -1
        return next.value
      }
      return indexedValue(for: name)
    }
  }

  /// The names of the members, each once, in order.
  var names: [String] {
    var known: Set<String> = []
    return indexed().members.map(text).filter { known.insert($0).inserted }
  }

  /// A cursor behind the object, for which as little as possible is passed over again; `nil` if nothing is known of it.
  func cursorBehind() -> JSONCursor? {
    if let members { return members.end < 0 ? nil : document.cursor(at: members.end) }
    guard current.value >= 0 else { return nil }
    var cursor = cursorBehindValue()
    while cursor.consume(UInt8(ascii: ",")) {
      guard let member = member(at: &cursor) else { return nil }
      cursor.offset = member.value
      try? cursor.skipValue()
    }
    return cursor.consume(UInt8(ascii: "}")) ? cursor : nil
  }

  @inline(__always)
  private func nextMember() -> Member? {
    var cursor: JSONCursor
    if current.value < 0 {
      cursor = document.cursor(at: start + 1)
      cursor.skipWhitespace()
      if cursor.byte == UInt8(ascii: "}") { return nil }
    } else {
      cursor = cursorBehindValue()
      guard cursor.consume(UInt8(ascii: ",")) else { return nil }
    }
    return member(at: &cursor)
  }

  @inline(__always)
  private func member(at cursor: inout JSONCursor) -> Member? {
    guard let key = try? cursor.readRawString(), cursor.consume(UInt8(ascii: ":")) else { return nil }
    cursor.skipWhitespace()
    return Member(key: key.bytes, hasEscapes: key.hasEscapes, value: cursor.offset)
  }

  @inline(never)
  private func indexedValue(for name: UnsafeBufferPointer<UInt8>) -> Int? {
    let index = indexed()
    let found =
      index.positions.isEmpty
      ? index.members.firstIndex { matches($0, name) } : index.positions[String(decoding: name, as: UTF8.self)]
    guard let found else { return nil }
    current = index.members[found]
    end = -1
    return current.value
  }

  private func indexed() -> Index {
    if let members { return members }
    var cursor = document.cursor(at: start + 1)
    var found: [Member] = []
    while let member = member(at: &cursor) {
      found.append(member)
      try? cursor.skipValue()
      if !cursor.consume(UInt8(ascii: ",")) { break }
    }
    let isClosed = cursor.consume(UInt8(ascii: "}"))
    let index = Index(found, upTo: isClosed ? cursor.offset : -1, text)
    members = index
    return index
  }

  @inline(__always)
  private func matches(_ member: Member, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    if member.hasEscapes { return text(of: member).utf8.elementsEqual(name) }
    guard member.key.count == name.count else { return false }
    for index in 0..<name.count where member.key[index] != name[index] { return false }
    return true
  }

  private func text(of member: Member) -> String {
    var cursor = document.cursor(at: 0)
    cursor.position = member.key.baseAddress! - 1
    return (try? cursor.readString()) ?? ""
  }
}

/// A key that only the data knows.
struct PayloadKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(stringValue: String) {
    self.stringValue = stringValue
    intValue = nil
  }

  init(intValue: Int) {
    stringValue = "Index \(intValue)"
    self.intValue = intValue
  }
}
