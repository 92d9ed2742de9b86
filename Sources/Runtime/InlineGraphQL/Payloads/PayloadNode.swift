import GraphQLJSON

/// An object or array whose values are being decoded; at depth -1, the parent of the outermost value.
///
/// Types mostly request members in the order of the payload, so the search begins with the next member. The object gets
/// an index when a request may break that order.
final class PayloadNode {
  let document: PayloadDocument
  /// The number of objects and arrays around it.
  let depth: Int
  /// The offset of the opening bracket.
  private(set) var start: Int
  private var parent: PayloadNode?
  /// The name or index in the parent; see ``PayloadDecoder/key``.
  private var key: Int
  /// The end of the object or array; -1 if that is not known.
  var end = -1

  /// The current member or element; if there is none, its value is -1.
  private(set) var current = PayloadMember.none
  /// The end of the current value; -1 if that is not known.
  private var currentEnd = -1
  /// The names of the members that were found before.
  private var passed = PassedNames()
  /// How many names were not found, before there was an index.
  private var absences = 0
  private var index: PayloadIndex?

  init(at start: Int, in parent: PayloadNode, key: Int) {
    document = parent.document
    depth = parent.depth + 1
    self.start = start
    self.parent = parent
    self.key = key
  }

  /// Reuses the node for another object or array at the same depth.
  func enter(_ parent: PayloadNode, at start: Int, key: Int) {
    self.start = start
    self.parent = parent
    self.key = key
    end = -1
    absences = 0
    rewind()
  }

  /// Releases the parent, until the node is reused.
  func leave() {
    parent = nil
    index = nil
    start = -1
  }

  init(rootOf document: PayloadDocument) {
    self.document = document
    depth = -1
    start = -1
    parent = nil
    key = 0
  }

  /// The path to the object or array.
  var codingPath: [any CodingKey] { parent?.codingPath(to: key) ?? [] }

  /// Returns the path to a value inside.
  func codingPath(to key: Int) -> [any CodingKey] {
    if depth < 0 { return [] }
    return codingPath + [key < 0 ? PayloadKey(intValue: -1 - key) : PayloadKey(stringValue: document.text(at: key))]
  }

  /// Records the end of the current value.
  @inline(__always)
  func finishCurrent(at end: Int) { currentEnd = end }

  /// Moves to an element of an array.
  @inline(__always)
  func move(toElementAt offset: Int) {
    current.value = offset
    currentEnd = -1
  }

  /// Goes back to the first member.
  func rewind() {
    current = .none
    currentEnd = -1
    passed = PassedNames()
  }

  /// Returns a cursor after the current value; `nil` if the value is malformed.
  @inline(__always)
  private func cursorBehindCurrent() -> JSONCursor? {
    if currentEnd < 0 { currentEnd = document.end(ofValueAt: current.value, in: self) }
    return currentEnd < 0 ? nil : document.cursor(at: currentEnd)
  }

  /// Returns the end of the object or array; -1 if it is malformed.
  func findEnd() -> Int {
    if end >= 0 { return end }
    guard current.value >= 0 else {
      var cursor = document.cursor(at: start)
      do throws(JSONError) { try document.skipValue(at: &cursor, depth: depth) } catch {
        document.fail()
        return -1
      }
      end = cursor.offset
      return end
    }
    guard var cursor = cursorBehindCurrent() else { return -1 }
    let isObject = document.cursor(at: start).byte == UInt8(ascii: "{")
    do throws(JSONError) {
      while cursor.consume(UInt8(ascii: ",")) {
        if isObject {
          cursor.skipSpace()
          try cursor.skipString()
          try cursor.expect(UInt8(ascii: ":"))
        }
        try document.skipValue(at: &cursor, depth: depth + 1)
      }
      try cursor.expect(isObject ? UInt8(ascii: "}") : UInt8(ascii: "]"))
      end = cursor.offset
    } catch {
      document.fail()
    }
    return end
  }

  // MARK: Objects

  /// Moves to the member with a name.
  ///
  /// - Returns: The offset of its value; -1 if there is no such member.
  @inline(__always)
  func find(_ name: consuming String) -> Int {
    name.withUTF8 { find($0) }
  }

  private func find(_ name: UnsafeBufferPointer<UInt8>) -> Int {
    if index != nil { return findInIndex(name) }
    let bits = PassedNames(name)
    var cursor: JSONCursor
    if current.value < 0 {
      cursor = document.cursor(at: start + 1)
      cursor.skipWhitespace()
      if cursor.byte == UInt8(ascii: "}") {
        end = cursor.offset + 1
        return -1
      }
    } else {
      // The member was found before, but not read.
      if currentEnd < 0, current.isNamed(name, in: document) { return current.value }
      guard let behind = cursorBehindCurrent() else { return -1 }
      cursor = behind
      if cursor.consume(UInt8(ascii: ",")) {
        cursor.skipSpace()
      } else if cursor.consume(UInt8(ascii: "}")) {
        end = cursor.offset
        return passed.mayContain(bits) ? findInIndex(name) : -1
      } else {
        document.fail()
        return -1
      }
    }
    let key = cursor.offset
    // If two members have one name, the first counts.
    if passed.mayContain(bits) { return findInIndex(name) }
    guard cursor.consumeName(name) else { return mayBeAhead(name, of: cursor) ? findInIndex(name) : -1 }
    passed.insert(bits)
    current = PayloadMember(key: key, keyCount: name.count, hasEscapes: false, value: cursor.offset)
    currentEnd = -1
    return current.value
  }

  /// Returns whether a member with a name may follow a cursor, which is at a name.
  ///
  /// Types request members that are rarely present. One search costs less than an index.
  private func mayBeAhead(_ name: UnsafeBufferPointer<UInt8>, of cursor: JSONCursor) -> Bool {
    if absences == 2 { return true }
    absences += 1
    return cursor.mayHaveMember(name)
  }

  @inline(never)
  private func findInIndex(_ name: UnsafeBufferPointer<UInt8>) -> Int {
    guard let member = madeIndex.member(name, in: document) else { return -1 }
    current = member
    currentEnd = -1
    return member.value
  }

  /// The distinct names of the members, in order.
  var names: [String] {
    var known: Set<ExactText> = []
    return madeIndex.members.map { document.text(at: $0.key) }.filter { known.insert(ExactText($0)).inserted }
  }

  private var madeIndex: PayloadIndex {
    if let index { return index }
    let index = PayloadIndex(of: self)
    self.index = index
    end = index.end
    return index
  }
}
