import GraphQLCompiler
import GraphQLLanguage
import GraphQLModelSchemas
import GraphQLValidation

/// The smallest schema against which documents mean the same: the part of a schema that they use.
///
/// Fields, arguments, types, enum values and implementing types that no document uses are left out, so that changes to
/// them change nothing. Descriptions, deprecation reasons and type wrappers are kept if emitted code repeats them. Other
/// descriptions are left out, because the compiler sends the whole text to each expansion.
struct UsedSchema {
  let schema: Schema
  let compilerDirectives: CompilerDirectives
  /// The arguments given to each used field of each used object, interface and union.
  private(set) var fields: [String: [String: Set<String>]] = [:]
  /// The used scalars, enums and input objects. For a variable or a field, the name of an undeclared one is enough.
  private(set) var leavesAndInputs: Set<String> = []
  /// The scalars, enums and input objects that a `@GraphQLSchema` declares, which are kept whole.
  private(set) var declared: Set<String> = []
  /// The values of each enum that documents contain.
  private(set) var values: [String: Set<String>] = [:]
  /// The input objects that documents contain as literals.
  private(set) var writtenInputs: Set<String> = []
  /// The types of selected fields, for which types are emitted.
  private(set) var selected: Set<String> = []
  private(set) var directives: Set<String> = []
  /// The types whose possible types matter.
  private(set) var compared: Set<String> = []
  /// The types for whose objects the fields that identify them are requested.
  private(set) var identified: Set<String> = []

  init(of schema: Schema, _ directives: CompilerDirectives = .standard) {
    self.schema = schema
    compilerDirectives = directives
  }

  /// Adds what a document uses.
  mutating func add(_ document: Document, fragments: [String: FragmentSignature]) {
    var document = document
    for query in document.refetchQueries(schema, fragments, compilerDirectives) {
      document.definitions.append(.operation(query.operation))
      if let name = query.identifierField { add(.field(name, of: query.typeCondition)) }
    }
    let written = TypedDocument(document, schema: schema, fragments: fragments, directives: compilerDirectives)
    add(written.withUnmaskedFragments)
  }

  /// Adds the types that a `@GraphQLSchema(types: .used)` declares.
  mutating func add(_ types: UsedTypes) {
    declared.formUnion(types.names)
  }

  /// Adds all types that a `@GraphQLSchema(types: .all)` declares.
  mutating func addDeclaredTypes() {
    for entry in schema.index.types {
      switch entry.kind {
      case .object, .interface, .union: continue
      case .scalar, .enum, .inputObject: declared.insert(entry.name)
      }
    }
  }

  /// Adds what model structs consist of: the types of their fields, and the objects stored inside them.
  mutating func add(_ models: ModelSchema) {
    var names = models.models.map(\.name)
    var seen: Set<String> = []
    while let name = names.popLast() {
      guard seen.insert(name).inserted, case .object(let type)? = schema.type(named: name) else { continue }
      for field in type.fields.values
      where models.model(named: name)?.field(named: field.name.value)?.association == nil {
        let required = field.arguments.lazy.filter(\.isRequired).map(\.name.value)
        fields[name, default: [:]][field.name.value, default: []].formUnion(required)
        use(field.type.namedType.value)
        names.append(field.type.namedType.value)
      }
      selected.insert(name)
    }
  }

  private mutating func add(_ document: TypedDocument) {
    for selectionSet in document.selectionSets { useIdentity(of: selectionSet.parent?.name) }
    for definition in document.definitions {
      use(definition.type?.name)
      for variable in definition.variables { use(variable.type.namedType.value) }
    }
    for field in document.fields {
      guard let parent = field.parent?.name, let facts = field.facts else { continue }
      use(facts.type?.name)
      if let type = facts.type { selected.insert(type.name) }
      let required = facts.definition.arguments.lazy.filter(\.isRequired).map(\.name.value)
      let arguments = field.node.arguments.map(\.name.value) + required
      fields[parent, default: [:]][field.node.name.value, default: []].formUnion(arguments)
      // Stores are told which objects the field finds.
      if let type = facts.type, schema.keyArguments(of: field.node.name.value, on: parent)?.isEmpty == false {
        compared.insert(type.name)
      }
    }
    for spread in document.spreads {
      let name = spread.node.name.value
      let own = document.fragmentIndices[name].flatMap { document.definitions[$0].fragment?.typeCondition.value }
      compare(spread.parent?.name, own ?? document.signatures[name]?.typeCondition)
    }
    for signature in document.signatures.values {
      use(signature.typeCondition)
      for argument in signature.arguments { use(argument.type.namedType.value) }
    }
    for fragment in document.inlineFragments { compare(fragment.parent?.name, fragment.type?.name) }
    for list in document.directiveLists {
      for directive in list.nodes {
        directives.insert(directive.name.value)
        for argument in document.types.directive(named: directive.name.value)?.arguments ?? [] {
          use(argument.type.namedType.value)
        }
      }
    }
    for value in document.values {
      if let type = value.type { use(value.node, of: type) }
    }
    for directive in compilerDirectives.all where directives.contains(directive.name) {
      for use in directive.uses(document) { add(use) }
    }
  }

  private mutating func add(_ use: SchemaUse) {
    switch use {
    case .type(let name): self.use(name)
    case .identity(let typeName): useIdentity(of: typeName)
    case .field(let name, let typeName):
      guard let field = schema.field(named: name, on: typeName) else { return }
      self.use(field, of: typeName, with: field.arguments.filter(\.isRequired))
    case .arguments(let name, let typeName):
      guard let field = schema.field(named: name, on: typeName) else { return }
      self.use(field, of: typeName, with: field.arguments)
      for argument in field.arguments { self.use(argument.type.namedType.value) }
    }
  }

  private mutating func use(_ field: FieldDefinition, of typeName: String, with arguments: [InputValueDefinition]) {
    fields[typeName, default: [:]][field.name.value, default: []].formUnion(arguments.map(\.name.value))
    // The names of built-in scalars are known without their definitions.
    use(field.type.namedType.value)
  }

  /// Adds the fields that identify objects, which the sent document requests even if the literal does not, and the types
  /// under whose conditions it does.
  private mutating func useIdentity(of typeName: String?) {
    guard let typeName, identified.insert(typeName).inserted else { return }
    var hasConditions = false
    for (field, conditions) in schema.identifyingConditions(of: typeName) {
      for condition in conditions.values {
        switch condition {
        case .always: add(.field(field, of: typeName))
        case .on(let types):
          hasConditions = true
          for name in types { add(.field(field, of: name)) }
        }
      }
    }
    let types = schema.possibleTypes(of: typeName)
    // Stores are told the key fields of each of them.
    guard hasConditions || schema.hasTypePolicies && types.contains(where: { schema.keyFields(of: $0) != nil }) else {
      return
    }
    compared.insert(typeName)
    for name in types {
      for field in schema.identifyingFields(of: name) { add(.field(field.name.value, of: name)) }
    }
  }

  private mutating func use(_ name: String?) {
    guard let name, let type = schema.type(named: name) else { return }
    if type.isComposite {
      fields[name, default: [:]] = fields[name] ?? [:]
    } else {
      leavesAndInputs.insert(name)
    }
  }

  private mutating func use(_ value: Value, of type: TypeReference) {
    use(type.namedType.value)
    switch value.kind {
    case .list(let elements):
      for element in elements { use(element, of: type.element) }
    case .enum(let name):
      self.values[type.namedType.value, default: []].insert(name)
    case .object(let values):
      guard case .inputObject(let object)? = schema.type(named: type.namedType.value) else { return }
      writtenInputs.insert(object.name)
      for value in values {
        if let field = object.fields[value.name.value] { use(value.value, of: field.type) }
      }
    case .variable, .int, .float, .string, .boolean, .null: return
    }
  }

  private mutating func compare(_ first: String?, _ second: String?) {
    use(first)
    use(second)
    guard let first, let second, first != second else { return }
    compared.insert(first)
    compared.insert(second)
  }
}
