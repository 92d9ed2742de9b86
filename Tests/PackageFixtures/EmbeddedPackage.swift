import Foundation
import GraphQLProject
import LocalFiles

extension TemporaryPackage {
  /// Returns what the build tool finds in files of the package, and the code that it writes for each.
  package func embedding(
    _ paths: [String],
    reaching: [String] = [],
    dependents: [String] = [],
    for purpose: EmbeddingPurpose = .build
  ) throws -> EmbeddedTarget.Result {
    func file(_ path: String) throws -> EmbeddedTarget.File {
      EmbeddedTarget.File(path: self.path(path), utf8: Array(try Data(contentsOf: root.appending(path: path))))
    }
    let target = EmbeddedTarget(
      try paths.map(file),
      reaching: try reaching.map(file),
      dependents: { dependents.compactMap { try? file($0) } },
      root: root.path,
      in: Files.system,
      for: purpose
    )
    return target.checked()
  }

  /// Writes what the build tool writes for files of the package.
  ///
  /// - Returns: The files to compile, including the given ones, and the tool's messages.
  package func embed(
    _ paths: [String],
    reaching: [String] = [],
    dependents: [String] = [],
    for purpose: EmbeddingPurpose = .build
  ) throws -> (paths: [String], findings: [String]) {
    let result = try embedding(paths, reaching: reaching, dependents: dependents, for: purpose)
    try write(EmbeddedSwift.moduleFile, to: "Embedded/GraphQLMacros.embedded.swift")
    try write(EmbeddedSwift.header + result.code.values.sorted().joined(), to: "Embedded/GraphQLRest.embedded.swift")
    let findings = result.findings.map { $0.description.replacing(root.path + "/", with: "") }
    return (
      paths + ["Embedded/GraphQLMacros.embedded.swift", "Embedded/GraphQLRest.embedded.swift"], findings
    )
  }
}
