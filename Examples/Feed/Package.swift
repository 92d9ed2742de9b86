// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Feed",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "InlineGraphQL", path: "../..")
  ],
  targets: [
    // What a section is. It knows none of them.
    .target(name: "FeedSections", dependencies: [.product(name: "DynamicCodable", package: "InlineGraphQL")]),
    // Features, each with its own sections. They do not know each other.
    .target(name: "Heroes", dependencies: ["FeedSections"]),
    .target(name: "Offers", dependencies: ["FeedSections"]),
    .executableTarget(
      name: "feed",
      dependencies: [
        "FeedSections",
        "Heroes",
        "Offers",
        .product(name: "InlineGraphQL", package: "InlineGraphQL"),
        .product(name: "InlineGraphQLTesting", package: "InlineGraphQL"),
      ],
      path: "Sources/Feed",
      exclude: ["Schemas"],
      plugins: [.plugin(name: "EmbedGraphQLSchema", package: "InlineGraphQL")]
    ),
  ],
  swiftLanguageModes: [.v6]
)
