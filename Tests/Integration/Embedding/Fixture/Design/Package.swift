// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Design",
  platforms: [.macOS(.v13)],
  products: [.library(name: "Design", targets: ["Design"])],
  dependencies: [.package(name: "InlineGraphQL", path: "@ROOT@")],
  targets: [
    .target(
      name: "Design",
      dependencies: [.product(name: "InlineGraphQL", package: "InlineGraphQL")],
      plugins: [.plugin(name: "EmbedGraphQLSchema", package: "InlineGraphQL")]
    )
  ],
  swiftLanguageModes: [.v6]
)
