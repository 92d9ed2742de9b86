// swift-tools-version: 6.1

import PackageDescription

// The small examples together, so that they share one build of InlineGraphQL. Each is also a package of its own.
let names = [
  "FirstQuery", "Fragments", "Pagination", "OptimisticUpdate", "OfflineQueue", "Subscriptions", "Uploads",
  "TestsAndPreviews", "SeveralModules", "SeveralSchemas",
]

let package = Package(
  name: "Examples",
  platforms: [.macOS(.v13)],
  dependencies: names.map { .package(path: $0) },
  targets: [.target(name: "Examples", dependencies: names.map { .product(name: $0, package: $0) }, path: "All")]
)
