import GraphQLLanguage
import GraphQLValidation

/// The types that a `@GraphQLSchema(types: .used)` declares: the enums, input objects and custom scalars that the Swift
/// code of documents and of added types names, and the types of the input objects' fields.
package struct UsedTypes: Sendable {
  /// The types' names.
  package private(set) var names: Set<String> = []

  /// The names of those that documents name themselves, without the types of input objects' fields.
  package private(set) var directNames: Set<String> = []

  /// An error for each added name that no such type has.
  private(set) var diagnostics: [Diagnostic] = []

  private let schema: Schema

  /// Creates an empty set of types.
  package init(of schema: Schema) {
    self.schema = schema
  }

  /// Adds the types of a document. Errors in it are ignored, because validation reports them.
  package mutating func add(_ source: Source) {
    add(directNames: Self.names(usedIn: source, schema: schema))
  }

  /// Returns the names of the types that a document names itself; none if it has a syntax error.
  package static func names(usedIn source: Source, schema: Schema) -> [String] {
    (try? Document(parsing: source)).map { uses(in: $0, schema: schema).map(\.name) } ?? []
  }

  /// Adds types that a document names itself.
  package mutating func add(directNames names: [String]) {
    for name in names {
      directNames.insert(name)
      add(name)
    }
  }

  /// Adds the types with certain names, in which an asterisk stands for any characters.
  package mutating func add(names: [String]) {
    if names.isEmpty { return }
    let declarable = schema.typeNames.filter { Self.isDeclared(schema.type(named: $0)) }
    for name in names {
      let pattern = NamePattern(name)
      let matches = declarable.filter(pattern.matches)
      for match in matches { add(match) }
      if !matches.isEmpty { continue }
      let suggestions = suggestions(for: name, from: declarable)
      let message = "The schema has no enum, input object or custom scalar \"\(name)\".\(didYouMean(suggestions))"
      diagnostics.append(Diagnostic(.error, message))
    }
  }

  /// Adds the types that the code of added types names.
  package mutating func add(_ added: AddedTypes) {
    for name in added.entries.flatMap(\.uses) { add(name) }
  }

  private mutating func add(_ name: String) {
    var waiting = [name]
    while let name = waiting.popLast() {
      guard Self.isDeclared(schema.type(named: name)), names.insert(name).inserted else { continue }
      guard case .inputObject(let object)? = schema.type(named: name) else { continue }
      waiting += object.fields.values.map(\.type.namedType.value)
    }
  }

  /// Returns each use of such a type in a document: in its variables, its selected fields, and the variables that its
  /// fragments use.
  package static func uses(in document: Document, schema: Schema) -> [(name: String, range: SourceRange)] {
    let typed = TypedDocument(document, schema: schema, fragments: [:])
    var uses: [(name: String, range: SourceRange)] = []
    for definition in typed.definitions {
      for variable in definition.operation?.variables ?? [] {
        uses.append((variable.type.namedType.value, variable.type.namedType.range))
      }
      guard let fragment = definition.fragment else { continue }
      for argument in definition.variables where argument.provider != nil || fragment.refetchable != nil {
        uses.append((argument.type.namedType.value, argument.type.namedType.range))
      }
      for use in definition.variableUses {
        if let type = use.type { uses.append((type.namedType.value, use.range)) }
      }
    }
    for field in typed.fields {
      if let type = field.facts?.type { uses.append((type.name, field.node.name.range)) }
    }
    return uses.filter { isDeclared(schema.type(named: $0.name)) }
  }

  /// Returns whether a `@GraphQLSchema` declares types of this kind.
  private static func isDeclared(_ type: NamedType?) -> Bool {
    switch type {
    case .enum(let type): !type.name.utf8.starts(with: "__".utf8)
    case .scalar(let type): !type.isBuiltIn
    case .inputObject: true
    case .object, .interface, .union, nil: false
    }
  }
}
