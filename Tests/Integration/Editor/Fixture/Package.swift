// swift-tools-version: 6.1

import PackageDescription

let graphQL: Target.Dependency = .product(name: "InlineGraphQL", package: "InlineGraphQL")

let package = Package(
  name: "Editor",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "InlineGraphQL", path: "@ROOT@")],
  targets: [
    .target(name: "Direct", dependencies: [graphQL]),
    .target(
      name: "Embedded",
      dependencies: [graphQL],
      plugins: [.plugin(name: "EmbedGraphQLSchema", package: "InlineGraphQL")]
    ),
  ],
  swiftLanguageModes: [.v6]
)
