import GraphQLFiles
import GraphQLProject

/// Checks the targets of packages as a build does, and remembers what needs no new check.
struct PackageCheck {
  private struct State {
    var target: EmbeddedTarget
    /// The state of the files that are no Swift code.
    var files: Int
    var texts: Checksum
    var keys: [String: Checksum]
    var findings: [Finding]
  }

  private var states: [PackageTargets.Target: State] = [:]

  /// Returns what a build would say of a package, without what the macros of its literals tell an editor.
  ///
  /// - Parameters:
  ///   - package: The package, with the texts of the editor.
  ///   - files: How schemas are read, and a number that differs when they may have changed.
  ///   - isOutdated: Whether nobody wants the result any more.
  mutating func findings(
    of package: IndexedPackage,
    in files: (system: FileSystem, state: Int),
    isOutdated: () -> Bool
  ) -> [Finding] {
    guard let targets = package.targets else { return [] }
    var findings: [Finding] = []
    for target in targets.own where targets.usesLibrary(target) {
      if isOutdated() { return [] }
      findings += check(target, of: targets, package, files)
    }
    return findings
  }

  private mutating func check(
    _ target: PackageTargets.Target,
    of targets: PackageTargets,
    _ package: IndexedPackage,
    _ files: (system: FileSystem, state: Int)
  ) -> [Finding] {
    func texts(_ target: PackageTargets.Target) -> [EmbeddedTarget.File] {
      targets.files(of: target).compactMap { path, module in
        package.files[path].map { EmbeddedTarget.File(path: path, utf8: $0.utf8, module: module) }
      }
    }
    let embedded = EmbeddedTarget(
      texts(target),
      reaching: targets.reached(from: target).sorted { $0.name < $1.name }.flatMap(texts),
      dependents: { targets.dependents(of: target).flatMap(texts) },
      root: package.root,
      in: files.system,
      after: states[target].flatMap { $0.files == files.state ? $0.target : nil }
    )
    var checksum = embedded.checksum
    checksum.add(embedded.checksumOfTexts.hexadecimal)
    if let state = states[target], state.texts == checksum {
      states[target]?.target = embedded
      states[target]?.files = files.state
      return state.findings
    }
    let keys = embedded.fileKeys
    let known = states[target].map { state in Set(keys.filter { state.keys[$0.key] == $0.value }.keys) } ?? []
    let result = embedded.checked(besides: known)
    let told = targets.usesPlugin(target) ? result.findingsOfMacros.embedded : result.findingsOfMacros.direct
    let findings = result.findings.filter { !told.contains($0) }
    let withoutFindings = keys.filter { !result.filesWithFindings.contains($0.key) }
    states[target] = State(
      target: embedded,
      files: files.state,
      texts: checksum,
      keys: withoutFindings,
      findings: findings
    )
    return findings
  }
}
