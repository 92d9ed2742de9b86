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
    )
  ],
  swiftLanguageModes: [.v6]
)
