extension TypeDefinition {
  /// Creates the definition of an introspected type.
  init(introspected node: JSONNode, kind: SchemaIndex.Kind) throws(Diagnostic) {
    let description = StringValue(introspected: node["description"])
    guard let nameNode = node["name"] else { throw missing("name", in: node) }
    let name = try Name(introspected: nameNode)
    let range = node.range
    switch kind {
    case .scalar:
      // Early drafts of the specification spelled it `specifiedByUrl`.
      let url = (node["specifiedByURL"] ?? node["specifiedByUrl"])?.string
      let directives = url.map { [Directive("specifiedBy", "url", $0, range: range)] } ?? []
      self = .scalar(.init(description: description, name: name, directives: directives, range: range))
    case .object:
      self = .object(
        .init(
          description: description,
          name: name,
          interfaces: try [Name](introspected: node["interfaces"]),
          directives: [],
          fields: try [FieldDefinition](introspected: node["fields"]),
          range: range
        )
      )
    case .interface:
      self = .interface(
        .init(
          description: description,
          name: name,
          interfaces: try [Name](introspected: node["interfaces"]),
          directives: [],
          fields: try [FieldDefinition](introspected: node["fields"]),
          range: range
        )
      )
    case .union:
      let members = try [Name](introspected: node["possibleTypes"])
      self = .union(.init(description: description, name: name, directives: [], members: members, range: range))
    case .enum:
      let values = try [EnumValueDefinition](introspected: node["enumValues"])
      self = .enum(.init(description: description, name: name, directives: [], values: values, range: range))
    case .inputObject:
      let directives = node["isOneOf"]?.bool == true ? [Directive("oneOf", range: range)] : []
      let fields = try [InputValueDefinition](introspected: node["inputFields"])
      self = .inputObject(
        .init(description: description, name: name, directives: directives, fields: fields, range: range)
      )
    }
  }
}

extension DirectiveDefinition {
  /// Creates the definition of an introspected directive.
  package init(introspected node: JSONNode) throws(Diagnostic) {
    guard let name = node["name"] else { throw missing("name", in: node) }
    self.init(
      description: StringValue(introspected: node["description"]),
      name: try Name(introspected: name),
      arguments: try [InputValueDefinition](introspected: node["args"]),
      directives: deprecation(of: node),
      isRepeatable: node["isRepeatable"]?.bool ?? false,
      locations: try (node["locations"]?.array ?? []).map { location throws(Diagnostic) in
        try Name(introspected: location)
      },
      range: node.range
    )
  }
}

extension [FieldDefinition] {
  fileprivate init(introspected node: JSONNode?) throws(Diagnostic) {
    self = []
    for node in node?.array ?? [] {
      guard let name = node["name"] else { throw missing("name", in: node) }
      append(
        FieldDefinition(
          description: StringValue(introspected: node["description"]),
          name: try Name(introspected: name),
          arguments: try [InputValueDefinition](introspected: node["args"]),
          type: try TypeReference(introspected: node["type"], of: node),
          directives: deprecation(of: node),
          range: node.range
        )
      )
    }
  }
}

extension [InputValueDefinition] {
  fileprivate init(introspected node: JSONNode?) throws(Diagnostic) {
    self = []
    for node in node?.array ?? [] {
      guard let name = node["name"] else { throw missing("name", in: node) }
      append(
        InputValueDefinition(
          description: StringValue(introspected: node["description"]),
          name: try Name(introspected: name),
          type: try TypeReference(introspected: node["type"], of: node),
          defaultValue: try node["defaultValue"].map { node throws(Diagnostic) in try Value(introspected: node) },
          directives: deprecation(of: node),
          range: node.range
        )
      )
    }
  }
}

extension [EnumValueDefinition] {
  fileprivate init(introspected node: JSONNode?) throws(Diagnostic) {
    self = []
    for node in node?.array ?? [] {
      guard let name = node["name"] else { throw missing("name", in: node) }
      append(
        EnumValueDefinition(
          description: StringValue(introspected: node["description"]),
          name: try Name(introspected: name),
          directives: deprecation(of: node),
          range: node.range
        )
      )
    }
  }
}

extension TypeReference {
  /// Creates a type reference from a chain of `LIST` and `NON_NULL` wrappers.
  fileprivate init(introspected node: JSONNode?, of parent: JSONNode) throws(Diagnostic) {
    guard let node else { throw missing("type", in: parent) }
    switch node["kind"]?.string {
    case "LIST", "NON_NULL":
      guard let inner = node["ofType"] else {
        throw Diagnostic(.error, "Decorated type deeper than introspection query.", at: node.range)
      }
      let type = try TypeReference(introspected: inner, of: node)
      self =
        node["kind"]?.string == "LIST"
        ? .list(type, range: node.range) : .nonNull(type.nullable, range: node.range)
    default:
      guard let name = node["name"] else { throw missing("name", in: node) }
      self = .named(try Name(introspected: name))
    }
  }
}

extension Value {
  /// Creates a default value, which introspection represents as GraphQL text.
  fileprivate init(introspected node: JSONNode) throws(Diagnostic) {
    do throws(Diagnostic) {
      var parser = Parser(Source(node.string ?? ""))
      self = try parser.parseValue(isConstant: true).moved(to: node.range)
    } catch {
      throw Diagnostic(.error, error.message, at: node.range)
    }
  }
}

extension Value {
  /// Returns the value with one range for all nodes in it.
  private func moved(to range: SourceRange) -> Value {
    switch kind {
    case .list(let elements):
      return Value(.list(elements.map { $0.moved(to: range) }), range: range)
    case .object(let fields):
      let fields = fields.map { field in
        ObjectField(name: Name(field.name.value, range: range), value: field.value.moved(to: range), range: range)
      }
      return Value(.object(fields), range: range)
    case .variable, .int, .float, .string, .boolean, .null, .enum:
      return Value(kind, range: range)
    }
  }
}

extension StringValue {
  /// Creates a description, as a block string if possible.
  init?(introspected node: JSONNode?) {
    guard let node, let string = node.string else { return nil }
    self.init(string, isBlock: string.isPrintableAsBlockString, range: node.range)
  }
}

extension Name {
  /// Creates a name and checks it, because a service can send any text.
  init(introspected node: JSONNode) throws(Diagnostic) {
    try self.init(checking: node.string ?? "", at: node.range)
  }
}

extension [Name] {
  /// Creates the names of a list of types.
  init(introspected node: JSONNode?) throws(Diagnostic) {
    self = []
    for node in node?.array ?? [] {
      guard let name = node["name"] else { throw missing("name", in: node) }
      append(try Name(introspected: name))
    }
  }
}

private func deprecation(of node: JSONNode) -> [Directive] {
  guard node["isDeprecated"]?.bool ?? (node["deprecationReason"] != nil) else { return [] }
  guard let reason = node["deprecationReason"]?.string, reason != "No longer supported" else {
    return [Directive("deprecated", range: node.range)]
  }
  return [Directive("deprecated", "reason", reason, range: node.range)]
}

extension Directive {
  /// Creates a directive without arguments.
  fileprivate init(_ name: String, range: SourceRange) {
    self.init(name: Name(name), arguments: [], range: range)
  }

  /// Creates a directive with one string argument.
  fileprivate init(_ name: String, _ argument: String, _ value: String, range: SourceRange) {
    let argument = Argument(name: Name(argument), value: Value(.string(StringValue(value)), range: range), range: range)
    self.init(name: Name(name), arguments: [argument], range: range)
  }
}

private func missing(_ member: String, in node: JSONNode) -> Diagnostic {
  Diagnostic(.error, "Invalid or incomplete introspection result: there is no \"\(member)\" here.", at: node.range)
}
