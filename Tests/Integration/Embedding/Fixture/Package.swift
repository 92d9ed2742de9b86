// swift-tools-version: 6.1

import PackageDescription

let graphQL: Target.Dependency = .product(name: "InlineGraphQL", package: "InlineGraphQL")
let models: Target.Dependency = .product(name: "InlineGraphQLModels", package: "InlineGraphQL")
let embedding: [Target.PluginUsage] = [.plugin(name: "EmbedGraphQLSchema", package: "InlineGraphQL")]

let package = Package(
  name: "Fixture",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "InlineGraphQL", path: "@ROOT@"), .package(path: "Design")],
  targets: [
    .target(name: "Places", dependencies: [graphQL], plugins: embedding),
    .target(name: "Guide", dependencies: ["Places", graphQL], exclude: ["Schemas"], plugins: embedding),
    .target(name: "Press", dependencies: [models, graphQL], exclude: ["Schemas"], plugins: embedding),
    // Names of files that are like those of what the plugin writes, or that identifiers cannot have.
    .target(name: "Names", dependencies: [graphQL], plugins: embedding),
    // Without the plugin, fragments of other packages are not found.
    .target(
      name: "Shelf",
      dependencies: [.product(name: "Design", package: "Design"), graphQL],
      plugins: [.plugin(name: "EmbedGraphQLSchema", package: "InlineGraphQL")]
    ),
    .executableTarget(name: "App", dependencies: ["Guide", "Places", graphQL], plugins: embedding),
    .testTarget(
      name: "PlainTests",
      dependencies: ["App", "Guide", "Places", graphQL],
      exclude: ["graphql.config.json"]
    ),
    .testTarget(
      name: "EmbeddedTests",
      dependencies: ["App", "Guide", "Places", graphQL],
      exclude: ["graphql.config.json"],
      plugins: embedding
    ),
  ],
  swiftLanguageModes: [.v6]
)
