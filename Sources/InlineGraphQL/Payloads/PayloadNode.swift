import GraphQLJSON

/// An object or array whose values are being decoded, or, with depth -1, what the outermost value is in.
///
/// Members are mostly asked for in the order in which they are there, so the next one is looked at first. The first time that it is
/// another one, the object gets an index.
final class PayloadNode {
  let document: PayloadDocument
  /// How many objects and arrays it is in.
  let depth: Int
  /// Where the bracket is.
  private(set) var start: Int
  private var parent: PayloadNode?
  /// The name or index in the parent, as in ``PayloadDecoder/key``.
  private var key: Int
  /// Where the object or array ends; -1 if that is not known.
  var end = -1

  /// The member or element that is decoded; of none, the value is -1.
  private(set) var current = PayloadMember.none
  /// Where the current value ends; -1 if that is not known.
  private var currentEnd = -1
  /// The names that were passed one after the other.
  private var passed = PassedNames()
  /// How often a name was looked for in vain, without an index.
  private var absences = 0
  private var index: PayloadIndex?

  init(at start: Int, in parent: PayloadNode, key: Int) {
    document = parent.document
    depth = parent.depth + 1
    self.start = start
    self.parent = parent
    self.key = key
  }

  /// Makes it the node of another object or array of the same depth.
  func enter(_ parent: PayloadNode, at start: Int, key: Int) {
    self.start = start
    self.parent = parent
    self.key = key
    end = -1
    absences = 0
    rewind()
  }

  /// Lets go of what it is in, until it is used again.
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

  /// The way to the object or array.
  var codingPath: [any CodingKey] { parent?.codingPath(to: key) ?? [] }

  /// The way to a value in it.
  func codingPath(to key: Int) -> [any CodingKey] {
    if depth < 0 { return [] }
    return codingPath + [key < 0 ? PayloadKey(intValue: -1 - key) : PayloadKey(stringValue: document.text(at: key))]
  }

  /// Notes where the current value ends.
  @inline(__always)
  func finishCurrent(at end: Int) { currentEnd = end }

  /// Moves to an element of an array.
  @inline(__always)
  func move(toElementAt offset: Int) {
    current.value = offset
    currentEnd = -1
  }

  /// Begins with the first member again.
  func rewind() {
    current = .none
    currentEnd = -1
    passed = PassedNames()
  }

  /// A cursor behind the current value; `nil` if that is not well-formed.
  @inline(__always)
  private func cursorBehindCurrent() -> JSONCursor? {
    if currentEnd < 0 { currentEnd = document.end(ofValueAt: current.value, in: self) }
    return currentEnd < 0 ? nil : document.cursor(at: currentEnd)
  }

  /// Where the object or array ends; -1 if it is not well-formed.
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

  /// Moves to the member of that name.
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
      // What was found and not read is asked for again.
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
    // Of two members of one name the first one counts.
    if passed.mayContain(bits) { return findInIndex(name) }
    guard cursor.consumeName(name) else { return mayBeAhead(name, of: cursor) ? findInIndex(name) : -1 }
    passed.insert(bits)
    current = PayloadMember(key: key, keyCount: name.count, hasEscapes: false, value: cursor.offset)
    currentEnd = -1
    return current.value
  }

  /// Whether there may be a member of that name behind a cursor, which is at a name.
  ///
  /// Types ask for members that are rarely there. An index would cost more than the one look that it takes to find out.
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

  /// The names of the members, each once, in order.
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
