/// The result of scanning a schema's top level: where each name is defined, and how the types are related.
package struct SchemaIndex: Sendable {
  /// The six kinds of named types.
  package enum Kind: Sendable {
    case scalar, object, interface, union, `enum`, inputObject
  }

  /// A named type.
  package struct TypeEntry: Sendable {
    package var kind: Kind
    package var name: String
    package var nameRange: SourceRange
    /// The range of the whole definition, including the description.
    var range: SourceRange
    /// The interfaces that the type and its extensions declare.
    package var interfaces: [String] = []
    /// The members of a union and its extensions.
    var members: [String] = []
    var extensions: [ExtensionEntry] = []
  }

  /// An extension of a named type.
  struct ExtensionEntry: Sendable {
    var kind: Kind
    var name: String
    var nameRange: SourceRange
    var range: SourceRange
    var interfaces: [String] = []
    var members: [String] = []
  }

  /// A directive's definition.
  package struct DirectiveEntry: Sendable {
    package var name: String
    var nameRange: SourceRange
    var range: SourceRange
    /// The ranges of its extensions.
    var extensions: [SourceRange] = []
  }

  /// The extensions of a text, which may come before what they extend, or be in another file.
  struct Extensions {
    var ofTypes: [ExtensionEntry] = []
    var ofDirectives: [DirectiveEntry] = []
  }

  /// The types in the order of the source.
  package private(set) var types: [TypeEntry] = []
  /// The directives in the order of the source.
  package private(set) var directives: [DirectiveEntry] = []
  /// The ranges of `schema { … }` definitions.
  var schemaDefinitions: [SourceRange] = []
  /// The ranges of `extend schema` extensions.
  var schemaExtensions: [SourceRange] = []
  /// The error that prevents using the schema at all.
  private(set) var problem: Diagnostic?

  private var typeOffsets: [String: Int] = [:]
  private var directiveOffsets: [String: Int] = [:]

  /// Makes the index of a schema that defines nothing.
  package init() {}

  package func type(named name: String) -> TypeEntry? {
    typeOffsets[name].map { types[$0] }
  }

  package func directive(named name: String) -> DirectiveEntry? {
    directiveOffsets[name].map { directives[$0] }
  }

  mutating func add(_ entry: TypeEntry) {
    if let first = typeOffsets.updateValue(types.count, forKey: entry.name) {
      let message = "There can be only one type named \"\(entry.name)\"."
      problem = problem ?? Diagnostic(.error, message, at: types[first].nameRange, entry.nameRange)
    }
    types.append(entry)
  }

  mutating func add(_ entry: DirectiveEntry) {
    if let first = directiveOffsets.updateValue(directives.count, forKey: entry.name) {
      let message = "There can be only one directive named \"@\(entry.name)\"."
      problem = problem ?? Diagnostic(.error, message, at: directives[first].nameRange, entry.nameRange)
    }
    directives.append(entry)
  }

  /// Removes the definitions of types that every schema has implicitly.
  mutating func remove(_ names: [String]) {
    let dropped = names.filter { typeOffsets[$0] != nil }
    guard !dropped.isEmpty else { return }
    types.removeAll { dropped.contains($0.name) }
    // A type may be defined twice; validation reports that.
    typeOffsets = Dictionary(types.enumerated().map { ($1.name, $0) }) { $1 }
  }

  /// Merges extensions into the types, which may come after them. Ignores extensions of types that are undefined or of
  /// another kind.
  mutating func merge(_ extensions: [ExtensionEntry]) {
    for entry in extensions {
      guard let offset = typeOffsets[entry.name], types[offset].kind == entry.kind else { continue }
      types[offset].interfaces += entry.interfaces
      types[offset].members += entry.members
      types[offset].extensions.append(entry)
    }
  }

  /// Merges extensions into the directives, which may come after them. Ignores extensions of undefined directives.
  mutating func merge(_ extensions: [DirectiveEntry]) {
    for entry in extensions {
      guard let offset = directiveOffsets[entry.name] else { continue }
      directives[offset].extensions.append(entry.range)
    }
  }
}
