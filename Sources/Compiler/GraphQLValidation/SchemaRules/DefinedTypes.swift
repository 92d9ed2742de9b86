import GraphQLLanguage

/// A type that the schema defines.
struct DefinedType {
  let facts: TypeFacts
  /// The type's definition, followed by its extensions.
  let nodes: [TypeDefinition]

  var name: String { facts.name }
  var ranges: [SourceRange] { nodes.map(\.range) }
  var interfaces: [Name] { nodes.flatMap(\.interfaces) }
  var members: [Name] { nodes.flatMap(\.members) }
  var fields: [FieldDefinition] { nodes.flatMap(\.fields) }
  var enumValues: [EnumValueDefinition] { nodes.flatMap(\.enumValues) }
  var inputFields: [InputValueDefinition] { nodes.flatMap(\.inputFields) }
}

/// The types of a schema with their definitions, as each ``TypeRule`` receives them.
final class DefinedTypes {
  /// An argument or input field.
  struct InputValue {
    /// The schema coordinate: `Query.hero(id:)`, `@skip(if:)`, `ReviewInput.stars`.
    let coordinate: String
    let node: InputValueDefinition
    let owner: Owner

    enum Owner {
      case field, directive, inputObject
    }
  }

  let table: TypeTable
  /// The types in the order of the source, without definitions of types that every schema has.
  let types: [DefinedType]
  let directives: [DirectiveDefinition]
  /// The directives applied in the schema, with their definitions.
  let appliedDirectives: [(node: Directive, definition: DirectiveDefinition)]
  /// `schema { … }`, followed by its extensions.
  let schemaNodes: [SchemaDefinition]
  /// The range of `schema { … }`.
  let schemaDefinition: SourceRange?
  private let typeIndices: [String: Int]

  var schema: Schema { table.schema }

  init(_ schema: Schema, _ document: TypeSystemDocument) {
    let table = TypeTable(schema)
    self.table = table
    let extensions = Dictionary(grouping: document.typeExtensions, by: \.name.value)
    types = document.definitions.compactMap { definition in
      guard case .type(let type) = definition, !Schema.isBuiltIn(type.name.value),
        let facts = table.type(named: type.name.value)
      else { return nil }
      return DefinedType(facts: facts, nodes: [type] + (extensions[type.name.value] ?? []))
    }
    typeIndices = Dictionary(types.enumerated().map { ($1.name, $0) }) { first, _ in first }
    directives = document.definitions.compactMap { definition in
      if case .directive(let directive) = definition { directive } else { nil }
    }
    appliedDirectives = document.directiveLists.lazy.flatMap(\.nodes).compactMap { node in
      document.directives[node.name.value].map { (node, $0) }
    }
    let definitions = document.definitions.compactMap { definition in
      if case .schema(let schema) = definition { schema } else { nil }
    }
    schemaDefinition = definitions.first?.range
    schemaNodes =
      definitions
      + document.definitions.compactMap { definition in
        if case .schemaExtension(let schema) = definition { schema } else { nil }
      }
  }

  /// Returns a type that the schema defines.
  func type(named name: String) -> DefinedType? {
    typeIndices[name].map { types[$0] }
  }

  /// The arguments of fields and of directives, and the input fields.
  var inputValues: [InputValue] {
    var values: [InputValue] = []
    for type in types {
      for field in type.fields {
        for argument in field.arguments {
          let coordinate = "\(type.name).\(field.name.value)(\(argument.name.value):)"
          values.append(InputValue(coordinate: coordinate, node: argument, owner: .field))
        }
      }
      for field in type.inputFields {
        values.append(InputValue(coordinate: "\(type.name).\(field.name.value)", node: field, owner: .inputObject))
      }
    }
    for directive in directives {
      for argument in directive.arguments {
        let coordinate = "@\(directive.name.value)(\(argument.name.value):)"
        values.append(InputValue(coordinate: coordinate, node: argument, owner: .directive))
      }
    }
    return values
  }

  /// The root operation types, with the range that names them, if any.
  var rootTypes: [(kind: OperationDefinition.Kind, type: String, place: SourceRange?)] {
    let kinds: [OperationDefinition.Kind] = [.query, .mutation, .subscription]
    return kinds.compactMap { kind in
      guard let name = schema.rootTypeName(for: kind) else { return nil }
      let node = schemaNodes.lazy.flatMap(\.rootOperationTypes).first { $0.kind == kind }
      return (kind, name, node?.type.range)
    }
  }
}
