// swift-tools-version: 6.2

import PackageDescription

let graphQL: Target.Dependency = .product(name: "InlineGraphQL", package: "InlineGraphQL")
let embedding: [Target.PluginUsage] = [.plugin(name: "EmbedGraphQLSchema", package: "InlineGraphQL")]

let isolation: [SwiftSetting] = [.defaultIsolation(MainActor.self)]
let features: [SwiftSetting] =
  [
    "NonisolatedNonsendingByDefault", "InferIsolatedConformances", "MemberImportVisibility", "ExistentialAny",
    "InternalImportsByDefault", "ImmutableWeakCaptures",
  ].map { .enableUpcomingFeature($0) } + [.strictMemorySafety()]

/// The same modules, which are named by their settings and by whether they have the plugin.
func targets(_ name: String, _ settings: [SwiftSetting], _ plugins: [Target.PluginUsage] = []) -> [Target] {
  let settings = settings + [.treatAllWarnings(as: .error)]
  let kit: Target.Dependency = .target(name: "Kit\(name)")
  let app: Target.Dependency = .target(name: "App\(name)")
  return [
    .target(name: "Kit\(name)", dependencies: [graphQL], swiftSettings: settings, plugins: plugins),
    .target(name: "App\(name)", dependencies: [kit, graphQL], swiftSettings: settings, plugins: plugins),
    .testTarget(name: "Tests\(name)", dependencies: [kit, app, graphQL], swiftSettings: settings, plugins: plugins),
  ]
}

let package = Package(
  name: "CompilerSettings",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "InlineGraphQL", path: "@ROOT@")],
  targets: targets("Isolation", isolation) + targets("IsolationEmbedded", isolation, embedding)
    + targets("Features", features) + targets("FeaturesEmbedded", features, embedding)
    + targets("All", isolation + features) + targets("AllEmbedded", isolation + features, embedding),
  swiftLanguageModes: [.v6]
)
