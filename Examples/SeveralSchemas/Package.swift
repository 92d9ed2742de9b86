// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "SeveralSchemas",
  platforms: [.macOS(.v13)],
  products: [.executable(name: "SeveralSchemas", targets: ["SeveralSchemas"])],
  // Your package has: .package(url: "https://github.com/inline-graphql/InlineGraphQL", branch: "main")
  dependencies: [.package(name: "InlineGraphQL", path: "../..")],
  targets: [
    .executableTarget(
      name: "SeveralSchemas",
      dependencies: [
        .product(name: "InlineGraphQL", package: "InlineGraphQL"),
        .product(name: "InlineGraphQLTesting", package: "InlineGraphQL"),
      ],
      path: "Sources",
      // The services run in this program and need the schemas. An app has exclude: ["Schemas"] instead.
      resources: [.embedInCode("Schemas/Shop.graphqls"), .embedInCode("Schemas/Weather.graphqls")],
      plugins: [.plugin(name: "EmbedGraphQLSchema", package: "InlineGraphQL")]
    )
  ],
  swiftLanguageModes: [.v6]
)
