import Foundation

/// A Swift package, as SwiftPM describes it.
struct DescribedPackage: Decodable {
  struct Product: Decodable {
    var name: String
    var targets: [String]
  }

  struct Target: Decodable {
    var name: String
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

  /// A package and those that it depends on.
  private struct Dependency: Decodable {
    var path: String
    var dependencies: [Dependency]

    var all: [String] { [path] + dependencies.flatMap(\.all) }
  }

  var name: String
  var path: String
  var products: [Product]
  var targets: [Target]

  /// Asks SwiftPM for the package in a folder.
  ///
  /// - Throws: Exit status 66, after what SwiftPM prints of the reason.
  static func at(_ folder: String) throws -> DescribedPackage {
    try JSONDecoder().decode(Self.self, from: answer(folder, ["describe", "--type", "json"]))
  }

  /// Asks SwiftPM for the folders of the packages that the package in a folder depends on.
  static func dependencies(of folder: String) throws -> [String] {
    let root = try JSONDecoder().decode(
      Dependency.self,
      from: answer(folder, ["show-dependencies", "--format", "json"])
    )
    return Set(root.dependencies.flatMap(\.all)).sorted()
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
    guard process.terminationStatus == 0 else { throw ExitCode(66) }
    return data
  }
}
