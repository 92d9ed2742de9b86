import GraphQLCompiler
import GraphQLLanguage
import GraphQLValidation

/// The smallest schema against which documents mean the same: what they use of a schema.
///
/// Fields, arguments, types, enum values and implementing types that no document uses are left out, so that changes to
/// them change nothing. What emitted code repeats of the rest is kept: descriptions, deprecation reasons, type
/// wrappers. Other descriptions are left out, because the compiler sends the whole text to each expansion.
struct UsedSchema {
  private let schema: Schema
  /// The arguments given to each used field of each used object, interface and union.
  private var fields: [String: [String: Set<String>]] = [:]
  /// The used scalars, enums and input objects. For a variable or a field, the name of an undeclared one is enough.
  private var leavesAndInputs: Set<String> = []
  /// The scalars, enums and input objects that a `@GraphQLSchema` declares, which are kept whole.
  private var declared: Set<String> = []
  /// The values of each enum that documents contain.
  private var values: [String: Set<String>] = [:]
  /// The input objects that documents contain as literals.
  private var writtenInputs: Set<String> = []
  /// The types of selected fields, for which types are emitted.
  private var selected: Set<String> = []
  private var directives: Set<String> = []
  /// The types whose possible types matter.
  private var compared: Set<String> = []
  /// The types for whose objects the fields that identify them are requested.
  private var identified: Set<String> = []

  init(of schema: Schema) {
    self.schema = schema
  }

  /// Adds what a document uses.
  mutating func add(_ document: Document, fragments: [String: FragmentSignature]) {
    var document = document
    for query in document.refetchQueries(schema, fragments) {
      document.definitions.append(.operation(query.operation))
      use(identifierOf: query)
    }
    let written = TypedDocument(document, schema: schema, fragments: fragments, clientDirectives: clientDirectives)
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
      if field.node.directives.contains(where: { $0.isOfClient("connection") }) {
        useConnection(field.node.name.value, facts.definition, of: parent)
      }
      for directive in field.node.directives where directive.isOfClient("paginated") {
        useArguments(of: field.node.name.value, facts.definition, of: parent)
        useFields(Pagination.cursorPath(directive), of: facts.definition.type.namedType.value)
      }
      for directive in field.node.directives {
        guard let edge = directive.edgeTypeName?.value else { continue }
        use(edge)
        useEdge(edge)
      }
      if field.node.directives.contains(where: { $0.isOfClient("appendEdge") || $0.isOfClient("prependEdge") }) {
        useEdge(facts.definition.type.namedType.value)
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
  }

  /// Adds the fields that identify objects, which the sent document requests even if the literal does not, and the types
  /// under whose conditions it does.
  private mutating func useIdentity(of typeName: String?) {
    guard let typeName, identified.insert(typeName).inserted else { return }
    var hasConditions = false
    for (field, conditions) in schema.identifyingConditions(of: typeName) {
      for condition in conditions.values {
        switch condition {
        case .always: useKeyField(field, of: typeName)
        case .on(let types):
          hasConditions = true
          for name in types { useKeyField(field, of: name) }
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
      for field in schema.identifyingFields(of: name) { useKeyField(field.name.value, of: name) }
    }
  }

  private mutating func useKeyField(_ name: String, of typeName: String) {
    fields[typeName, default: [:]][name, default: []] = fields[typeName]?[name] ?? []
    // The names of built-in scalars are known without their definitions.
    use(schema.field(named: name, on: typeName)?.type.namedType.value)
  }

  /// Whether a field is a connection depends on fields of its type, selected or not, and on the names of its arguments.
  private mutating func useConnection(_ name: String, _ field: FieldDefinition, of parent: String) {
    useArguments(of: name, field, of: parent)
    for part in schema.connectionFields(of: field.type.namedType.value) {
      guard let definition = part.definition else { continue }
      fields[part.type, default: [:]][part.name, default: []] = fields[part.type]?[part.name] ?? []
      use(definition.type.namedType.value)
      if part.name == "node" { useIdentity(of: definition.type.namedType.value) }
      if part.name == "pageInfo" { usePageInfo(definition.type.namedType.value) }
    }
  }

  /// Adds what leads to the cursor of the next page, which the sent document requests even if the literal does not.
  private mutating func useFields(_ path: [String], of typeName: String) {
    var typeName = typeName
    for (index, name) in path.enumerated() {
      for name in index == path.count - 1 ? [name, Pagination.flag] : [name] {
        guard let definition = schema.field(named: name, on: typeName) else { continue }
        let required = definition.arguments.lazy.filter(\.isRequired).map(\.name.value)
        fields[typeName, default: [:]][name, default: []].formUnion(required)
        use(definition.type.namedType.value)
      }
      guard let next = schema.field(named: name, on: typeName) else { return }
      typeName = next.type.namedType.value
    }
  }

  /// Adds all arguments of a field: which of them ask for a page depends on their names.
  private mutating func useArguments(of name: String, _ field: FieldDefinition, of parent: String) {
    fields[parent, default: [:]][name, default: []].formUnion(field.arguments.map(\.name.value))
    for argument in field.arguments { use(argument.type.namedType.value) }
  }

  /// Adds the fields of an edge that the sent document requests even if the literal does not.
  private mutating func useEdge(_ typeName: String) {
    for name in ["cursor", "node"] {
      guard let definition = schema.field(named: name, on: typeName) else { continue }
      fields[typeName, default: [:]][name, default: []] = fields[typeName]?[name] ?? []
      use(definition.type.namedType.value)
      if name == "node" { useIdentity(of: definition.type.namedType.value) }
    }
  }

  /// Adds the fields of a page that the sent document requests even if the literal does not.
  private mutating func usePageInfo(_ typeName: String) {
    for name in pageInfoFields {
      guard let definition = schema.field(named: name, on: typeName) else { continue }
      fields[typeName, default: [:]][name, default: []] = fields[typeName]?[name] ?? []
      use(definition.type.namedType.value)
    }
  }

  /// Adds the field that identifies the object of a fragment that is fetched again.
  private mutating func use(identifierOf query: RefetchQuery) {
    guard let name = query.identifierField else { return }
    fields[query.typeCondition, default: [:]][name, default: []] = []
    use(schema.field(named: name, on: query.typeCondition)?.type.namedType.value)
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

  // MARK: The smallest schema

  /// Returns the smallest schema as minified SDL in the schema's order, so that equal use gives equal text.
  func sdl() -> String {
    var text = schemaDefinition
    for name in schema.index.directives.lazy.map(\.name) where directives.contains(name) {
      guard var directive = schema.directive(named: name) else { continue }
      directive.directives = []
      append(.directive(directive), to: &text)
    }
    for (entry, type) in types where !schema.isOfClient(entry) {
      append(.type(definition(of: type) { !schema.isOfClient($0) }), to: &text)
    }
    return text
  }

  /// Returns what the smallest schema has in the client only, as minified SDL.
  func clientSDL() -> String {
    var text = ""
    if !schema.hasClientDefinitions { return text }
    for (entry, type) in types {
      if schema.isOfClient(entry) {
        append(.type(definition(of: type) { _ in true }), to: &text)
        continue
      }
      switch definition(of: type, with: schema.isOfClient) {
      case .object(let object) where !object.fields.isEmpty:
        append(.typeExtension(.object(.init(extending: entry.name, with: object.fields))), to: &text)
      case .interface(let interface) where !interface.fields.isEmpty:
        append(.typeExtension(.interface(.init(extending: entry.name, with: interface.fields))), to: &text)
      default: continue
      }
    }
    return text
  }

  /// The types of the smallest schema.
  private var types: [(SchemaIndex.TypeEntry, NamedType)] {
    var objects: Set<String> = []
    for name in compared { objects.formUnion(schema.possibleTypes(of: name)) }
    return schema.index.types.compactMap { entry in
      let name = entry.name
      guard fields[name] != nil || leavesAndInputs.contains(name) || declared.contains(name) || objects.contains(name)
      else { return nil }
      return schema.type(named: name).map { (entry, $0) }
    }
  }

  private func append(_ definition: Definition, to text: inout String) {
    if !text.isEmpty { text += " " }
    text += definition.minified()
  }

  /// The `schema { … }` definition, or nothing if the root types have their default names.
  private var schemaDefinition: String {
    let kinds: [OperationDefinition.Kind] = [.query, .mutation, .subscription]
    let roots = kinds.compactMap { kind -> String? in
      guard let name = schema.rootTypeName(for: kind), fields[name] != nil else { return nil }
      return kind.rawValue + ":" + name
    }
    let isImplied = kinds.allSatisfy { schema.rootTypeName(for: $0) == schema.defaultRootTypeName(for: $0) }
    return isImplied || roots.isEmpty ? "" : "schema{" + roots.joined(separator: " ") + "}"
  }

  /// Returns the cut definition of a type with some of its fields.
  private func definition(of type: NamedType, with isIncluded: (FieldDefinition) -> Bool) -> TypeDefinition {
    switch type {
    case .object(var type):
      if !selected.contains(type.name) { type.description = nil }
      type.directives = type.directives.filter { isKept($0, on: type.name) } + policy(of: type.name)
      type.interfaces = type.interfaces.filter(isKept)
      type.fields = type.fields.filter { isUsed($0.key, of: type.name) && isIncluded($0.value) }
        .mapValues { cut($0, of: type.name) }
      return TypeDefinition(.object(type))
    case .interface(var type):
      if !selected.contains(type.name) { type.description = nil }
      type.directives = type.directives.filter { isKept($0, on: type.name) } + policy(of: type.name)
      type.interfaces = type.interfaces.filter(isKept)
      type.fields = type.fields.filter { isUsed($0.key, of: type.name) && isIncluded($0.value) }
        .mapValues { cut($0, of: type.name) }
      return TypeDefinition(.interface(type))
    case .union(var type):
      if !selected.contains(type.name) { type.description = nil }
      type.directives = type.directives.known
      if !compared.contains(type.name) { type.members = [] }
      return TypeDefinition(.union(type))
    case .scalar(var type):
      if !declared.contains(type.name) { type.description = nil }
      type.directives = type.directives.known
      return TypeDefinition(.scalar(type))
    case .enum(var type):
      type.directives = type.directives.known
      type.values = type.values.mapValues { value in
        var value = value
        value.directives = value.directives.known
        return value
      }
      if !declared.contains(type.name) { cut(&type) }
      return TypeDefinition(.enum(type))
    case .inputObject(var type):
      type.directives = type.directives.known
      type.fields = type.fields.mapValues { field in
        var field = field
        field.directives = field.directives.known
        return field
      }
      if !declared.contains(type.name) { cut(&type) }
      return TypeDefinition(.inputObject(type))
    }
  }

  private func cut(_ type: inout EnumType) {
    type.description = nil
    let written = values[type.name] ?? []
    type.values = type.values.filter { name, _ in written.contains(name) }
    type.values = type.values.mapValues { value in
      var value = value
      value.description = nil
      return value
    }
  }

  private func cut(_ type: inout InputObjectType) {
    type.description = nil
    if !writtenInputs.contains(type.name) { type.fields = [:] }
    type.fields = type.fields.mapValues { field in
      var field = field
      field.description = nil
      return field
    }
  }

  /// Returns the policy that the type has, of itself or by an interface.
  private func policy(of typeName: String) -> [Directive] {
    schema.keyFields(of: typeName).map { [.typePolicy(keyFields: $0)] } ?? []
  }

  private func isKept(interface name: String) -> Bool { fields[name] != nil }

  /// Whether a directive on a type or on one of its used fields says something that matters to the documents.
  private func isKept(_ directive: Directive, on type: String) -> Bool {
    if directive.isKnown { return true }
    if directive.name.value == "fetchable", directives.contains("refetchable") { return true }
    // Only where errors are handled do they tell which nulls have a meaning.
    if directives.isDisjoint(with: ["catch", "required", "throwOnFieldError"]) { return false }
    return directive.name.value == "semanticNonNull"
      || fields[type]?.keys.contains { directive.isSemanticNonNull(ofFieldNamed: $0) } == true
  }

  private func isUsed(_ field: String, of type: String) -> Bool { fields[type]?[field] != nil }

  private func cut(_ field: FieldDefinition, of type: String) -> FieldDefinition {
    var field = field
    let given = fields[type]?[field.name.value] ?? []
    field.directives = field.directives.filter { isKept($0, on: type) }
    field.arguments = field.arguments.filter { given.contains($0.name.value) }.map { argument in
      var argument = argument
      argument.description = nil
      argument.directives = argument.directives.known
      return argument
    }
    return field
  }
}

extension [Directive] {
  /// The directives that the compiler knows.
  fileprivate var known: [Directive] {
    isEmpty ? self : filter(\.isKnown)
  }
}

extension Directive {
  fileprivate var isKnown: Bool { Schema.builtInDirectives.contains(name.value) }
}
