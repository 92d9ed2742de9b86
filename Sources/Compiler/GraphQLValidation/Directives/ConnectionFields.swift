import GraphQLLanguage

/// The fields of a connection's `pageInfo` that a store needs to load more.
package let pageInfoFields = ["endCursor", "hasNextPage", "hasPreviousPage", "startCursor"]

extension Schema {
  /// A field that a connection type or edge type must have.
  package struct ConnectionField {
    /// The names of the type and of the field.
    package var type, name: String
    /// The field's definition; `nil` if the field is missing or has an unsuitable type.
    package var definition: FieldDefinition?
    /// The expected field, for a message.
    var expected: String
  }

  /// Returns the fields that make a type a connection (Relay's Cursor Connections Specification, section 2.1). If
  /// `edges` has no definition, the fields of edges are left out.
  package func connectionFields(of typeName: String) -> [ConnectionField] {
    let edges = connectionField("edges", of: typeName, "edges", "a list of objects") { type in
      guard case .list(let element, _) = type, case .named = element.nullable else { return false }
      switch self.type(named: type.namedType.value) {
      case .object, .interface: return true
      case .union, .scalar, .enum, .inputObject, nil: return false
      }
    }
    let pageInfo = connectionField("pageInfo", of: typeName, "pageInfo", "an object") { type in
      guard case .named(let name) = type, case .object? = self.type(named: name.value) else { return false }
      return true
    }
    guard let edge = edges.definition?.type.namedType.value else { return [edges, pageInfo] }
    let node = connectionField("node", of: edge, "edges { node }", "an object, interface or union") { type in
      guard case .named(let name) = type else { return false }
      return self.type(named: name.value)?.isComposite == true
    }
    let cursor = connectionField("cursor", of: edge, "edges { cursor }", "a scalar") { type in
      guard case .named(let name) = type else { return false }
      return self.type(named: name.value)?.isLeaf == true
    }
    return [edges, node, cursor, pageInfo]
  }

  /// Returns the fields of a connection's `pageInfo` without which no page follows.
  ///
  /// - Parameters:
  ///   - typeName: The type of the connection.
  ///   - arguments: The names of the arguments that ask for pages: `first` for those that follow, `last` for those before.
  func pageFields(of typeName: String, asked arguments: [String]) -> [ConnectionField] {
    guard let pageInfo = field(named: "pageInfo", on: typeName)?.type.namedType.value else { return [] }
    let names =
      (arguments.contains("first") ? ["endCursor", "hasNextPage"] : [])
      + (arguments.contains("last") ? ["startCursor", "hasPreviousPage"] : [])
    return names.map { name in
      connectionField(name, of: pageInfo, "pageInfo { \(name) }", "a scalar") { type in
        guard case .named(let name) = type else { return false }
        return self.type(named: name.value)?.isLeaf == true
      }
    }
  }

  /// Returns what a connection uses of the schema: whether a type is one depends on fields of its, selected or not, and sent
  /// documents have some of them.
  func connectionUses(of typeName: String) -> [SchemaUse] {
    connectionFields(of: typeName).flatMap { part -> [SchemaUse] in
      guard let type = part.definition?.type.namedType.value else { return [] }
      let field = SchemaUse.field(part.name, of: part.type)
      switch part.name {
      case "node": return [field, .identity(of: type)]
      case "pageInfo": return [field] + pageInfoFields.map { .field($0, of: type) }
      default: return [field]
      }
    }
  }

  /// Returns what sent documents have of an edge, selected or not.
  func edgeUses(of typeName: String) -> [SchemaUse] {
    let node = field(named: "node", on: typeName)?.type.namedType.value
    return [.type(typeName), .field("cursor", of: typeName), .field("node", of: typeName)]
      + (node.map { [.identity(of: $0)] } ?? [])
  }

  private func connectionField(
    _ name: String,
    of type: String,
    _ path: String,
    _ kind: String,
    _ isExpected: (TypeReference) -> Bool
  ) -> ConnectionField {
    let field = self.field(named: name, on: type)
    let definition = field.flatMap { isExpected($0.type.nullable) ? $0 : nil }
    return ConnectionField(
      type: type,
      name: name,
      definition: definition,
      expected: "'\(path)' field that returns \(kind)"
    )
  }
}
