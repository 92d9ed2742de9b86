import GraphQLJSON

/// A JSON value and its range.
package struct JSONNode {
  /// The kinds of values. Introspection has no numbers, so their digits are not kept.
  package indirect enum Kind {
    case null
    case bool(Bool)
    case number
    case string(String)
    case array([JSONNode])
    case object([ExactText: JSONNode])
  }

  package var kind: Kind
  var range: SourceRange

  package subscript(key: String) -> JSONNode? {
    guard case .object(let members) = kind, let member = members[ExactText(key)] else { return nil }
    if case .null = member.kind { return nil }
    return member
  }

  package var string: String? {
    if case .string(let string) = kind { string } else { nil }
  }

  var bool: Bool? {
    if case .bool(let bool) = kind { bool } else { nil }
  }

  package var array: [JSONNode]? {
    if case .array(let array) = kind { array } else { nil }
  }
}

extension JSONNode {
  /// Reads the next value.
  package init(from cursor: inout JSONCursor) throws(Diagnostic) {
    try self.init(from: &cursor, depth: 0)
  }

  private init(from cursor: inout JSONCursor, depth: Int) throws(Diagnostic) {
    cursor.skipWhitespace()
    let start = cursor.offset
    if depth >= JSONCursor.maximumDepth, cursor.byte == UInt8(ascii: "{") || cursor.byte == UInt8(ascii: "[") {
      try cursor.diagnosed { cursor throws(JSONError) in throw cursor.error(.tooDeep) }
    }
    switch cursor.byte {
    case UInt8(ascii: "{"):
      var members: [ExactText: JSONNode] = [:]
      try cursor.members { cursor, key throws(Diagnostic) in
        members[ExactText(key)] = try JSONNode(from: &cursor, depth: depth + 1)
      }
      kind = .object(members)
    case UInt8(ascii: "["):
      var elements: [JSONNode] = []
      try cursor.elements { cursor throws(Diagnostic) in
        elements.append(try JSONNode(from: &cursor, depth: depth + 1))
      }
      kind = .array(elements)
    case UInt8(ascii: "\""):
      kind = .string(try cursor.diagnosed { cursor throws(JSONError) in try cursor.readString() })
    case UInt8(ascii: "t"), UInt8(ascii: "f"):
      kind = .bool(try cursor.diagnosed { cursor throws(JSONError) in try cursor.readBool() })
    case let first:
      try cursor.pass()
      kind = first == UInt8(ascii: "n") ? .null : .number
    }
    range = SourceRange(start, cursor.offset)
  }
}
