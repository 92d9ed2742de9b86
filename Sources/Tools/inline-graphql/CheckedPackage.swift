import GraphQLFiles
import GraphQLProject
import LocalFiles

/// The targets of a package whose GraphQL is checked, and those that they reach.
struct CheckedPackage {
  /// A target of this package or of another.
  private struct Target: Hashable {
    var package: String
    var name: String
  }

  private let package: DescribedPackage
  /// The other packages with GraphQL, and this one, by their folders.
  private let packages: [String: DescribedPackage]
  private var sources = SourceFiles()

  /// Reads what SwiftPM knows of a package and of those that it depends on.
  ///
  /// - Throws: Exit status 66, after the reason on standard error.
  init(in folder: String) throws {
    package = try DescribedPackage.at(folder)
    var packages = [package.path: package]
    for path in try DescribedPackage.dependencies(of: folder) where Self.hasGraphQL(path) {
      let other = try DescribedPackage.at(path)
      // Its literals are not those of its users.
      if other.name != "InlineGraphQL" { packages[other.path] = other }
    }
    self.packages = packages
  }

  private static func hasGraphQL(_ folder: String) -> Bool {
    PackageFiles.swiftFiles(in: folder).contains { path in
      (try? Files.contents(of: path)).map { !graphQLLiterals(in: $0).isEmpty } ?? false
    }
  }

  /// Returns what a build would say of the targets that use the library.
  mutating func findings() throws -> [FileDiagnostic] {
    var found: [FileDiagnostic] = []
    for target in package.targets where usesLibrary(Target(package: package.path, name: target.name)) {
      let own = Target(package: package.path, name: target.name)
      let files = try read(own)
      let reachable = try reached(from: own).sorted { $0.name < $1.name }.flatMap { try read($0) }
      let dependents = try package.targets.map { Target(package: package.path, name: $0.name) }
        .filter { reached(from: $0).contains(own) }.flatMap { try read($0) }
      let checked = EmbeddedTarget(
        files,
        reaching: reachable,
        dependents: { dependents },
        root: package.path,
        in: Files.system
      ).checked()
      found += checked.findings.map { sources.finding($0) }
    }
    // Targets share what they reach.
    var told: Set<FileDiagnostic> = []
    return found.filter { told.insert($0).inserted }
  }

  private mutating func read(_ target: Target) throws -> [EmbeddedTarget.File] {
    guard let described = described(target) else { return [] }
    let folder = FilePath.join(target.package, described.path)
    var files: [EmbeddedTarget.File] = []
    for source in described.sources.sorted() where source.hasSuffix(".swift") {
      let path = FilePath.join(folder, source)
      do throws(FileProblem) {
        files.append(try sources.read(path, module: described.c99name))
      } catch {
        write("error: cannot read \"\(sources.relative(path))\"", toStandardError: true)
        throw ExitCode(66)
      }
    }
    return files
  }

  private func described(_ target: Target) -> DescribedPackage.Target? {
    packages[target.package]?.targets.first { $0.name == target.name && $0.moduleType == "SwiftTarget" }
  }

  /// Returns the targets that a target depends on and that may have GraphQL of their own.
  private func dependencies(of target: Target) -> [Target] {
    guard let described = described(target) else { return [] }
    let products = described.productDependencies ?? []
    return (described.targetDependencies ?? []).map { Target(package: target.package, name: $0) }
      + packages.values.flatMap { other in
        other.products.filter { products.contains($0.name) }
          .flatMap { $0.targets.map { Target(package: other.path, name: $0) } }
      }
  }

  private func usesLibrary(_ target: Target) -> Bool {
    ([target] + reached(from: target)).contains {
      described($0)?.productDependencies?.contains("InlineGraphQL") == true
    }
  }

  private func reached(from target: Target) -> [Target] {
    var (found, waiting): ([Target], [Target]) = ([], [target])
    while let next = waiting.popLast() {
      for dependency in dependencies(of: next) where !found.contains(dependency) && dependency != target {
        found.append(dependency)
        waiting.append(dependency)
      }
    }
    return found
  }
}
