import GraphQLLanguage

/// The definitions of a schema with lists of their nodes, as each ``DefinitionRule`` receives them.
final class TypeSystemDocument {
  /// The directives at one location, at least one.
  struct DirectiveList {
    var nodes: [Directive]
    /// The kind of location as in directive definitions, for example `FIELD_DEFINITION`.
    var location: String
    /// The owner whose other locations count as the same location, for example a type with its extensions.
    var owner: Owner?
  }

  /// A definition that may have extensions.
  enum Owner: Hashable {
    case schema
    case type(String)
    case directive(String)
  }

  /// The arguments of one field or directive.
  struct ArgumentDefinitions {
    /// The coordinate of the field or directive: `Query.hero`, `@skip`.
    var owner: String
    var nodes: [InputValueDefinition]
  }

  let definitions: [Definition]
  /// The implicit definitions.
  let builtIns: Schema
  /// The definitions of types by name. Of several with one name the last counts, as in graphql-js.
  private(set) var types: [String: TypeDefinition] = [:]
  private(set) var typeExtensions: [TypeDefinition] = []
  /// The definitions of directives by name, including built-in ones. Of several with one name the last counts.
  private(set) var directives: [String: DirectiveDefinition] = [:]
  private(set) var directiveExtensions: [DirectiveExtension] = []
  private(set) var directiveLists: [DirectiveList] = []
  private(set) var argumentDefinitions: [ArgumentDefinitions] = []
  /// The names of types wherever they are mentioned.
  private(set) var references: [Name] = []
  /// The values of directives' arguments, and the default values.
  private(set) var values: [Value] = []

  init(_ definitions: [Definition], builtIns: Schema = .builtIns) {
    self.definitions = definitions
    self.builtIns = builtIns
    for name in builtIns.directiveNames { directives[name] = builtIns.directive(named: name) }
    for definition in definitions {
      switch definition {
      case .operation, .fragment: continue
      case .schema(let schema), .schemaExtension(let schema):
        references += schema.rootOperationTypes.map(\.type)
        walk(schema.directives, "SCHEMA", owner: .schema)
      case .type(let type):
        types[type.name.value] = type
        walk(type)
      case .typeExtension(let type):
        typeExtensions.append(type)
        walk(type)
      case .directive(let directive):
        directives[directive.name.value] = directive
        walk(directive.arguments, of: "@\(directive.name.value)")
        walk(directive.directives, "DIRECTIVE_DEFINITION", owner: .directive(directive.name.value))
      case .directiveExtension(let directive):
        directiveExtensions.append(directive)
        walk(directive.directives, "DIRECTIVE_DEFINITION", owner: .directive(directive.name.value))
      }
    }
  }

  private func walk(_ type: TypeDefinition) {
    let name = type.name.value
    references += type.interfaces + type.members
    walk(type.directives, type.directiveLocation, owner: .type(name))
    for field in type.fields {
      references.append(field.type.namedType)
      walk(field.directives, "FIELD_DEFINITION")
      walk(field.arguments, of: "\(name).\(field.name.value)")
    }
    for value in type.enumValues { walk(value.directives, "ENUM_VALUE") }
    for field in type.inputFields { walk(field, "INPUT_FIELD_DEFINITION") }
  }

  private func walk(_ arguments: [InputValueDefinition], of owner: String) {
    if arguments.isEmpty { return }
    argumentDefinitions.append(ArgumentDefinitions(owner: owner, nodes: arguments))
    for argument in arguments { walk(argument, "ARGUMENT_DEFINITION") }
  }

  private func walk(_ definition: InputValueDefinition, _ location: String) {
    references.append(definition.type.namedType)
    if let value = definition.defaultValue { values.append(value) }
    walk(definition.directives, location)
  }

  private func walk(_ directives: [Directive], _ location: String, owner: Owner? = nil) {
    if directives.isEmpty { return }
    directiveLists.append(DirectiveList(nodes: directives, location: location, owner: owner))
    values += directives.flatMap { $0.arguments.map(\.value) }
  }
}

extension TypeDefinition {
  /// The location of directives on the type itself, as in directive definitions.
  fileprivate var directiveLocation: String {
    switch self {
    case .scalar: "SCALAR"
    case .object: "OBJECT"
    case .interface: "INTERFACE"
    case .union: "UNION"
    case .enum: "ENUM"
    case .inputObject: "INPUT_OBJECT"
    }
  }
}
