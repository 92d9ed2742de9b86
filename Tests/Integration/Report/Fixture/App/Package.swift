// swift-tools-version: 6.1
import PackageDescription

let graphQL: Target.Dependency = .product(name: "InlineGraphQL", package: "InlineGraphQL")

let package = Package(
  name: "App",
  dependencies: [.package(name: "InlineGraphQL", path: "../Library")],
  targets: [
    .target(name: "Kit", dependencies: [graphQL]),
    .target(name: "App", dependencies: ["Kit", graphQL]),
  ]
)
