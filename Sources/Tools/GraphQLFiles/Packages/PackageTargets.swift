import GraphQLProject

/// The targets of a package, and those of the packages that it depends on.
package struct PackageTargets: Sendable {
  /// A target of this package or of another.
  package struct Target: Hashable, Sendable {
    package let package: String
    package let name: String
  }

  /// The package.
  package let package: DescribedPackage
  /// The other packages with GraphQL, and this one, by their folders.
  private let packages: [String: DescribedPackage]

  package init(_ described: DescribedPackages) {
    package = described.root
    packages = Dictionary(([described.root] + described.others).map { ($0.path, $0) }) { first, _ in first }
  }

  /// The package's own targets.
  package var own: [Target] { package.targets.map { Target(package: package.path, name: $0.name) } }

  /// The Swift files of all targets, with their modules.
  package var allFiles: [(path: String, module: String)] {
    packages.values.flatMap { package in
      package.targets.flatMap { files(of: Target(package: package.path, name: $0.name)) }
    }
  }

  /// Returns the Swift files of a target, with its module.
  package func files(of target: Target) -> [(path: String, module: String)] {
    guard let described = described(target) else { return [] }
    let folder = FilePath.join(target.package, described.path)
    return described.sources.sorted().filter { $0.hasSuffix(".swift") }.map {
      (FilePath.join(folder, $0), described.c99name)
    }
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

  /// Returns whether the plugin hands the macros of a target what they need.
  package func usesPlugin(_ target: Target) -> Bool {
    described(target)?.productDependencies?.contains("EmbedGraphQLSchema") == true
  }

  /// Returns whether a target may have GraphQL: whether it depends on the library, directly or not.
  package func usesLibrary(_ target: Target) -> Bool {
    ([target] + reached(from: target)).contains {
      described($0)?.productDependencies?.contains("InlineGraphQL") == true
    }
  }

  /// Returns the targets of the package that depend on a target.
  package func dependents(of target: Target) -> [Target] {
    own.filter { reached(from: $0).contains(target) }
  }

  /// Returns the targets that a target depends on, directly or not.
  package func reached(from target: Target) -> [Target] {
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
