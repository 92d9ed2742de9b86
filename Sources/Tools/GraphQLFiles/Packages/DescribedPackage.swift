import Foundation

/// A Swift package, as SwiftPM describes it.
package struct DescribedPackage: Codable, Sendable {
  package struct Product: Codable, Sendable {
    package var name: String
    package var targets: [String]
    private var type: Kind

    /// Whether other packages may depend on it.
    package var isLibrary: Bool { type.library != nil }

    private struct Kind: Codable, Sendable {
      var library: [String]?
    }
  }

  package struct Target: Codable, Sendable {
    package var name: String
    var c99name: String
    var moduleType: String
    var path: String
    var sources: [String]
    var targetDependencies: [String]?
    var productDependencies: [String]?

    private enum CodingKeys: String, CodingKey {
      case name, c99name, path, sources
      case moduleType = "module_type"
      case targetDependencies = "target_dependencies"
      case productDependencies = "product_dependencies"
    }
  }

  /// A package that another depends on, directly or not.
  struct Dependency: Codable, Hashable, Sendable {
    var name: String
    var path: String
  }

  /// A package and those that it depends on.
  private struct DependencyTree: Decodable {
    var name: String
    var path: String
    var dependencies: [DependencyTree]

    var all: [Dependency] { [Dependency(name: name, path: path)] + dependencies.flatMap(\.all) }
  }

  package var name: String
  package var path: String
  package var products: [Product]
  package var targets: [Target]

  /// Asks SwiftPM for the package in a folder.
  ///
  /// - Throws: An error if SwiftPM cannot read the package. It has printed the reason.
  static func at(_ folder: String) throws -> DescribedPackage {
    try JSONDecoder().decode(Self.self, from: answer(folder, ["describe", "--type", "json"]))
  }

  /// Asks SwiftPM for the packages that the package in a folder depends on, sorted by their folders.
  static func dependencies(of folder: String) throws -> [Dependency] {
    let root = try JSONDecoder().decode(
      DependencyTree.self,
      from: answer(folder, ["show-dependencies", "--format", "json"])
    )
    return Set(root.dependencies.flatMap(\.all)).sorted { $0.path < $1.path }
  }

  private static func answer(_ folder: String, _ arguments: [String]) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift", "package", "--package-path", folder] + arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw UnreadablePackage(folder: folder) }
    return data
  }
}

/// A package that SwiftPM cannot read.
package struct UnreadablePackage: Error {
  package let folder: String
}
