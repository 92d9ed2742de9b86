import GraphQLLanguage

extension CompilerDirective {
  /// Adds the edge of a field to the end of connections.
  static let appendEdge = change("appendEdge", "(connections: [ID!]!)", uses: usesOfEdges)

  /// Adds the edge of a field to the beginning of connections.
  static let prependEdge = change("prependEdge", "(connections: [ID!]!)", uses: usesOfEdges)

  /// Adds the object of a field to the end of connections.
  static let appendNode = change("appendNode", "(connections: [ID!]!, edgeTypeName: String!)", uses: usesOfNodes)

  /// Adds the object of a field to the beginning of connections.
  static let prependNode = change("prependNode", "(connections: [ID!]!, edgeTypeName: String!)", uses: usesOfNodes)

  /// Removes the edges of the object with the ID that a field has.
  static let deleteEdge = change("deleteEdge", "(connections: [ID!]!)") { _ in [] }

  /// Removes the object with the ID that a field has.
  static let deleteRecord = change("deleteRecord", "") { _ in [] }

  private static func change(
    _ name: String,
    _ arguments: String,
    uses: @escaping @Sendable (TypedDocument) -> [SchemaUse]
  ) -> CompilerDirective {
    CompilerDirective(
      name: name,
      definition: "directive @\(name)\(arguments) on FIELD",
      rules: [.mutationDirectives],
      isForStores: true,
      uses: uses
    )
  }

  @Sendable
  private static func usesOfEdges(_ document: TypedDocument) -> [SchemaUse] {
    (document.fields(with: .appendEdge) + document.fields(with: .prependEdge))
      .flatMap { document.schema.edgeUses(of: $0.definition.type.namedType.value) }
  }

  @Sendable
  private static func usesOfNodes(_ document: TypedDocument) -> [SchemaUse] {
    (document.fields(with: .appendNode) + document.fields(with: .prependNode))
      .compactMap { $0.directive.string("edgeTypeName") }.flatMap(document.schema.edgeUses)
  }
}

extension Directive {
  /// Whether it adds the edge of a field to connections.
  package var addsEdge: Bool { self.is(.appendEdge) || self.is(.prependEdge) }

  /// Whether it adds the object of a field to connections, in an edge of its own.
  fileprivate var addsNode: Bool { self.is(.appendNode) || self.is(.prependNode) }

  /// Whether it removes the object with the ID that a field has.
  fileprivate var deletes: Bool { self.is(.deleteEdge) || self.is(.deleteRecord) }
}

extension Rule {
  /// Not a rule of the specification: a directive that changes lists of a store stands on a field with what it adds or
  /// removes. The words are those of Relay's compiler.
  static let mutationDirectives: Rule = .init("MutationDirectives") { document, errors in
    for field in document.fields {
      guard let definition = field.facts?.definition, !field.node.directives.isEmpty else { continue }
      let directives = field.node.directives
      if let edge = directives.first(where: \.addsEdge), let node = directives.first(where: \.addsNode) {
        let message =
          "Invalid use of @\(edge.name.value) and @\(node.name.value) on field '\(field.node.responseKey.value)' - these "
          + "directives cannot be used together."
        errors.append(Diagnostic(.error, message, at: edge.range))
        continue
      }
      for directive in directives {
        if let error = document.schema.error(of: directive, on: field.node, definition.type) { errors.append(error) }
      }
    }
  }
}

extension Schema {
  /// Returns the reason why a directive cannot change a list; `nil` if it can.
  fileprivate func error(of directive: Directive, on field: Field, _ type: TypeReference) -> Diagnostic? {
    let (name, key) = (directive.name.value, field.responseKey.value)
    let named = self.type(named: type.namedType.value)
    let isComposite = named?.isComposite == true
    let message: String
    if directive.deletes {
      if isComposite {
        message = "Invalid use of @\(name) on linked field '\(key)'."
      } else if type.namedType.value != "ID" || type.isListOfLists {
        message = "Invalid use of @\(name) on field '\(key)'. Expected field type 'ID', got '\(type)'."
      } else {
        return nil
      }
    } else if directive.addsEdge {
      if !isComposite {
        message = "Invalid use of @\(name) on scalar field '\(key)'."
      } else if !isEdge(type) {
        message =
          "Unsupported use of @\(name) on field '\(key)', expected an edge field (a field with 'cursor' and 'node' "
          + "selection)."
      } else {
        return nil
      }
    } else if directive.addsNode {
      if !isComposite || type.isListOfLists {
        message =
          "Unsupported use of @\(name) on field '\(key)'. Expected an object, union or interface, but got '\(type)'."
      } else {
        return directive.argument("edgeTypeName").flatMap { error(ofEdgeType: $0, of: name) }
      }
    } else {
      return nil
    }
    return Diagnostic(.error, message, at: directive.range)
  }

  /// Returns the reason why edges of a type cannot be made.
  private func error(ofEdgeType value: Value, of directive: String) -> Diagnostic? {
    guard let name = value.string else { return nil }
    let expected = "Expected the 'edgeTypeName' argument value on @\(directive) to be the name of an object type"
    guard case .object(let object)? = type(named: name) else {
      return Diagnostic(.error, "\(expected). '\(name)' does not refer to a known object type.", at: value.range)
    }
    if object.fields["node"] != nil { return nil }
    return Diagnostic(.error, "\(expected) with a 'node' field. '\(name)' has none.", at: value.range)
  }

  /// Whether a type is an object with the fields of an edge.
  private func isEdge(_ type: TypeReference) -> Bool {
    guard case .named(let name) = type.nullable, case .object(let object)? = self.type(named: name.value) else {
      return false
    }
    return object.fields["cursor"] != nil && object.fields["node"] != nil
  }
}

extension TypeReference {
  /// Whether it has lists in lists.
  fileprivate var isListOfLists: Bool {
    guard case .list(let element, _) = nullable, case .list = element.nullable else { return false }
    return true
  }
}
