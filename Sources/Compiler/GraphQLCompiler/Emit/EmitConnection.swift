extension Emitter {
  /// Returns the conformance of a type that belongs to a connection.
  func connectionConformance(_ part: ConnectionRoleIR?) -> String {
    switch part {
    case .connection: ", InlineGraphQL.ConnectionCollection"
    case .edge: ", InlineGraphQL.ConnectionEdge"
    case .node: ", InlineGraphQL.ConnectionNode"
    case nil: ""
    }
  }

  /// Writes the members that an object's type has because it belongs to a connection.
  ///
  /// It is a function of its own to keep the properties off the stack of its caller, which recurses.
  mutating func emitConnectionMembers(of object: ObjectIR) {
    let properties = object.selections.map { ViewPropertyIR(selection: $0, isOptional: !$0.condition.isAlways) }
    emitConnectionMembers(of: object.connectionRole, properties)
  }

  /// Writes the members that a type has because it belongs to a connection.
  ///
  /// - Parameter properties: The properties of the type.
  mutating func emitConnectionMembers(of part: ConnectionRoleIR?, _ properties: [ViewPropertyIR]) {
    switch part {
    case .connection: emitCollection(of: properties)
    case .edge: emitNode(of: properties)
    case .node, nil: break
    }
  }

  /// Writes the property `node` of an edge whose node has another response key.
  private mutating func emitNode(of properties: [ViewPropertyIR]) {
    for property in properties {
      guard case .linkedField(let field, let node) = property.selection, node.connectionRole == .node,
        property.name != "node"
      else { continue }
      let name = typeName(of: node, in: property)
      let type = types.wrapped(property.isNullable ? field.type.nullable : field.type, named: name)
      text.blank()
      if let reason = field.deprecationReason { text.deprecation(reason) }
      text.line(access, "var node: ", type, " { self.", SwiftName.escaped(property.name), " }")
    }
  }

  /// Writes the members that make a connection a collection of its nodes.
  private mutating func emitCollection(of properties: [ViewPropertyIR]) {
    for property in properties {
      guard case .linkedField(let field, let edge) = property.selection, edge.connectionRole == .edge,
        case .list(let element, _) = field.type.nullable
      else { continue }
      let edges = "self." + SwiftName.escaped(property.name)
      let type = typeName(of: edge, in: property)
      let (isNullable, isEdgeNonNull) = (property.isNullable, element.isNonNull)
      text.blank()
      // It warns where the edges would.
      if let reason = field.deprecationReason { text.deprecation(reason) }
      text.line(access, "var endIndex: \(types.int) { ", edges, isNullable ? "?.count ?? 0 }" : ".count }")
      text.blank()
      if let reason = field.deprecationReason { text.deprecation(reason) }
      text.open(access, "subscript(position: \(types.int)) -> ", type, isEdgeNonNull ? ".Node" : ".Node.NodeType?")
      text.line(edges, isNullable ? "![position]" : "[position]", isEdgeNonNull ? ".node" : "?.node.__node")
      text.close()
    }
  }
}
