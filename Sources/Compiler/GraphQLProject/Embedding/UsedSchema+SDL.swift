import GraphQLLanguage
import GraphQLValidation

extension UsedSchema {
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
        append(.typeExtension(.object(.init(name: entry.name, fields: object.fields))), to: &text)
      case .interface(let interface) where !interface.fields.isEmpty:
        append(.typeExtension(.interface(.init(name: entry.name, fields: interface.fields))), to: &text)
      default: continue
      }
    }
    return text
  }

  /// The types of the smallest schema.
  private var types: [(SchemaIndex.TypeEntry, NamedType)] {
    var names = Set(fields.keys).union(leavesAndInputs).union(declared)
    for name in compared { names.formUnion(schema.possibleTypes(of: name)) }
    return names.compactMap { name in
      guard let entry = schema.index.type(named: name), let type = schema.type(named: name) else { return nil }
      return (entry, type)
    }
    .sorted { $0.0.nameRange.start < $1.0.nameRange.start }
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
      type.directives = type.directives.filter { isKept($0, on: type.name) } + policies(of: type.name)
      type.interfaces = type.interfaces.filter(isKept)
      type.fields = type.fields.filter { isUsed($0.key, of: type.name) && isIncluded($0.value) }
        .mapValues { cut($0, of: type.name) }
      return TypeDefinition(.object(type))
    case .interface(var type):
      if !selected.contains(type.name) { type.description = nil }
      type.directives = type.directives.filter { isKept($0, on: type.name) } + policies(of: type.name)
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
      let isWhole = declared.contains(type.name)
      if !isWhole {
        type.description = nil
        type.values = type.values.filter { values[type.name]?.contains($0.key) == true }
      }
      type.directives = type.directives.known
      type.values = type.values.mapValues { value in
        var value = value
        if !isWhole { value.description = nil }
        value.directives = value.directives.known
        return value
      }
      return TypeDefinition(.enum(type))
    case .inputObject(var type):
      let isWhole = declared.contains(type.name)
      if !isWhole {
        type.description = nil
        if !writtenInputs.contains(type.name) { type.fields = [:] }
      }
      type.directives = type.directives.known
      type.fields = type.fields.mapValues { field in
        var field = field
        if !isWhole { field.description = nil }
        field.directives = field.directives.known
        return field
      }
      return TypeDefinition(.inputObject(type))
    }
  }

  /// Returns the policies that the type and its used fields have, of themselves or by an interface.
  private func policies(of typeName: String) -> [Directive] {
    let keyFields =
      schema.keyFields(of: typeName) == nil
      ? [] : [Directive.typePolicy(keyFields: schema.orderedKeyFields(of: typeName))]
    if !schema.hasFieldPolicies { return keyFields }
    return keyFields + (fields[typeName] ?? [:]).keys.sorted().compactMap { schema.fieldPolicy(of: $0, on: typeName) }
  }

  private func isKept(interface name: String) -> Bool { fields[name] != nil }

  /// Whether a directive on a type or on one of its used fields says something that matters to the documents.
  private func isKept(_ directive: Directive, on type: String) -> Bool {
    if directive.isKnown { return true }
    guard
      compilerDirectives.all.contains(where: { known in
        known.directivesOfSchema.contains(directive.name.value) && directives.contains(known.name)
      })
    else { return false }
    return directive.semanticNonNullField.map { fields[type]?[$0] != nil } ?? true
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
