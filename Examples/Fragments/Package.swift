// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Fragments",
  platforms: [.macOS(.v13)],
  products: [.executable(name: "Fragments", targets: ["Fragments"])],
  // Your package has: .package(url: "https://github.com/inline-graphql/InlineGraphQL", branch: "main")
  dependencies: [.package(name: "InlineGraphQL", path: "../..")],
  targets: [
    .executableTarget(
      name: "Fragments",
      dependencies: [
        .product(name: "InlineGraphQL", package: "InlineGraphQL"),
        .product(name: "InlineGraphQLTesting", package: "InlineGraphQL"),
      ],
      path: "Sources",
      // The service runs in this program and needs the schema. An app has exclude: ["Schemas"] instead.
      resources: [.embedInCode("Schemas/StarWars.graphqls")],
      plugins: [.plugin(name: "EmbedGraphQLSchema", package: "InlineGraphQL")]
    )
  ],
  swiftLanguageModes: [.v6]
)
