import GraphQLCompiler
import GraphQLLanguage

/// The declarations of the `@GraphQLSchema` enums that a target sees: types, perhaps only those that the enum's own target
/// uses, and how names are written.
struct SchemaDeclarations {
  private let files: [EmbeddedFile]
  private let reachable: [EmbeddedFile]
  private let dependents: [EmbeddedFile]
  private let root: String
  private let project: EmbeddedProject
  /// The schemas that enums of the target itself declare.
  private let own: Set<SchemaLocation>
  private let names: [SchemaLocation: SwiftNames]
  /// The same by the namespace alone, for the enums of other packages, which have their own copy of a schema.
  private let namesOfNamespaces: [String: SwiftNames]
  /// The enums of other packages that do not declare all that the target uses.
  private var incomplete: [SchemaLocation: IncompleteEnum?] = [:]

  /// An enum of another package.
  private struct IncompleteEnum {
    /// The names of the types that the target uses and that it does not declare, sorted.
    var missing: [String]
    /// What declares them too, in Swift.
    var attribute: String
  }

  /// - Parameters:
  ///   - files: The files of the target.
  ///   - reachable: The files of the targets that it depends on.
  ///   - dependents: The files of the package's targets that depend on it.
  init(
    _ files: [EmbeddedFile],
    reaching reachable: [EmbeddedFile],
    dependents: [EmbeddedFile],
    root: String,
    _ project: EmbeddedProject
  ) {
    self.files = files
    self.reachable = reachable
    self.dependents = dependents
    self.root = root
    self.project = project
    own = Set(
      files.lazy.flatMap(\.literals).filter { $0.literal.macro == .schema }.compactMap { try? $0.schema.get() }
    )
    let declared = (files + reachable).flatMap(\.literals).compactMap { entry in
      entry.literal.macro == .schema ? (try? entry.schema.get()).map { ($0, entry.literal.names(at: $0)) } : nil
    }
    names = Dictionary(declared) { first, _ in first }
    namesOfNamespaces = Dictionary(declared.map { ($0.namespace, $1) }) { first, _ in first }
  }

  /// Returns how the names of a schema are written in Swift.
  func names(at location: SchemaLocation) -> SwiftNames {
    names[location] ?? namesOfNamespaces[location.namespace] ?? SwiftNames(given: location.names)
  }

  /// Returns the types that an enum in the target itself declares: those with certain names, and those that the target and
  /// the package's targets use that depend on it and have no enum of their own.
  func typesUsed(of schema: Schema, at location: SchemaLocation, and names: [String]) -> UsedTypes {
    let independent = Set(dependents.filter { $0.declaresTypes(of: location) }.map { $0.target(in: root) })
    let users = files + dependents.filter { !independent.contains($0.target(in: root)) }
    var types = types(usedBy: users, of: schema, at: location)
    types.add(names: names)
    return types
  }

  /// Returns an error for each type that a document uses and that the enum of another package does not declare.
  mutating func undeclaredTypes(in document: Document, of schema: Schema, at location: SchemaLocation) -> [Diagnostic] {
    if own.contains(location) { return [] }
    let known = incomplete[location] ?? incompleteEnum(of: schema, at: location)
    incomplete[location] = known
    guard let known else { return [] }
    var missing = Set(known.missing)
    return UsedTypes.uses(in: document, schema: schema).compactMap { use in
      guard missing.remove(use.name) != nil else { return nil }
      return Diagnostic(
        .error,
        "\"\(location.namespace)\" does not declare \"\(use.name)\", because no GraphQL of its own package uses it. Name it there: "
          + known.attribute,
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

  /// Returns the module of a fragment in words.
  func module(of fragment: FragmentSite) -> String {
    reachable.first { $0.path == fragment.file }?.module.map { "the module \"\($0)\"" } ?? "its own module"
  }

  /// Whether a fragment is defined in another target.
  func isElsewhere(_ fragment: FragmentSite) -> Bool { !files.contains { $0.path == fragment.file } }

  /// Returns the enum of another package, unless it declares all that the target uses. An enum of this package does, because
  /// its own target knows this one.
  private func incompleteEnum(of schema: Schema, at location: SchemaLocation) -> IncompleteEnum? {
    if reachable.contains(where: { $0.declaresTypes(of: location) }) { return nil }
    for file in reachable {
      for entry in file.literals where entry.literal.macro == .schema && entry.literal.accessLevel == .public {
        // Another package has a copy of the schema.
        guard let copy = try? entry.schema.get(), copy.namespace == location.namespace else { continue }
        guard case .used(let names) = entry.literal.emittedTypes else { return nil }
        let neighbors = reachable.filter { project.package(of: $0.path) == project.package(of: file.path) }
        var known = types(usedBy: neighbors, of: schema, at: copy)
        known.add(names: names)
        let (literal, swiftNames) = (entry.literal, entry.literal.names(at: copy))
        let declared = literal.declaredTypes.union(known.names.map(swiftNames.type))
        let missing = types(usedBy: files, of: schema, at: location).directNames
          .filter { !declared.contains(swiftNames.type($0)) }.sorted()
        return missing.isEmpty
          ? nil : IncompleteEnum(missing: missing, attribute: literal.attribute(naming: names + missing))
      }
    }
    return nil
  }

  private func types(usedBy files: [EmbeddedFile], of schema: Schema, at location: SchemaLocation) -> UsedTypes {
    var types = UsedTypes(of: schema)
    for entry in files.lazy.flatMap(\.literals) where entry.literal.macro != .schema {
      guard (try? entry.schema.get()) == location else { continue }
      types.add(directNames: project.typeNames(usedIn: entry.literal.source, of: schema, at: location))
    }
    return types
  }
}

extension EmbeddedFile {
  /// Whether the file has an enum for a schema.
  fileprivate func declaresTypes(of location: SchemaLocation) -> Bool {
    literals.contains { $0.literal.macro == .schema && (try? $0.schema.get()) == location }
  }
}

extension SwiftLiteral {
  /// Returns how a `@GraphQLSchema` writes the names of a schema.
  package func names(at location: SchemaLocation) -> SwiftNames { SwiftNames(nameCase, given: location.names) }

  /// Returns the `@GraphQLSchema` in Swift, with the names of more types.
  fileprivate func attribute(naming names: [String]) -> String {
    let arguments = [
      schemaArgument.map { "\"\($0)\"" }, EmittedTypes.used(and: names).argument, declaredModels.argument,
      nameCase == .asWritten ? nil : "names: .\(nameCase.rawValue)",
    ]
    return "@GraphQLSchema(\(arguments.compactMap(\.self).joined(separator: ", ")))"
  }
}
