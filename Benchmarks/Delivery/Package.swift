// swift-tools-version: 6.1

import PackageDescription

// A package of its own, because it needs the trait NIO.
let package = Package(
  name: "DeliveryBenchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "InlineGraphQL", path: "../..", traits: ["NIO"]),
    .package(url: "https://github.com/apple/swift-nio", from: "2.81.0"),
    .package(url: "https://github.com/swift-server/async-http-client", from: "1.30.0"),
  ],
  targets: [
    .target(name: "Measuring", path: "Measuring"),
    .executableTarget(
      name: "Delivery",
      dependencies: [
        "Measuring",
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
        .product(name: "InlineGraphQL", package: "InlineGraphQL"),
        .product(name: "InlineGraphQLNIO", package: "InlineGraphQL"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOFoundationCompat", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
      ],
      path: "Delivery",
      exclude: ["Schemas"]
    ),
  ],
  swiftLanguageModes: [.v6]
)
