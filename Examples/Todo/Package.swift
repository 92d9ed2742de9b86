// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Todo",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "InlineGraphQL", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "todo",
      dependencies: [
        .product(name: "InlineGraphQL", package: "InlineGraphQL"),
        .product(name: "InlineGraphQLStore", package: "InlineGraphQL"),
        .product(name: "InlineGraphQLTesting", package: "InlineGraphQL"),
      ],
      path: "Sources/Todo",
      // The service runs in this process, so its schema is embedded in the program.
      resources: [.embedInCode("Schemas/Todo.graphqls")],
      plugins: [.plugin(name: "EmbedGraphQLSchema", package: "InlineGraphQL")]
    )
  ],
  swiftLanguageModes: [.v6]
)
