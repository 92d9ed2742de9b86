import Dispatch
import GraphQLFiles
import GraphQLProject
import LocalFiles

/// The targets of a package whose GraphQL is checked, and those that they reach.
struct CheckedPackage {
  typealias Target = PackageTargets.Target

  let targets: PackageTargets
  private(set) var sources = SourceFiles()

  /// Reads what SwiftPM knows of a package and of those that it depends on.
  ///
  /// - Throws: Exit status 66, after the reason on standard error.
  init(in folder: String) throws {
    do {
      targets = PackageTargets(try DescribedPackages.at(folder))
    } catch is UnreadablePackage {
      throw ExitCode(66)
    }
  }

  /// Returns what a build would say of the targets that use the library.
  mutating func findings() throws -> [FileDiagnostic] { findings(try checks()) }

  /// Returns what no code of the package uses, or the errors and warnings if there are errors.
  mutating func unused() throws -> [FileDiagnostic] {
    let checks = try checks()
    if Self.haveErrors(checks) { return findings(checks) }
    return UnusedGraphQL(in: try modules(checks)).findings.map { sources.finding($0) }
  }

  static func haveErrors(_ checks: [(target: Target, result: EmbeddedTarget.Result)]) -> Bool {
    checks.contains { $0.result.findings.contains { $0.severity == .error } }
  }

  /// Returns the package's modules, with the literals that were checked.
  mutating func modules(
    _ checks: [(target: Target, result: EmbeddedTarget.Result)]
  ) throws -> [String: UnusedGraphQL.Module] {
    let offered = Set(targets.package.products.flatMap { $0.isLibrary ? $0.targets : [] })
    var modules: [String: UnusedGraphQL.Module] = [:]
    for own in targets.own {
      let names = { (others: [Target]) in Set(others.filter { $0.package == own.package }.map(\.name)) }
      modules[own.name] = UnusedGraphQL.Module(
        files: try read(own),
        literals: checks.first { $0.target == own }?.result.literals ?? [],
        dependents: names(targets.dependents(of: own)),
        dependencies: names(targets.reached(from: own)),
        isOffered: offered.contains(own.name)
      )
    }
    return modules
  }

  func findings(_ checks: [(target: Target, result: EmbeddedTarget.Result)]) -> [FileDiagnostic] {
    // Targets share what they reach.
    var told: Set<FileDiagnostic> = []
    return checks.flatMap(\.result.findings).map { sources.finding($0) }.filter { told.insert($0).inserted }
  }

  /// Checks the targets that use the library, as many at a time as there are processors.
  ///
  /// - Parameter other: What else is to be done meanwhile.
  mutating func checks(
    beside other: (@Sendable () -> Void)? = nil
  ) throws -> [(target: Target, result: EmbeddedTarget.Result)] {
    var checks: [(target: Target, check: @Sendable () -> EmbeddedTarget.Result)] = []
    for own in targets.own where targets.usesLibrary(own) {
      let files = try read(own)
      let reachable = try targets.reached(from: own).sorted { $0.name < $1.name }.flatMap { try read($0) }
      let dependents = try targets.dependents(of: own).flatMap { try read($0) }
      let root = targets.package.path
      let check = { @Sendable in
        EmbeddedTarget(files, reaching: reachable, dependents: { dependents }, root: root, in: Files.system).checked()
      }
      checks.append((own, check))
    }
    var results = [EmbeddedTarget.Result?](repeating: nil, count: checks.count)
    results.withUnsafeMutableBufferPointer { [checks] buffer in
      // Each check has an element of its own.
      nonisolated(unsafe) let buffer = buffer
      DispatchQueue.concurrentPerform(iterations: checks.count + (other == nil ? 0 : 1)) { index in
        if index < checks.count { buffer[index] = checks[index].check() } else { other?() }
      }
    }
    return zip(checks, results).compactMap { check, result in result.map { (check.target, $0) } }
  }

  mutating func read(_ target: Target) throws -> [EmbeddedTarget.File] {
    try targets.files(of: target).map { path, module in try read(path, of: module) }
  }

  mutating func read(_ path: String, of module: String) throws -> EmbeddedTarget.File {
    do throws(FileProblem) {
      return try sources.read(path, module: module)
    } catch {
      write("error: cannot read \"\(sources.relative(path))\"", toStandardError: true)
      throw ExitCode(66)
    }
  }
}
