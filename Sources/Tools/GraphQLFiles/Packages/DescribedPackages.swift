import Foundation
import GraphQLProject
import LocalFiles

/// A package and those that it depends on and that have GraphQL, as SwiftPM describes them.
///
/// SwiftPM takes a second or two for it. So the answer is kept in the folder `.build`, as long as the manifests, the names
/// of the Swift files and the environment stay the same.
package struct DescribedPackages: Codable, Sendable {
  package let root: DescribedPackage
  package let others: [DescribedPackage]

  /// All that the package depends on, without this library.
  private let dependencies: [DescribedPackage.Dependency]

  /// What the answer depends on.
  private var checksum: String

  /// Reads what SwiftPM says of the package in a folder, or said before.
  ///
  /// - Throws: An error if SwiftPM cannot read a package. It has printed the reason.
  package static func at(_ folder: String) throws -> DescribedPackages {
    let folder = FilePath.join("/", PackageFiles.absolute(folder))
    let memory = FilePath.join(folder, ".build/inline-graphql.json")
    if let bytes = try? Files.contents(of: memory),
      let known = try? JSONDecoder().decode(DescribedPackages.self, from: Data(bytes)),
      known.checksum == checksum(of: folder, known.dependencies)
    {
      return known
    }
    let packages = try DescribedPackages(asking: folder)
    // Without the folder, nobody has built here, and nothing is left behind.
    if let encoded = try? JSONEncoder().encode(packages) { try? Files.write(Array(encoded), to: memory) }
    return packages
  }

  private init(asking folder: String) throws {
    root = try DescribedPackage.at(folder)
    dependencies = try DescribedPackage.dependencies(of: folder).filter { $0.name != "InlineGraphQL" }
    others = try dependencies.filter { Self.hasGraphQL($0.path) }.map { try DescribedPackage.at($0.path) }
    checksum = Self.checksum(of: folder, dependencies)
  }

  private static func hasGraphQL(_ folder: String) -> Bool {
    PackageFiles.swiftFiles(in: folder).contains { path in
      (try? Files.contents(of: path)).map { !graphQLLiterals(in: $0).isEmpty } ?? false
    }
  }

  private static func checksum(of folder: String, _ dependencies: [DescribedPackage.Dependency]) -> String {
    var checksum = Checksum()
    for (name, value) in ProcessInfo.processInfo.environment.sorted(by: { $0.key < $1.key })
    where !["_", "PWD", "OLDPWD", "SHLVL"].contains(name) {
      checksum.add("\(name)=\(value)")
    }
    let manifest = { (name: String) in
      name.hasPrefix("Package") && name.hasSuffix(".swift") || name == "Package.resolved"
    }
    for package in [folder] + dependencies.map(\.path) {
      for name in ((try? Files.entries(of: package)) ?? []).map(\.name).filter(manifest).sorted() {
        checksum.add(name)
        checksum.add((try? Files.contents(of: FilePath.join(package, name))) ?? [])
      }
      // What SwiftPM has fetched stays the same for one Package.resolved.
      if package != folder, package.hasPrefix(folder + "/.build/") { continue }
      for path in PackageFiles.swiftFiles(in: package) {
        checksum.add(path)
        // Another package may get its first GraphQL.
        if package != folder, let stamp = FileStamp(of: path) {
          checksum.add("\(stamp.size) \(stamp.seconds) \(stamp.nanoseconds)")
        }
      }
    }
    return checksum.hexadecimal
  }
}
