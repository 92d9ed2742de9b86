/// A JSON value with the place it stands at.
struct JSONNode {
  /// What the value is; numbers occur nowhere in an introspection, so that their digits are not kept.
  indirect enum Kind {
    case null
    case bool(Bool)
    case number
    case string(String)
    case array([JSONNode])
    case object([String: JSONNode])
  }

  var kind: Kind
  var range: SourceRange

  subscript(key: String) -> JSONNode? {
    guard case .object(let members) = kind, let member = members[key] else { return nil }
    if case .null = member.kind { return nil }
    return member
  }

  var string: String? {
    if case .string(let string) = kind { string } else { nil }
  }

  var bool: Bool? {
    if case .bool(let bool) = kind { bool } else { nil }
  }

  var array: [JSONNode]? {
    if case .array(let array) = kind { array } else { nil }
  }
}
