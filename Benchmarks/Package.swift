// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "InlineGraphQL", path: "..")],
  targets: [
    .executableTarget(
      name: "Reading",
      dependencies: [.product(name: "InlineGraphQL", package: "InlineGraphQL")],
      path: "Reading"
    ),
    // The compiler is no product; it comes with the executor.
    .executableTarget(
      name: "Compiling",
      dependencies: [.product(name: "InlineGraphQLTesting", package: "InlineGraphQL")],
      path: "Compiling"
    ),
  ],
  swiftLanguageModes: [.v6]
)
