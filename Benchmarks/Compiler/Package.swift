// swift-tools-version: 6.1

import PackageDescription

// The compiler is not a product, so its sources are built here through symbolic links.
let package = Package(
  name: "CompilerBenchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(url: "https://github.com/apple/swift-collections", from: "1.1.0")],
  targets: [
    .target(name: "GraphQLCLibrary", path: "GraphQLCLibrary"),
    .target(name: "GraphQLJSON", dependencies: ["GraphQLCLibrary"], path: "GraphQLJSON"),
    .target(
      name: "GraphQLLanguage",
      dependencies: ["GraphQLJSON", .product(name: "OrderedCollections", package: "swift-collections")],
      path: "GraphQLLanguage"
    ),
    .target(name: "GraphQLValidation", dependencies: ["GraphQLLanguage"], path: "GraphQLValidation"),
    .target(name: "GraphQLCompiler", dependencies: ["GraphQLValidation"], path: "GraphQLCompiler"),
    .target(name: "Measuring", path: "Measuring"),
    .executableTarget(name: "Compiling", dependencies: ["GraphQLCompiler", "Measuring"], path: "Compiling"),
    .executableTarget(name: "Validating", dependencies: ["GraphQLCompiler", "Measuring"], path: "Validating"),
  ],
  swiftLanguageModes: [.v6]
)
