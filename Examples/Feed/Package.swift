// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Feed",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "InlineGraphQL", path: "../..")
  ],
  targets: [
    // The protocol of all sections, without any section.
    .target(name: "FeedSections", dependencies: [.product(name: "DynamicCodable", package: "InlineGraphQL")]),
    // Features, each with its own sections. No feature knows another.
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
