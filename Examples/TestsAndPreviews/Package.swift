// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "TestsAndPreviews",
  platforms: [.macOS(.v13)],
  products: [.executable(name: "TestsAndPreviews", targets: ["TestsAndPreviews"])],
  // Your package has: .package(url: "https://github.com/inline-graphql/InlineGraphQL", branch: "main")
  dependencies: [.package(name: "InlineGraphQL", path: "../..")],
  targets: [
    .executableTarget(
      name: "TestsAndPreviews",
      dependencies: [
        .product(name: "InlineGraphQL", package: "InlineGraphQL"),
        .product(name: "InlineGraphQLTesting", package: "InlineGraphQL"),
      ],
      path: "Sources",
      // Tests and previews need the schema in the program.
      resources: [.embedInCode("Schemas/StarWars.graphqls")],
      plugins: [.plugin(name: "EmbedGraphQLSchema", package: "InlineGraphQL")]
    ),
    .testTarget(
      name: "HeroCardTests",
      dependencies: ["TestsAndPreviews", .product(name: "InlineGraphQLTesting", package: "InlineGraphQL")],
      path: "Tests"
    ),
  ],
  swiftLanguageModes: [.v6]
)
