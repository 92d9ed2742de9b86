import GraphQLCompiler
import GraphQLLanguage
import GraphQLProject
import GraphQLValidation

/// The GraphQL of a package that nothing in the package uses: operations and fragments that no code names, fields that no
/// code reads, and variables and arguments that never have another value than their default.
///
/// Uses are told by names. Where a name coincides with another, it counts as used, so what is found is certain. Values that
/// are encoded, compared or printed as a whole are not seen.
package struct UnusedGraphQL {
  /// A module of the package.
  package struct Module {
    /// Its Swift files.
    package var files: [EmbeddedTarget.File]

    /// Its literals, which have no errors.
    package var literals: [EmbeddedTarget.CheckedLiteral]

    /// The names of the package's modules that depend on it, directly or not.
    package var dependents: Set<String>

    /// Those that it depends on.
    package var dependencies: Set<String>

    /// Whether other packages may depend on it.
    package var isOffered: Bool

    /// Makes a module.
    package init(
      files: [EmbeddedTarget.File],
      literals: [EmbeddedTarget.CheckedLiteral],
      dependents: Set<String>,
      dependencies: Set<String>,
      isOffered: Bool
    ) {
      (self.files, self.literals) = (files, literals)
      (self.dependents, self.dependencies, self.isOffered) = (dependents, dependencies, isOffered)
    }
  }

  /// What is unused, as warnings in the order of the modules and their files.
  package private(set) var findings: [Finding] = []

  /// Searches the modules of a package, by their names.
  package init(in modules: [String: Module]) {
    let uses = modules.mapValues(SwiftNameUses.init)
    let documents = modules.values.flatMap(\.literals).map(\.document)
    let spreads = Dictionary(
      grouping: documents.flatMap(\.definitions).flatMap { $0.selectionSet?.spreads ?? [] },
      by: \.name.value
    )
    for (name, module) in modules.sorted(by: { $0.key < $1.key }) where !module.literals.isEmpty {
      // A protocol of a module below may require the properties of a type above.
      var visible = SwiftNameUses()
      for other in module.dependents.union([name]) { visible.add(uses[other] ?? SwiftNameUses()) }
      for other in module.dependencies { visible.addRequirements(of: uses[other] ?? SwiftNameUses()) }
      let lines = Dictionary(module.files.map { ($0.path, LineMap(Source(utf8: $0.utf8, name: $0.path))) }) { $1 }
      for literal in module.literals {
        if literal.literal.accessLevel == .public, module.isOffered { continue }
        var search = UnusedSearch(literal, uses: visible, spreads: spreads)
        for (message, offset) in search.found() {
          guard let location = lines[literal.file]?.location(at: literal.literal.fileOffset(of: offset)) else {
            continue
          }
          let place = Finding.Location(file: literal.file, location: location)
          findings.append(Finding(severity: .warning, message: message, place: place))
        }
      }
    }
  }
}

extension SwiftNameUses {
  /// Reads the files of a module.
  fileprivate init(_ module: UnusedGraphQL.Module) {
    self.init()
    let literals = Dictionary(grouping: module.literals, by: \.file)
    for file in module.files { add(file.utf8, literals: literals[file.path]?.map(\.literal) ?? []) }
  }
}
