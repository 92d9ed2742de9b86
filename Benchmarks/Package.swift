// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  traits: [.trait(name: "SQLite", description: "The case of stores in files.")],
  dependencies: [
    .package(name: "InlineGraphQL", path: "..", traits: [.trait(name: "SQLite", condition: .when(traits: ["SQLite"]))]),
    .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.0"..<"604.0.0"),
  ],
  targets: [
    .target(name: "Measuring", path: "Measuring"),
    .target(name: "Allocations", path: "Allocations"),
    .executableTarget(
      name: "Reading",
      dependencies: ["Allocations", "Measuring", .product(name: "InlineGraphQL", package: "InlineGraphQL")],
      path: "Reading",
      exclude: ["Schemas"]
    ),
    // Has links to the kinds of responses that `Reading` has.
    .executableTarget(
      name: "Store",
      dependencies: [
        "Allocations", "Measuring",
        .product(name: "InlineGraphQL", package: "InlineGraphQL"),
        .product(name: "InlineGraphQLSQLite", package: "InlineGraphQL", condition: .when(traits: ["SQLite"])),
        .product(name: "InlineGraphQLStore", package: "InlineGraphQL"),
      ],
      path: "Store",
      exclude: ["Schemas"]
    ),
    .executableTarget(
      name: "Encoding",
      dependencies: ["Measuring", .product(name: "InlineGraphQL", package: "InlineGraphQL")],
      path: "Encoding"
    ),
    .executableTarget(
      name: "Models",
      dependencies: [
        "Measuring",
        .product(name: "InlineGraphQL", package: "InlineGraphQL"),
        .product(name: "InlineGraphQLModels", package: "InlineGraphQL"),
      ],
      path: "Models",
      exclude: ["Schemas"]
    ),
    // Runs the built plugin; swift-syntax is the peer.
    .executableTarget(
      name: "Expanding",
      dependencies: [
        .product(name: "InlineGraphQL", package: "InlineGraphQL"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ],
      path: "Expanding"
    ),
  ],
  swiftLanguageModes: [.v6]
)
