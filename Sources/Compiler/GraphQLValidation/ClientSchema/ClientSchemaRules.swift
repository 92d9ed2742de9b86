import GraphQLLanguage

extension Schema {
  /// Returns the errors of a client schema's definitions, in their order.
  package func errors(ofClientSchema definitions: [Definition]) -> [Diagnostic] {
    var check = ClientSchemaCheck(schema: self)
    for definition in definitions {
      switch definition {
      case .type(let type): check.define(type)
      case .directive(let directive): check.define(directive)
      default: break
      }
    }
    for definition in definitions { check.check(definition) }
    return check.errors
  }
}

/// The rules for the definitions of a client schema. Where graphql-js has such a rule, the message is its.
private struct ClientSchemaCheck {
  let schema: Schema
  private(set) var errors: [Diagnostic] = []
  private var ownTypes: Set<String> = []
  private var ownDirectives: Set<String> = []
  private var extended: [String: Set<String>] = [:]

  init(schema: Schema) { self.schema = schema }

  /// Notes a type of the client schema.
  mutating func define(_ type: TypeDefinition) {
    let name = type.name.value
    if schema.index.type(named: name) != nil || Schema.builtIns.index.type(named: name) != nil {
      let message = "Type \"\(name)\" already exists in the schema. It cannot also be defined in this type definition."
      errors.append(Diagnostic(.error, message, at: type.name.range))
    } else if !ownTypes.insert(name).inserted {
      errors.append(Diagnostic(.error, "There can be only one type named \"\(name)\".", at: type.name.range))
    }
  }

  /// Notes a directive of the client schema. It may stand in schemas alone, because documents are sent.
  mutating func define(_ directive: DirectiveDefinition) {
    let name = directive.name.value
    if schema.directive(named: name) != nil {
      let message = "Directive \"@\(name)\" already exists in the schema. It cannot be redefined."
      errors.append(Diagnostic(.error, message, at: directive.name.range))
    } else if !ownDirectives.insert(name).inserted {
      errors.append(Diagnostic(.error, "There can be only one directive named \"@\(name)\".", at: directive.name.range))
    }
    for location in directive.locations where Self.executableLocations.contains(location.value) {
      let message =
        "Directive \"@\(name)\" of a client schema must not be at \(location.value), because no service knows it. "
        + "Remove the location."
      errors.append(Diagnostic(.error, message, at: location.range))
    }
  }

  private static let executableLocations: Set<String> = [
    "QUERY", "MUTATION", "SUBSCRIPTION", "FIELD", "FRAGMENT_DEFINITION", "FRAGMENT_SPREAD", "INLINE_FRAGMENT",
    "VARIABLE_DEFINITION", "FRAGMENT_VARIABLE_DEFINITION",
  ]

  mutating func check(_ definition: Definition) {
    if let type = definition.typeWithDirectives {
      check(type.directives + type.fields.flatMap(\.directives))
    }
    switch definition {
    case .type(let type):
      switch type {
      case .object(let object): check(object.fields)
      case .interface(let interface): check(interface.fields)
      case .union, .scalar, .enum, .inputObject: break
      }
    case .typeExtension(.object(let object)):
      if isExtensible(object.name, as: "object", { if case .object = $0 { true } else { false } }) {
        extend(object.name.value, with: object.fields)
      }
    case .typeExtension(.interface(let interface)):
      if isExtensible(interface.name, as: "interface", { if case .interface = $0 { true } else { false } }) {
        extend(interface.name.value, with: interface.fields)
      }
    case .typeExtension(let type): refuse(at: type.name.range)
    case .schema(let schema): refuse(at: schema.range)
    case .schemaExtension(let schema): refuse(at: schema.range)
    case .directive(let directive):
      for argument in directive.arguments { check(argument.type) }
    case .directiveExtension(let directive): refuse(at: directive.name.range)
    case .operation(let operation): refuse(at: operation.range)
    case .fragment(let fragment): refuse(at: fragment.name.range)
    }
  }

  /// Policies are checked once the client schema is part of the schema.
  private mutating func check(_ directives: [Directive]) {
    let known = Schema.semanticNullabilityDirectives.union(["typePolicy", "fieldPolicy"])
    for directive in directives
    where !ownDirectives.contains(directive.name.value) && !known.contains(directive.name.value)
      && schema.directive(named: directive.name.value) == nil
    {
      errors.append(Diagnostic(.error, "Unknown directive \"@\(directive.name.value)\".", at: directive.range))
    }
  }

  private mutating func refuse(at range: SourceRange) {
    let message =
      "A client schema has types, directives, and extensions of object types and interfaces. Move this to the schema."
    errors.append(Diagnostic(.error, message, at: range))
  }

  private mutating func isExtensible(_ name: Name, as kind: String, _ isRight: (NamedType) -> Bool) -> Bool {
    if ownTypes.contains(name.value) { return true }
    guard let type = schema.type(named: name.value) else {
      let message = "Cannot extend type \"\(name.value)\" because it is not defined."
      errors.append(Diagnostic(.error, message, at: name.range))
      return false
    }
    if isRight(type) { return true }
    let advice = if case .interface = type { " Write \"extend interface \(name.value)\"." } else { "" }
    errors.append(Diagnostic(.error, "Cannot extend non-\(kind) type \"\(name.value)\".\(advice)", at: name.range))
    return false
  }

  private mutating func extend(_ type: String, with fields: [FieldDefinition]) {
    for field in fields {
      let name = field.name.value
      if schema.type(named: type)?.fields?[name] != nil || !extended[type, default: []].insert(name).inserted {
        let message =
          "Field \"\(type).\(name)\" already exists in the schema. It cannot also be defined in this type extension."
        errors.append(Diagnostic(.error, message, at: field.name.range))
      }
    }
    check(fields)
  }

  private mutating func check(_ fields: [FieldDefinition]) {
    for field in fields { check(field.type) }
  }

  private mutating func check(_ type: TypeReference) {
    let name = type.namedType
    if !ownTypes.contains(name.value), schema.type(named: name.value) == nil {
      errors.append(Diagnostic(.error, "Unknown type \"\(name.value)\".", at: name.range))
    }
  }
}
