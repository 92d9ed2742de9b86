// swift-tools-version: 6.1

import CompilerPluginSupport
import PackageDescription

// SwiftPM plans a build anew when a file is added, and builds the tools of plugins before. On Linux it then writes their
// modules again for the debugger, links what has them, and the compiler takes the macros for changed: it would compile all
// files with GraphQL. So no module is in both. The plugin runs the macros' own program, and its tool tells where that is.
#if os(Linux)
  let embeddingTool = "beside-macros"
#else
  let embeddingTool = "embed-graphql-schema"
#endif

let package = Package(
  name: "InlineGraphQL",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "InlineGraphQL", targets: ["InlineGraphQL"]),
    .library(name: "InlineGraphQLModels", targets: ["InlineGraphQLModels"]),
    .library(name: "InlineGraphQLNIO", targets: ["InlineGraphQLNIO"]),
    .library(name: "InlineGraphQLLogging", targets: ["InlineGraphQLLogging"]),
    .library(name: "InlineGraphQLTracing", targets: ["InlineGraphQLTracing"]),
    .library(name: "InlineGraphQLStore", targets: ["InlineGraphQLStore"]),
    .library(name: "InlineGraphQLSQLite", targets: ["InlineGraphQLSQLite"]),
    .library(name: "InlineGraphQLSwiftUI", targets: ["InlineGraphQLSwiftUI"]),
    .library(name: "InlineGraphQLTesting", targets: ["InlineGraphQLTesting"]),
    .library(name: "DynamicCodable", targets: ["DynamicCodable"]),
    .plugin(name: "EmbedGraphQLSchema", targets: ["EmbedGraphQLSchema"]),
    .executable(name: "inline-graphql", targets: ["inline-graphql"]),
    // For other build systems than SwiftPM.
    .executable(name: "embed-graphql-schema", targets: ["embed-graphql-schema"]),
  ],
  // Without them, nobody fetches the packages of products that few apps use.
  traits: [
    .trait(name: "NIO", description: "The product InlineGraphQLNIO, by SwiftNIO and async-http-client."),
    .trait(name: "Logging", description: "The product InlineGraphQLLogging, by swift-log."),
    .trait(name: "Tracing", description: "The product InlineGraphQLTracing, by swift-distributed-tracing."),
    .trait(name: "SQLite", description: "The product InlineGraphQLSQLite, by GRDB."),
    .trait(name: "Testing", description: "The expectations of InlineGraphQLTesting, by swift-custom-dump."),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-collections", from: "1.1.0"),
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.3.0"),
    // Of the traits.
    .package(url: "https://github.com/apple/swift-nio", from: "2.81.0"),
    .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.29.0"),
    .package(url: "https://github.com/swift-server/async-http-client", from: "1.30.0"),
    .package(url: "https://github.com/apple/swift-nio-http2", from: "1.30.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.7.0"),
    .package(url: "https://github.com/apple/swift-distributed-tracing", from: "1.3.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.0.0"),
    .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.5.0"),
  ],
  targets: [
    // The C library, whatever its module is called on a platform.
    .target(name: "GraphQLCLibrary", path: "Sources/Common/GraphQLCLibrary"),
    // JSON for the compiler and the runtime, with nothing of GraphQL in it and without Foundation.
    .target(name: "GraphQLJSON", dependencies: ["GraphQLCLibrary"], path: "Sources/Common/GraphQLJSON"),
    // GraphQL text and schemas: syntax trees, reading, printing.
    .target(
      name: "GraphQLLanguage",
      dependencies: [
        "GraphQLCLibrary",
        "GraphQLJSON",
        .product(name: "OrderedCollections", package: "swift-collections"),
      ],
      path: "Sources/Compiler/GraphQLLanguage"
    ),
    // The rules that documents and schemas must follow.
    .target(
      name: "GraphQLValidation",
      dependencies: ["GraphQLLanguage", .product(name: "OrderedCollections", package: "swift-collections")],
      path: "Sources/Compiler/GraphQLValidation"
    ),
    // The model schemas of AWS Amplify: their rules, and what they expand to. All users' schemas are loaded by it.
    .target(
      name: "GraphQLModelSchemas",
      dependencies: [
        "GraphQLJSON",
        "GraphQLLanguage",
        "GraphQLValidation",
        .product(name: "OrderedCollections", package: "swift-collections"),
      ],
      path: "Sources/Compiler/GraphQLModelSchemas"
    ),
    // What changed between two schemas. Apart, because the command alone asks: the macros need not be built with it.
    .target(
      name: "GraphQLSchemaChanges",
      dependencies: ["GraphQLJSON", "GraphQLLanguage", "GraphQLValidation"],
      path: "Sources/Tools/GraphQLSchemaChanges"
    ),
    // A document and a schema in, Swift text and diagnostics out.
    .target(
      name: "GraphQLCompiler",
      dependencies: [
        "GraphQLJSON",
        "GraphQLLanguage",
        "GraphQLValidation",
        .product(name: "OrderedCollections", package: "swift-collections"),
      ],
      path: "Sources/Compiler/GraphQLCompiler"
    ),
    // The Swift structs of models, for the compiler to add to the types of a schema.
    .target(
      name: "GraphQLModelCompiler",
      dependencies: ["GraphQLCompiler", "GraphQLLanguage", "GraphQLModelSchemas", "GraphQLValidation"],
      path: "Sources/Compiler/GraphQLModelCompiler"
    ),
    // The GraphQL of a Swift target: where its literals and schemas are, and what its macros need to know of each other.
    .target(
      name: "GraphQLProject",
      dependencies: [
        "DocumentComposition",
        "GraphQLCLibrary",
        "GraphQLCompiler",
        "GraphQLJSON",
        "GraphQLLanguage",
        "GraphQLModelCompiler",
        "GraphQLModelSchemas",
        "GraphQLValidation",
        .product(name: "OrderedCollections", package: "swift-collections"),
      ],
      path: "Sources/Compiler/GraphQLProject"
    ),
    // Reads and writes files for those who must start fast, without Foundation.
    .target(
      name: "LocalFiles",
      dependencies: ["GraphQLCLibrary", "GraphQLProject"],
      path: "Sources/Compiler/LocalFiles"
    ),
    // One request by POST and its answer, for the client and the command.
    .target(name: "GraphQLHTTP", dependencies: ["GraphQLCLibrary"], path: "Sources/Runtime/GraphQLHTTP"),
    // The documents that are sent, put together from operations and fragments, their hashes and their manifests, for the
    // runtime and the command.
    .target(name: "DocumentComposition", dependencies: ["GraphQLJSON"], path: "Sources/Common/DocumentComposition"),
    // What the compiler plugin does. Apart, because a test target that depends on a macro has SwiftPM build all that the
    // package's tests need for the host once more.
    .target(
      name: "GraphQLMacroExpansion",
      dependencies: [
        "GraphQLCLibrary",
        "GraphQLCompiler",
        "GraphQLJSON",
        "GraphQLLanguage",
        "GraphQLModelCompiler",
        "GraphQLModelSchemas",
        "GraphQLProject",
        "GraphQLValidation",
        "LocalFiles",
      ],
      path: "Sources/Compiler/GraphQLMacroExpansion"
    ),
    // What runs before a target is compiled.
    .target(
      name: "GraphQLEmbedding",
      dependencies: ["GraphQLCLibrary", "GraphQLProject", "LocalFiles"],
      path: "Sources/Compiler/GraphQLEmbedding"
    ),
    // The compiler plugin.
    .macro(
      name: "InlineGraphQLMacros",
      dependencies: ["GraphQLEmbedding", "GraphQLMacroExpansion"],
      path: "Sources/Compiler/InlineGraphQLMacros"
    ),
    .executableTarget(name: "beside-macros", path: "Sources/Compiler/beside-macros"),
    // Values whose type the data names, for any decoder and encoder; nothing of GraphQL in it.
    .target(name: "DynamicCodable", path: "Sources/Runtime/DynamicCodable"),
    // What users import.
    .target(
      name: "InlineGraphQL",
      dependencies: [
        "DocumentComposition",
        "DynamicCodable",
        "GraphQLCLibrary",
        "GraphQLHTTP",
        "GraphQLJSON",
        "InlineGraphQLMacros",
      ],
      path: "Sources/Runtime/InlineGraphQL"
    ),
    // Requests without documents: models, lazy lists and references.
    .target(
      name: "InlineGraphQLModels",
      dependencies: ["DynamicCodable", "InlineGraphQL"],
      path: "Sources/Runtime/InlineGraphQLModels"
    ),
    // Connections by SwiftNIO, for servers.
    .target(
      name: "InlineGraphQLNIO",
      dependencies: [
        "GraphQLCLibrary",
        "GraphQLHTTP",
        "GraphQLJSON",
        "InlineGraphQL",
        .product(name: "AsyncHTTPClient", package: "async-http-client", condition: .when(traits: ["NIO"])),
        .product(name: "NIOCore", package: "swift-nio", condition: .when(traits: ["NIO"])),
        .product(name: "NIOFoundationCompat", package: "swift-nio", condition: .when(traits: ["NIO"])),
        .product(name: "NIOHTTP1", package: "swift-nio", condition: .when(traits: ["NIO"])),
        .product(name: "NIOHTTP2", package: "swift-nio-http2", condition: .when(traits: ["NIO"])),
        .product(name: "NIOPosix", package: "swift-nio", condition: .when(traits: ["NIO"])),
        .product(name: "NIOSSL", package: "swift-nio-ssl", condition: .when(traits: ["NIO"])),
        .product(name: "NIOWebSocket", package: "swift-nio", condition: .when(traits: ["NIO"])),
      ],
      path: "Sources/Client/InlineGraphQLNIO"
    ),
    // Middleware and a store's events, by swift-log.
    .target(
      name: "InlineGraphQLLogging",
      dependencies: [
        "GraphQLCLibrary", "InlineGraphQL", "InlineGraphQLStore",
        .product(name: "Logging", package: "swift-log", condition: .when(traits: ["Logging"])),
      ],
      path: "Sources/Client/InlineGraphQLLogging"
    ),
    // Middleware that makes spans by swift-distributed-tracing.
    .target(
      name: "InlineGraphQLTracing",
      dependencies: [
        "GraphQLCLibrary", "InlineGraphQL",
        .product(name: "Tracing", package: "swift-distributed-tracing", condition: .when(traits: ["Tracing"])),
      ],
      path: "Sources/Client/InlineGraphQLTracing"
    ),
    // One copy of each object of all responses.
    .target(
      name: "InlineGraphQLStore",
      dependencies: ["DynamicCodable", "GraphQLCLibrary", "GraphQLJSON", "GraphQLLanguage", "InlineGraphQL"],
      path: "Sources/Client/InlineGraphQLStore"
    ),
    // Stores that keep their records in a file.
    .target(
      name: "InlineGraphQLSQLite",
      dependencies: [
        "GraphQLCLibrary", "InlineGraphQLStore",
        .product(name: "GRDB", package: "GRDB.swift", condition: .when(traits: ["SQLite"])),
      ],
      path: "Sources/Client/InlineGraphQLSQLite"
    ),
    // Property wrappers for SwiftUI. Empty where there is none.
    .target(
      name: "InlineGraphQLSwiftUI",
      dependencies: ["InlineGraphQL", "InlineGraphQLStore"],
      path: "Sources/Client/InlineGraphQLSwiftUI"
    ),
    // An executor over a schema, for tests, previews and examples.
    .target(
      name: "InlineGraphQLTesting",
      dependencies: [
        "GraphQLCLibrary",
        .target(name: "GraphQLFiles", condition: .when(traits: ["Testing"])),
        "GraphQLHTTP",
        "GraphQLLanguage",
        "GraphQLModelSchemas",
        .target(name: "GraphQLProject", condition: .when(traits: ["Testing"])),
        "GraphQLValidation",
        "InlineGraphQL",
        .target(name: "LocalFiles", condition: .when(traits: ["Testing"])),
        .product(name: "CustomDump", package: "swift-custom-dump", condition: .when(traits: ["Testing"])),
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay", condition: .when(traits: ["Testing"])),
        // Where there is no Xcode, an issue needs it to be one of a test.
        .product(
          name: "IssueReportingTestSupport",
          package: "xctest-dynamic-overlay",
          condition: .when(platforms: [.linux, .windows, .android], traits: ["Testing"])
        ),
      ],
      path: "Sources/Tools/InlineGraphQLTesting"
    ),
    // Checks a target's GraphQL before the target is compiled and tells its macros what they need; and the tool for it.
    .plugin(name: "EmbedGraphQLSchema", capability: .buildTool(), dependencies: [.target(name: embeddingTool)]),
    .executableTarget(
      name: "embed-graphql-schema",
      dependencies: ["GraphQLEmbedding"],
      path: "Sources/Tools/embed-graphql-schema"
    ),
    // Files with GraphQL, checked and expanded without a build.
    .target(
      name: "GraphQLFiles",
      dependencies: [
        "DocumentComposition",
        "GraphQLCompiler",
        "GraphQLJSON",
        "GraphQLLanguage",
        "GraphQLModelCompiler",
        "GraphQLModelSchemas",
        "GraphQLProject",
        "GraphQLValidation",
        "LocalFiles",
      ],
      path: "Sources/Tools/GraphQLFiles"
    ),
    // GraphQL in an editor, by the Language Server Protocol.
    .target(
      name: "GraphQLLanguageServer",
      dependencies: [
        "GraphQLCLibrary",
        "GraphQLCompiler",
        "GraphQLFiles",
        "GraphQLJSON",
        "GraphQLLanguage",
        "GraphQLModelSchemas",
        "GraphQLProject",
        "GraphQLValidation",
        "LocalFiles",
      ],
      path: "Sources/Tools/GraphQLLanguageServer"
    ),
    // The command line.
    .executableTarget(
      name: "inline-graphql",
      dependencies: [
        "DocumentComposition",
        "GraphQLCLibrary",
        "GraphQLCompiler",
        "GraphQLFiles",
        "GraphQLHTTP",
        "GraphQLJSON",
        "GraphQLLanguage",
        "GraphQLLanguageServer",
        "GraphQLModelSchemas",
        "GraphQLProject",
        "GraphQLSchemaChanges",
        "GraphQLValidation",
        .target(name: "InlineGraphQLSQLite", condition: .when(traits: ["SQLite"])),
        "LocalFiles",
      ],
      path: "Sources/Tools/inline-graphql",
      // A link to the article of the documentation.
      resources: [
        .embedInCode("ForCodingAssistants.md"), .embedInCode("HTML/Page.css"), .embedInCode("HTML/Page.js"),
      ]
    ),

    // Random numbers for tests, the same in every run.
    .target(name: "SeededRandomness", path: "Tests/SeededRandomness"),
    // How many tests run at once. It is linked with all of them.
    .target(name: "TestParallelism", path: "Tests/TestParallelism"),
    // Small packages that tests compile by the real compiler, with the plugin and modules that were built with them.
    .target(name: "PackageFixtures", dependencies: ["GraphQLProject", "LocalFiles"], path: "Tests/PackageFixtures"),
    // Schemas, documents and golden texts for the tests of the compiler's modules.
    .target(
      name: "CompilerFixtures",
      dependencies: [
        "GraphQLCompiler", "GraphQLLanguage", "GraphQLModelSchemas", "GraphQLProject", "GraphQLValidation",
      ],
      path: "Tests/CompilerFixtures"
    ),
    .testTarget(
      name: "GraphQLJSONTests",
      dependencies: [
        "GraphQLJSON",
        "SeededRandomness",
      ]
    ),
    .testTarget(
      name: "GraphQLHTTPTests",
      dependencies: [
        "GraphQLHTTP",
        "SeededRandomness",
      ]
    ),
    .testTarget(
      name: "GraphQLLanguageTests",
      dependencies: [
        "CompilerFixtures",
        "GraphQLLanguage",
        "GraphQLProject",
        "GraphQLValidation",
        "SeededRandomness",
      ]
    ),
    .testTarget(
      name: "GraphQLValidationTests",
      dependencies: [
        "CompilerFixtures",
        "GraphQLCompiler",
        "GraphQLLanguage",
        "GraphQLProject",
        "GraphQLValidation",
        "SeededRandomness",
        .product(name: "OrderedCollections", package: "swift-collections"),
      ]
    ),
    .testTarget(
      name: "GraphQLModelSchemasTests",
      dependencies: [
        "CompilerFixtures",
        "GraphQLCompiler",
        "GraphQLLanguage",
        "GraphQLModelCompiler",
        "GraphQLModelSchemas",
        "GraphQLProject",
        "GraphQLValidation",
        "SeededRandomness",
      ]
    ),
    .testTarget(
      name: "GraphQLSchemaChangesTests",
      dependencies: [
        "CompilerFixtures",
        "GraphQLLanguage",
        "GraphQLSchemaChanges",
        "GraphQLValidation",
      ]
    ),
    .testTarget(
      name: "GraphQLFilesTests",
      dependencies: [
        "CompilerFixtures",
        "GraphQLFiles",
        "GraphQLLanguage",
        "GraphQLProject",
        "GraphQLValidation",
        "PackageFixtures",
        "SeededRandomness",
      ]
    ),
    .testTarget(
      name: "GraphQLLanguageServerTests",
      dependencies: [
        "CompilerFixtures", "GraphQLFiles", "GraphQLJSON", "GraphQLLanguage", "GraphQLLanguageServer", "GraphQLProject",
        "GraphQLValidation",
        "PackageFixtures", "SeededRandomness",
      ]
    ),
    .testTarget(
      name: "GraphQLCompilerTests",
      dependencies: [
        "CompilerFixtures",
        "GraphQLCompiler",
        "GraphQLFiles",
        "GraphQLLanguage",
        "GraphQLModelCompiler",
        "GraphQLModelSchemas",
        "GraphQLValidation",
        "PackageFixtures",
        "SeededRandomness",
        .product(name: "CustomDump", package: "swift-custom-dump"),
      ],
      exclude: ["Golden"]
    ),
    .testTarget(
      name: "GraphQLProjectTests",
      dependencies: [
        "CompilerFixtures",
        "GraphQLCompiler",
        "GraphQLLanguage",
        "GraphQLModelCompiler",
        "GraphQLModelSchemas",
        "GraphQLProject",
        "GraphQLValidation",
        "PackageFixtures",
        "SeededRandomness",
      ]
    ),
    .testTarget(
      name: "InlineGraphQLMacrosTests",
      dependencies: [
        "GraphQLLanguage",
        "GraphQLMacroExpansion",
        "GraphQLModelSchemas",
        "InlineGraphQLModels",
        "PackageFixtures",
      ]
    ),
    .testTarget(
      name: "InlineGraphQLModelsTests",
      dependencies: [
        "GraphQLLanguage",
        "GraphQLModelSchemas",
        "GraphQLValidation",
        "InlineGraphQL",
        "InlineGraphQLModels",
        "InlineGraphQLTesting",
        "SeededRandomness",
        .product(name: "CustomDump", package: "swift-custom-dump"),
      ],
      exclude: ["Schemas/Amplify.graphqls"],
      resources: [
        .embedInCode("Schemas/Blogs.graphqls"),
        .embedInCode("Schemas/Older.graphqls"),
        .embedInCode("Schemas/Shelves.graphqls"),
      ],
      plugins: ["EmbedGraphQLSchema"]
    ),
    .testTarget(
      name: "InlineGraphQLTests",
      dependencies: [
        "DocumentComposition",
        "DynamicCodable",
        "GraphQLCLibrary",
        "GraphQLHTTP",
        "GraphQLProject",
        "InlineGraphQL",
        .target(name: "InlineGraphQLLogging", condition: .when(traits: ["Logging"])),
        .target(name: "InlineGraphQLNIO", condition: .when(traits: ["NIO"])),
        .target(name: "InlineGraphQLStore", condition: .when(traits: ["Logging"])),
        "InlineGraphQLTesting",
        .target(name: "InlineGraphQLTracing", condition: .when(traits: ["Tracing"])),
        "LocalFiles",
        "SeededRandomness",
        .product(name: "AsyncHTTPClient", package: "async-http-client", condition: .when(traits: ["NIO"])),
        .product(name: "CustomDump", package: "swift-custom-dump"),
        .product(name: "InMemoryLogging", package: "swift-log", condition: .when(traits: ["Logging"])),
        .product(name: "InMemoryTracing", package: "swift-distributed-tracing", condition: .when(traits: ["Tracing"])),
        .product(name: "NIOCore", package: "swift-nio", condition: .when(traits: ["NIO"])),
        .product(name: "NIOEmbedded", package: "swift-nio", condition: .when(traits: ["NIO"])),
        .product(name: "NIOHTTP1", package: "swift-nio", condition: .when(traits: ["NIO"])),
        .product(name: "NIOPosix", package: "swift-nio", condition: .when(traits: ["NIO"])),
        .product(name: "NIOSSL", package: "swift-nio-ssl", condition: .when(traits: ["NIO"])),
      ],
      exclude: ["Names/Schemas", "Uploads/Schemas"],
      plugins: ["EmbedGraphQLSchema"]
    ),
    .testTarget(
      name: "InlineGraphQLStoreTests",
      dependencies: [
        "GraphQLCLibrary",
        "GraphQLJSON",
        "GraphQLLanguage",
        "InlineGraphQL",
        .target(name: "InlineGraphQLSQLite", condition: .when(traits: ["SQLite"])),
        "InlineGraphQLStore",
        "InlineGraphQLTesting",
        "SeededRandomness",
        .product(name: "CustomDump", package: "swift-custom-dump"),
        .product(name: "GRDB", package: "GRDB.swift", condition: .when(traits: ["SQLite"])),
      ],
      exclude: [
        "Connections/Schemas", "Keys/Schemas", "Local/Schemas", "Lookups/Schemas", "Updatable/Schemas",
        "Optimistic/Schemas",
        "Pagination/Schemas",
      ],
      plugins: ["EmbedGraphQLSchema"]
    ),
    .testTarget(
      name: "InlineGraphQLTestingTests",
      dependencies: [
        "GraphQLLanguage",
        "GraphQLModelSchemas",
        "InlineGraphQL",
        "InlineGraphQLTesting",
        "SeededRandomness",
        .product(name: "CustomDump", package: "swift-custom-dump"),
      ],
      plugins: ["EmbedGraphQLSchema"]
    ),
    .testTarget(name: "DynamicCodableTests", dependencies: ["DynamicCodable"]),
    // Runs the commands as processes, which are built with all tests. If a test depends on a plugin's tool, SwiftPM links that
    // twice.
    .testTarget(name: "InlineGraphQLCommandTests", dependencies: ["GraphQLJSON"]),
  ],
  swiftLanguageModes: [.v6]
)

// `swift test` has the tests that need nothing but the packages above. `INLINE_GRAPHQL_TESTS=all` adds those by swift-syntax, which
// takes longer to compile than this package. A list of names has these alone.
let tests = Context.environment["INLINE_GRAPHQL_TESTS"]?.split(separator: ",").map(String.init) ?? []
if tests == ["all"] || tests.contains("SwiftSyntaxTests") {
  package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-syntax", "600.0.0"..<"604.0.0"))
  package.targets.append(
    .testTarget(
      name: "SwiftSyntaxTests",
      dependencies: [
        "GraphQLCompiler",
        "GraphQLJSON",
        "GraphQLLanguage",
        "GraphQLMacroExpansion",
        "GraphQLModelCompiler",
        "GraphQLProject",
        "GraphQLValidation",
        "LocalFiles",
        "PackageFixtures",
        "SeededRandomness",
        .product(name: "_SwiftCompilerPluginMessageHandling", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftSyntaxBuilder", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacrosGenericTestSupport", package: "swift-syntax"),
      ]
    )
  )
}
for target in package.targets where target.type == .test { target.dependencies.append("TestParallelism") }
if !tests.isEmpty, tests != ["all"] {
  package.targets.removeAll { $0.type == .test && !tests.contains($0.name) }
}
