import GraphQLLanguage

extension Rule {
  /// Not a rule of the specification: a directive that changes lists of a store stands on a field with what it adds or
  /// removes. The words are those of Relay's compiler.
  static let mutationDirectives: Rule = .init("MutationDirectives") { document, errors in
    for field in document.fields {
      guard let definition = field.facts?.definition, !field.node.directives.isEmpty else { continue }
      let directives = field.node.directives.filter(\.isOfClient)
      let edge = directives.first { ["appendEdge", "prependEdge"].contains($0.name.value) }
      let node = directives.first { ["appendNode", "prependNode"].contains($0.name.value) }
      if let edge, let node {
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
    switch name {
    case "deleteEdge", "deleteRecord":
      if isComposite {
        message = "Invalid use of @\(name) on linked field '\(key)'."
      } else if type.namedType.value != "ID" || type.isListOfLists {
        message = "Invalid use of @\(name) on field '\(key)'. Expected field type 'ID', got '\(type)'."
      } else {
        return nil
      }
    case "appendEdge", "prependEdge":
      if !isComposite {
        message = "Invalid use of @\(name) on scalar field '\(key)'."
      } else if !isEdge(type) {
        message =
          "Unsupported use of @\(name) on field '\(key)', expected an edge field (a field with 'cursor' and 'node' "
          + "selection)."
      } else {
        return nil
      }
    case "appendNode", "prependNode":
      if !isComposite || type.isListOfLists {
        message =
          "Unsupported use of @\(name) on field '\(key)'. Expected an object, union or interface, but got '\(type)'."
      } else {
        return directive.edgeTypeName.flatMap { error(ofEdgeType: $0, of: name) }
      }
    default: return nil
    }
    return Diagnostic(.error, message, at: directive.range)
  }

  /// Returns the reason why edges of a type cannot be made.
  private func error(ofEdgeType value: StringValue, of directive: String) -> Diagnostic? {
    let expected = "Expected the 'edgeTypeName' argument value on @\(directive) to be the name of an object type"
    guard case .object(let object)? = type(named: value.value) else {
      return Diagnostic(.error, "\(expected). '\(value.value)' does not refer to a known object type.", at: value.range)
    }
    if object.fields["node"] != nil { return nil }
    return Diagnostic(.error, "\(expected) with a 'node' field. '\(value.value)' has none.", at: value.range)
  }

  /// Whether a type is an object with the fields of an edge.
  private func isEdge(_ type: TypeReference) -> Bool {
    guard case .named(let name) = type.nullable, case .object(let object)? = self.type(named: name.value) else {
      return false
    }
    return object.fields["cursor"] != nil && object.fields["node"] != nil
  }
}

extension Directive {
  /// The name of the type of the edges that it makes; `nil` if there is none.
  package var edgeTypeName: StringValue? {
    guard ["appendNode", "prependNode"].contains(name.value), isOfClient,
      case .string(let name)? = argument("edgeTypeName")?.kind
    else { return nil }
    return name
  }
}

extension TypeReference {
  /// Whether it has lists in lists.
  fileprivate var isListOfLists: Bool {
    guard case .list(let element, _) = nullable, case .list = element.nullable else { return false }
    return true
  }
}
