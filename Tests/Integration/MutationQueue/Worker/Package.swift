// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Worker",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "InlineGraphQL", path: "../../../..")
  ],
  targets: [
    .executableTarget(
      name: "mutation-worker",
      dependencies: [
        .product(name: "InlineGraphQL", package: "InlineGraphQL"),
        .product(name: "InlineGraphQLStore", package: "InlineGraphQL"),
      ],
      path: "Sources/Worker",
      exclude: ["Schemas"],
      plugins: [.plugin(name: "EmbedGraphQLSchema", package: "InlineGraphQL")]
    )
  ],
  swiftLanguageModes: [.v6]
)
