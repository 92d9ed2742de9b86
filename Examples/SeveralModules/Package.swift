// swift-tools-version: 6.1

import PackageDescription

let graphQL: Target.Dependency = .product(name: "InlineGraphQL", package: "InlineGraphQL")
let testing: Target.Dependency = .product(name: "InlineGraphQLTesting", package: "InlineGraphQL")
// Each target with GraphQL lists the plugin.
let plugins: [Target.PluginUsage] = [.plugin(name: "EmbedGraphQLSchema", package: "InlineGraphQL")]

let package = Package(
  name: "SeveralModules",
  platforms: [.macOS(.v13)],
  products: [.executable(name: "SeveralModules", targets: ["SeveralModules"])],
  // Your package has: .package(url: "https://github.com/inline-graphql/InlineGraphQL", branch: "main")
  dependencies: [.package(name: "InlineGraphQL", path: "../..")],
  targets: [
    .target(name: "ShopSchema", dependencies: [graphQL], plugins: plugins),
    .target(name: "ProductCards", dependencies: ["ShopSchema", graphQL], plugins: plugins),
    .executableTarget(
      name: "SeveralModules",
      dependencies: ["ProductCards", "ShopSchema", graphQL, testing],
      path: "Sources/App",
      // The service runs in this program, so it needs the schema too.
      resources: [.embedInCode("Shop.graphqls")],
      plugins: plugins
    ),
  ],
  swiftLanguageModes: [.v6]
)
