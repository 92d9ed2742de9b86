// swift-tools-version: 6.1
import PackageDescription

// Only the name of the library matters to the command.
let package = Package(
  name: "InlineGraphQL",
  products: [.library(name: "InlineGraphQL", targets: ["InlineGraphQL"])],
  targets: [.target(name: "InlineGraphQL")]
)
