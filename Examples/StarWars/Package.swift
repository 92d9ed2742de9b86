// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "StarWars",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "InlineGraphQL", path: "../.."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
  ],
  targets: [
    .executableTarget(
      name: "star-wars",
      dependencies: [
        .product(name: "InlineGraphQL", package: "InlineGraphQL"),
        .product(name: "InlineGraphQLTesting", package: "InlineGraphQL"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Sources/StarWars",
      // The service runs in this process, so its schema and its data are embedded in the program.
      resources: [.embedInCode("Schemas/StarWars.graphqls"), .embedInCode("Service/StarWars.json")],
      plugins: [.plugin(name: "EmbedGraphQLSchema", package: "InlineGraphQL")]
    )
  ],
  swiftLanguageModes: [.v6]
)
