// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Todo",
  platforms: [.macOS(.v15)],
  traits: [
    .trait(name: "SQLite", description: "Keeps the list in an SQLite file. On Linux it needs libsqlite3-dev.")
  ],
  dependencies: [
    .package(
      name: "InlineGraphQL",
      path: "../..",
      traits: [.trait(name: "SQLite", condition: .when(traits: ["SQLite"]))]
    )
  ],
  targets: [
    .executableTarget(
      name: "todo",
      dependencies: [
        .product(name: "InlineGraphQL", package: "InlineGraphQL"),
        .product(name: "InlineGraphQLSQLite", package: "InlineGraphQL", condition: .when(traits: ["SQLite"])),
        .product(name: "InlineGraphQLStore", package: "InlineGraphQL"),
        .product(name: "InlineGraphQLTesting", package: "InlineGraphQL"),
      ],
      path: "Sources/Todo",
      exclude: ["Schemas/Todo.client.graphqls"],
      // The service runs in this process, so its schema is embedded in the program.
      resources: [.embedInCode("Schemas/Todo.graphqls")],
      plugins: [.plugin(name: "EmbedGraphQLSchema", package: "InlineGraphQL")]
    )
  ],
  swiftLanguageModes: [.v6]
)
