import Dispatch
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
    let described = try DescribedPackages.at(folder)
    package = described.root
    packages = Dictionary(([described.root] + described.others).map { ($0.path, $0) }) { first, _ in first }
  }

  /// Returns what a build would say of the targets that use the library.
  mutating func findings() throws -> [FileDiagnostic] { findings(try checks()) }

  /// Returns what no code of the package uses, or the errors and warnings if there are errors.
  mutating func unused() throws -> [FileDiagnostic] {
    let checks = try checks()
    if checks.contains(where: { $0.result.findings.contains { $0.severity == .error } }) { return findings(checks) }
    let offered = Set(package.products.flatMap { $0.isLibrary ? $0.targets : [] })
    var modules: [String: UnusedGraphQL.Module] = [:]
    for target in package.targets {
      let own = Target(package: package.path, name: target.name)
      let names = { (targets: [Target]) in Set(targets.filter { $0.package == own.package }.map(\.name)) }
      modules[target.name] = UnusedGraphQL.Module(
        files: try read(own),
        literals: checks.first { $0.target == own }?.result.literals ?? [],
        dependents: names(dependents(of: own)),
        dependencies: names(reached(from: own)),
        isOffered: offered.contains(target.name)
      )
    }
    return UnusedGraphQL(in: modules).findings.map { sources.finding($0) }
  }

  private func findings(_ checks: [(target: Target, result: EmbeddedTarget.Result)]) -> [FileDiagnostic] {
    // Targets share what they reach.
    var told: Set<FileDiagnostic> = []
    return checks.flatMap(\.result.findings).map { sources.finding($0) }.filter { told.insert($0).inserted }
  }

  /// Checks the targets that use the library, as many at a time as there are processors.
  private mutating func checks() throws -> [(target: Target, result: EmbeddedTarget.Result)] {
    var checks: [(target: Target, check: @Sendable () -> EmbeddedTarget.Result)] = []
    for target in package.targets where usesLibrary(Target(package: package.path, name: target.name)) {
      let own = Target(package: package.path, name: target.name)
      let files = try read(own)
      let reachable = try reached(from: own).sorted { $0.name < $1.name }.flatMap { try read($0) }
      let dependents = try dependents(of: own).flatMap { try read($0) }
      let root = package.path
      let check = { @Sendable in
        EmbeddedTarget(files, reaching: reachable, dependents: { dependents }, root: root, in: Files.system).checked()
      }
      checks.append((own, check))
    }
    var results = [EmbeddedTarget.Result?](repeating: nil, count: checks.count)
    results.withUnsafeMutableBufferPointer { [checks] buffer in
      // Each check has an element of its own.
      nonisolated(unsafe) let buffer = buffer
      DispatchQueue.concurrentPerform(iterations: checks.count) { index in buffer[index] = checks[index].check() }
    }
    return zip(checks, results).compactMap { check, result in result.map { (check.target, $0) } }
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

  /// Returns the targets of the package that depend on a target.
  private func dependents(of target: Target) -> [Target] {
    package.targets.map { Target(package: package.path, name: $0.name) }.filter { reached(from: $0).contains(target) }
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
