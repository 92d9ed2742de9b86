/// The errors of a response by the nulls that they are the reason for.
struct FieldErrors {
  /// The errors by the offset of the null in bytes.
  private(set) var byOffset: [Int: [GraphQLError]] = [:]

  /// The errors below one value of the response, by the path to their field.
  private final class Node {
    var errors: [GraphQLError] = []
    var members: [String: Node] = [:]
    var elements: [Int: Node] = [:]

    /// The errors here and below.
    var all: [GraphQLError] {
      var (all, waiting) = ([] as [GraphQLError], [self])
      while let node = waiting.popLast() {
        all += node.errors
        waiting += node.members.values
        waiting += node.elements.values
      }
      return all
    }
  }

  /// No errors.
  init() {}

  /// Finds the null of each error that has a path. Null propagates (section 6.4.4 of the specification), so it may be
  /// the value of a field around the one with the error.
  ///
  /// - Parameters:
  ///   - errors: The errors.
  ///   - bytes: The response, which was read once.
  init(_ errors: [GraphQLError], in bytes: UnsafeBufferPointer<UInt8>) {
    let root = Node()
    for error in errors {
      guard let path = error.path else { continue }
      var node = root
      for component in path.components {
        let inner: Node
        switch component {
        case .key(let key):
          inner = node.members[key] ?? Node()
          node.members[key] = inner
        case .index(let index):
          inner = node.elements[index] ?? Node()
          node.elements[index] = inner
        }
        node = inner
      }
      node.errors.append(error)
    }
    let response = Node()
    response.members["data"] = root
    var cursor = JSONCursor(bytes)
    // The response was read, so the text has no errors.
    try? find(response, at: &cursor, depth: 0)
  }

  private mutating func find(_ node: Node, at cursor: inout JSONCursor, depth: Int) throws(JSONError) {
    cursor.skipWhitespace()
    let offset = cursor.offset
    switch cursor.byte {
    case UInt8(ascii: "{") where !node.members.isEmpty && depth < JSONCursor.maximumDepth:
      cursor.position += 1
      if cursor.consume(UInt8(ascii: "}")) { return }
      // Of several members with one name, the first one counts.
      var remaining = node.members
      repeat {
        cursor.skipWhitespace()
        let name = try cursor.readString()
        try cursor.expect(UInt8(ascii: ":"))
        if let inner = remaining.removeValue(forKey: name) {
          try find(inner, at: &cursor, depth: depth + 1)
        } else {
          try cursor.skipValue()
        }
      } while cursor.consume(UInt8(ascii: ","))
      try cursor.expect(UInt8(ascii: "}"))
    case UInt8(ascii: "[") where !node.elements.isEmpty && depth < JSONCursor.maximumDepth:
      cursor.position += 1
      if cursor.consume(UInt8(ascii: "]")) { return }
      var index = 0
      repeat {
        if let inner = node.elements[index] {
          try find(inner, at: &cursor, depth: depth + 1)
        } else {
          try cursor.skipValue()
        }
        index += 1
      } while cursor.consume(UInt8(ascii: ","))
      try cursor.expect(UInt8(ascii: "]"))
    case UInt8(ascii: "n"):
      let errors = node.all
      if !errors.isEmpty { byOffset[offset] = errors }
      try cursor.skipValue()
    default:
      try cursor.skipValue()
    }
  }
}
