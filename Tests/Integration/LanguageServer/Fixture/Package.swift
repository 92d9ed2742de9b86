// swift-tools-version: 6.1

import PackageDescription

let graphQL: Target.Dependency = .product(name: "InlineGraphQL", package: "InlineGraphQL")

let package = Package(
  name: "Saga",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "InlineGraphQL", path: "@ROOT@")],
  targets: [
    .target(name: "Fragments", dependencies: [graphQL]),
    .target(name: "App", dependencies: ["Fragments", graphQL]),
  ],
  swiftLanguageModes: [.v6]
)
