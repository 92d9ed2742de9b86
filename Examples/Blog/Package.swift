// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Blog",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "InlineGraphQL", path: "../.."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
  ],
  targets: [
    .executableTarget(
      name: "blog",
      dependencies: [
        .product(name: "InlineGraphQLModels", package: "InlineGraphQL"),
        .product(name: "InlineGraphQLTesting", package: "InlineGraphQL"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Sources/Blog",
      // The service runs in this process, so its schema is embedded in the program.
      resources: [.embedInCode("Schemas/Blog.graphqls")],
      plugins: [.plugin(name: "EmbedGraphQLSchema", package: "InlineGraphQL")]
    )
  ],
  swiftLanguageModes: [.v6]
)
