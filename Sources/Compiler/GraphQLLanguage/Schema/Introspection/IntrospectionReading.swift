import GraphQLJSON

extension SchemaIndex {
  /// Scans the response to an introspection query (section 4), except fields, values and arguments.
  static func reading(introspection source: Source) throws(Diagnostic) -> (SchemaIndex, SchemaDefinition) {
    var index = SchemaIndex()
    var definition: SchemaDefinition?
    try source.utf8.withUnsafeBufferPointer { bytes throws(Diagnostic) in
      let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      var cursor = JSONCursor(bytes, range: SourceRange(start, bytes.count))
      try cursor.members { cursor, key throws(Diagnostic) in
        if key == "data", cursor.byte == UInt8(ascii: "{") {
          try cursor.members { cursor, key throws(Diagnostic) in
            try index.readMember(key, of: &cursor, definition: &definition)
          }
        } else {
          try index.readMember(key, of: &cursor, definition: &definition)
        }
      }
      try cursor.expectEnd()
    }
    guard let definition else {
      let message = "Invalid or incomplete introspection result: there is no \"__schema\" object in it."
      throw Diagnostic(.error, message, at: SourceRange(0, 1))
    }
    if let problem = index.problem { throw problem }
    return (index, definition)
  }

  private mutating func readMember(
    _ key: String,
    of cursor: inout JSONCursor,
    definition: inout SchemaDefinition?
  ) throws(Diagnostic) {
    guard key == "__schema", cursor.byte == UInt8(ascii: "{") else { return try cursor.pass() }
    let start = cursor.offset
    var description: StringValue?
    var roots: [SchemaDefinition.RootOperationType] = []
    try cursor.members { cursor, key throws(Diagnostic) in
      switch key {
      case "description": description = StringValue(introspected: try JSONNode(from: &cursor))
      case "queryType": roots += try .init(introspected: JSONNode(from: &cursor), kind: .query)
      case "mutationType": roots += try .init(introspected: JSONNode(from: &cursor), kind: .mutation)
      case "subscriptionType": roots += try .init(introspected: JSONNode(from: &cursor), kind: .subscription)
      case "types" where cursor.byte == UInt8(ascii: "["):
        try cursor.elements { cursor throws(Diagnostic) in
          if let entry = try TypeEntry(introspected: &cursor) { add(entry) }
        }
      case "directives" where cursor.byte == UInt8(ascii: "["):
        try cursor.elements { cursor throws(Diagnostic) in
          add(try DirectiveEntry(introspected: &cursor))
        }
      default: try cursor.pass()
      }
    }
    definition = SchemaDefinition(
      description: description,
      directives: [],
      rootOperationTypes: roots,
      range: SourceRange(start, cursor.offset)
    )
  }
}

extension [SchemaDefinition.RootOperationType] {
  fileprivate init(introspected node: JSONNode, kind: OperationDefinition.Kind) throws(Diagnostic) {
    guard let name = node["name"] else {
      self = []
      return
    }
    self = [.init(kind: kind, type: try Name(introspected: name), range: node.range)]
  }
}

extension SchemaIndex.TypeEntry {
  /// Reads a type. Returns `nil` for introspection types and built-in scalars, which every service lists.
  fileprivate init?(introspected cursor: inout JSONCursor) throws(Diagnostic) {
    let start = cursor.offset
    var kind: JSONNode?
    var name: JSONNode?
    var interfaces: [Name] = []
    var possibleTypes: [Name] = []
    try cursor.members { cursor, key throws(Diagnostic) in
      switch key {
      case "kind": kind = try JSONNode(from: &cursor)
      case "name": name = try JSONNode(from: &cursor)
      case "interfaces": interfaces = try [Name](introspected: JSONNode(from: &cursor))
      case "possibleTypes": possibleTypes = try [Name](introspected: JSONNode(from: &cursor))
      default: try cursor.pass()
      }
    }
    let range = SourceRange(start, cursor.offset)
    guard let name, let kind else {
      throw Diagnostic(.error, "Invalid or incomplete introspection result: a type has no name or kind.", at: range)
    }
    let typeName = try Name(introspected: name)
    if Schema.isBuiltIn(typeName.value) { return nil }
    guard let typeKind = SchemaIndex.Kind(introspected: kind.string) else {
      let message = "Invalid or incomplete introspection result: \"\(typeName.value)\" has an unknown kind."
      throw Diagnostic(.error, message, at: kind.range)
    }
    self.init(kind: typeKind, name: typeName.value, nameRange: name.range, range: range)
    self.interfaces = interfaces.map(\.value)
    if typeKind == .union { members = possibleTypes.map(\.value) }
  }
}

extension SchemaIndex.DirectiveEntry {
  fileprivate init(introspected cursor: inout JSONCursor) throws(Diagnostic) {
    let start = cursor.offset
    var name: JSONNode?
    try cursor.members { cursor, key throws(Diagnostic) in
      if key == "name" { name = try JSONNode(from: &cursor) } else { try cursor.pass() }
    }
    let range = SourceRange(start, cursor.offset)
    guard let name else {
      throw Diagnostic(.error, "Invalid or incomplete introspection result: a directive has no name.", at: range)
    }
    self.init(name: try Name(introspected: name).value, nameRange: name.range, range: range)
  }
}

extension SchemaIndex.Kind {
  fileprivate init?(introspected kind: String?) {
    switch kind {
    case "SCALAR": self = .scalar
    case "OBJECT": self = .object
    case "INTERFACE": self = .interface
    case "UNION": self = .union
    case "ENUM": self = .enum
    case "INPUT_OBJECT": self = .inputObject
    default: return nil
    }
  }
}
