import Foundation
import PackagePlugin

/// A plugin that runs a tool before a target is compiled. The tool checks the target's GraphQL and writes the
/// embeddings for its macros.
@main
struct EmbedGraphQLSchema: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? SwiftSourceModuleTarget else { return [] }
    guard target.usesLibrary else {
      Diagnostics.error(
        """
        The target "\(target.name)" has the plugin "EmbedGraphQLSchema" and not the library: add \
        .product(name: "InlineGraphQL", package: "InlineGraphQL") to its dependencies.
        """
      )
      return []
    }
    let request = EmbeddingRequest(
      name: target.name,
      root: context.package.directoryURL,
      files: target.swiftFiles,
      module: target.moduleName,
      reachable: target.reachableTargets.map { ($0.moduleName, $0.swiftFiles) },
      dependents: target.dependents(in: context.package).map { ($0.moduleName, $0.swiftFiles) },
      workFolder: context.pluginWorkDirectoryURL
    )
    return [try request.command(tool: context.embeddingTool)]
  }
}

extension PluginContext {
  /// The tool. On Linux it is the macros' program, for the reason that `Package.swift` gives.
  fileprivate var embeddingTool: URL {
    get throws {
      #if os(Linux)
        // The suffix says that a program is for the machine that builds.
        let neighbor = try tool(named: "beside-macros").url
        let name = neighbor.lastPathComponent.replacing("beside-macros", with: "InlineGraphQLMacros")
        return neighbor.deletingLastPathComponent().appending(path: name)
      #else
        return try tool(named: "embed-graphql-schema").url
      #endif
    }
  }
}

extension SwiftSourceModuleTarget {
  fileprivate var swiftFiles: [URL] { sourceFiles(withSuffix: "swift").map(\.url) }

  fileprivate var usesLibrary: Bool { recursiveTargetDependencies.contains { $0.name == "InlineGraphQL" } }

  /// The targets of the package that depend on the target, directly or not.
  fileprivate func dependents(in package: Package) -> [SwiftSourceModuleTarget] {
    package.targets.compactMap { $0 as? SwiftSourceModuleTarget }
      .filter { $0.recursiveTargetDependencies.contains { $0.id == id } }.sorted { $0.name < $1.name }
  }

  /// The targets with possible fragments: those that depend on the library, among all direct and indirect dependencies
  /// in this package and others.
  fileprivate var reachableTargets: [SwiftSourceModuleTarget] {
    var using: Set<Target.ID> = []
    var found: [SwiftSourceModuleTarget] = []
    // `recursiveTargetDependencies` lists a target after its own dependencies.
    for case let target as SwiftSourceModuleTarget in recursiveTargetDependencies {
      let dependencies = target.dependencies.flatMap { dependency -> [any Target] in
        switch dependency {
        case .target(let target): [target]
        case .product(let product): product.targets
        @unknown default: []
        }
      }
      guard dependencies.contains(where: { $0.name == "InlineGraphQL" || using.contains($0.id) }) else { continue }
      using.insert(target.id)
      if !target.name.hasPrefix("InlineGraphQL") { found.append(target) }
    }
    return found.sorted { $0.name < $1.name }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension EmbedGraphQLSchema: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let request = EmbeddingRequest(
        name: target.displayName,
        root: context.xcodeProject.directoryURL,
        files: target.swiftFiles,
        module: nil,
        reachable: target.reachableTargets.map { (nil, $0.swiftFiles) },
        dependents: context.xcodeProject.targets.filter { $0.reachableTargets.contains { $0.id == target.id } }
          .map { (nil, $0.swiftFiles) },
        workFolder: context.pluginWorkDirectoryURL
      )
      return [try request.command(tool: context.tool(named: "embed-graphql-schema").url)]
    }
  }

  extension XcodeTarget {
    fileprivate var swiftFiles: [URL] {
      inputFiles.map(\.url).filter { $0.pathExtension == "swift" }
    }

    /// The targets of the project among all direct and indirect dependencies, sorted by name.
    fileprivate var reachableTargets: [XcodeTarget] {
      var found: [String: XcodeTarget] = [:]
      var waiting = [self]
      while let target = waiting.popLast() {
        for case .target(let dependency) in target.dependencies where found[dependency.displayName] == nil {
          found[dependency.displayName] = dependency
          waiting.append(dependency)
        }
      }
      return found.values.sorted { $0.displayName < $1.displayName }
    }
  }
#endif
