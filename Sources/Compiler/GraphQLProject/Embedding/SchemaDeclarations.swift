import GraphQLCompiler
import GraphQLLanguage

/// The declarations of the `@GraphQLSchema` enums that a target sees: types, perhaps only those that the enum's own target
/// uses, and how names are written.
struct SchemaDeclarations {
  private let files: [EmbeddedFile]
  private let reachable: [EmbeddedFile]
  private let root: String
  /// The schemas that enums of the target itself declare.
  private let own: Set<SchemaLocation>
  private let nameCases: [SchemaLocation: NameCase]
  /// The same by the namespace alone, for the enums of other packages, which have their own copy of a schema.
  private let nameCasesOfNamespaces: [String: NameCase]
  /// The Swift names of the types that the enums of other targets declare; `nil` if they declare all, or if there is none.
  private var others: [SchemaLocation: Set<String>?] = [:]

  /// - Parameters:
  ///   - files: The files of the target.
  ///   - reachable: The files of the targets that it depends on.
  init(_ files: [EmbeddedFile], reaching reachable: [EmbeddedFile], root: String) {
    self.files = files
    self.reachable = reachable
    self.root = root
    own = Set(
      files.lazy.flatMap(\.literals).filter { $0.literal.macro == .schema }.compactMap { try? $0.schema.get() }
    )
    let declared = (files + reachable).flatMap(\.literals).compactMap { entry in
      entry.literal.macro == .schema ? (try? entry.schema.get()).map { ($0, entry.literal.nameCase) } : nil
    }
    nameCases = Dictionary(declared) { first, _ in first }
    nameCasesOfNamespaces = Dictionary(declared.map { ($0.namespace, $1) }) { first, _ in first }
  }

  /// Returns how the names of a schema are written in Swift.
  func nameCase(at location: SchemaLocation) -> NameCase {
    nameCases[location] ?? nameCasesOfNamespaces[location.namespace] ?? .asWritten
  }

  /// Returns the types that an enum in the target itself declares: those that the target uses.
  func typesUsedByTarget(of schema: Schema, at location: SchemaLocation) -> UsedTypes {
    types(usedBy: files, of: schema, at: location)
  }

  /// Returns an error for each type that a document uses and that the enum of another target does not declare.
  mutating func undeclaredTypes(in document: Document, of schema: Schema, at location: SchemaLocation) -> [Diagnostic] {
    if own.contains(location) { return [] }
    let known = others[location] ?? typesDeclaredByOthers(of: schema, at: location)
    others[location] = known
    guard var declared = known else { return [] }
    return UsedTypes.uses(in: document, schema: schema).compactMap { use in
      guard declared.insert(nameCase(at: location).type(use.name)).inserted else { return nil }
      return Diagnostic(
        .error,
        "\"\(location.namespace)\" does not declare \"\(use.name)\", because no GraphQL of its own module uses it. Use it there, "
          + "or declare all types: @GraphQLSchema(types: .all).",
        at: use.range
      )
    }
  }

  /// Returns the Swift names of the types that the user declares in the target's own enum; `nil` if the target has none.
  func declaredByHand(at location: SchemaLocation) -> Set<String>? {
    guard own.contains(location) else { return nil }
    return files.lazy.flatMap(\.literals).filter { $0.literal.macro == .schema && (try? $0.schema.get()) == location }
      .reduce(into: []) { $0.formUnion($1.literal.declaredTypes) }
  }

  /// Whether a fragment is defined in another target.
  func isElsewhere(_ fragment: FragmentSite) -> Bool { !files.contains { $0.path == fragment.file } }

  private func typesDeclaredByOthers(of schema: Schema, at location: SchemaLocation) -> Set<String>? {
    for file in reachable {
      for entry in file.literals where entry.literal.macro == .schema && (try? entry.schema.get()) == location {
        guard entry.literal.declaresUsedTypes else { return nil }
        let neighbors = reachable.filter { $0.target(in: root) == file.target(in: root) }
        let used = types(usedBy: neighbors, of: schema, at: location).names
        return entry.literal.declaredTypes.union(used.map(entry.literal.nameCase.type))
      }
    }
    return nil
  }

  private func types(usedBy files: [EmbeddedFile], of schema: Schema, at location: SchemaLocation) -> UsedTypes {
    var types = UsedTypes(of: schema)
    for entry in files.lazy.flatMap(\.literals) where entry.literal.macro != .schema {
      if (try? entry.schema.get()) == location { types.add(entry.literal.source) }
    }
    return types
  }
}
