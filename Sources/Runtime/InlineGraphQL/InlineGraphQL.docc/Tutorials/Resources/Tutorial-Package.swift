// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Friends",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(url: "https://github.com/inline-graphql/InlineGraphQL", branch: "main")
  ],
  targets: [
    .executableTarget(
      name: "Friends",
      dependencies: [
        .product(name: "InlineGraphQL", package: "InlineGraphQL"),
        .product(name: "InlineGraphQLTesting", package: "InlineGraphQL"),
      ],
      plugins: [.plugin(name: "EmbedGraphQLSchema", package: "InlineGraphQL")]
    )
  ]
)
