import GraphQLLanguage

/// A named type of a schema with precomputed facts for the rules.
package final class TypeFacts {
  let type: NamedType
  package let name: String
  let isComposite: Bool
  let isLeaf: Bool
  let isInput: Bool
  let isAbstract: Bool
  let isObject: Bool
  fileprivate var fields: [String: FieldFacts?] = [:]

  init(_ type: NamedType) {
    self.type = type
    name = type.name
    isComposite = type.isComposite
    isLeaf = type.isLeaf
    isInput = type.isInput
    isAbstract = type.isAbstract
    isObject = if case .object = type { true } else { false }
  }

  /// The type as an input object; `nil` for other types.
  package var inputObject: InputObjectType? {
    if case .inputObject(let type) = type { type } else { nil }
  }
}

/// A field's definition and its named type.
package final class FieldFacts {
  package let definition: FieldDefinition
  package let type: TypeFacts?

  init(definition: FieldDefinition, type: TypeFacts?) {
    self.definition = definition
    self.type = type
  }
}

/// The types and fields that one document mentions, each looked up once in the schema.
///
/// Copying a `NamedType` retains everything in it, which is slow in an unoptimized build. Rules therefore pass
/// references around.
package final class TypeTable {
  let schema: Schema
  private var types: [String: TypeFacts?] = [:]
  private var directives: [String: DirectiveDefinition?] = [:]
  /// The directives that the schema need not define; `nil` if it must.
  private let compilerDirectives: CompilerDirectives?
  private let definesIncrementalDirectives: Bool

  init(
    _ schema: Schema,
    compilerDirectives: CompilerDirectives? = nil,
    definesIncrementalDirectives: Bool = false
  ) {
    self.schema = schema
    self.compilerDirectives = compilerDirectives
    self.definesIncrementalDirectives = definesIncrementalDirectives
  }

  deinit {
    // Fields have their types, and types have fields of their own type.
    for type in types.values { type?.fields = [:] }
  }

  package func type(named name: String) -> TypeFacts? {
    if let known = types[name] { return known }
    let facts = schema.type(named: name).map(TypeFacts.init)
    types[name] = .some(facts)
    return facts
  }

  func field(named name: String, on type: TypeFacts) -> FieldFacts? {
    if let known = type.fields[name] { return known }
    let facts = schema.field(named: name, on: type.name).map { definition in
      FieldFacts(definition: definition, type: self.type(named: definition.type.namedType.value))
    }
    type.fields[name] = .some(facts)
    return facts
  }

  /// Whether a type is of the compiler's directives, so that no schema shows its values.
  func isOfCompiler(_ typeName: String) -> Bool {
    compilerDirectives?.definitions.index.type(named: typeName) != nil
  }

  package func directive(named name: String) -> DirectiveDefinition? {
    if let known = directives[name] { return known }
    let definition =
      compilerDirective(named: name) ?? schema.directive(named: name) ?? incrementalDirective(named: name)
    directives[name] = .some(definition)
    return definition
  }

  /// Returns the definition of `@defer` or `@stream`, which the schemas of literals need not declare.
  private func incrementalDirective(named name: String) -> DirectiveDefinition? {
    guard definesIncrementalDirectives, name == "defer" || name == "stream" else { return nil }
    return incrementalSchema.directive(named: name)
  }

  /// Returns the definition of a supported directive of the compiler that the schema does not declare, and makes the types
  /// of its arguments known.
  private func compilerDirective(named name: String) -> DirectiveDefinition? {
    guard let compilerDirectives, let known = compilerDirectives[name], known.replacement == nil,
      schema.index.directive(named: name) == nil,
      let definition = compilerDirectives.definitions.directive(named: name)
    else { return nil }
    for typeName in definition.arguments.lazy.map(\.type.namedType.value) where type(named: typeName) == nil {
      types[typeName] = compilerDirectives.definitions.type(named: typeName).map(TypeFacts.init)
    }
    return definition
  }
}
