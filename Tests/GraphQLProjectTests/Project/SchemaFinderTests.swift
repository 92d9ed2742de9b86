import PackageFixtures
import Testing

@testable import GraphQLProject

@Suite("Project: finding the schema of a file")
struct SchemaFinderTests {
  /// A package at `/p` with an app.
  private func finder(_ files: [String: String], refused: Set<String> = []) -> SchemaFinder {
    var all = files
    all["/p/Package.swift"] = ""
    all["/p/Sources/App/App.swift"] = ""
    return SchemaFinder(.inMemory(all, refused: refused))
  }

  private func location(
    _ files: [String: String],
    named name: String? = nil,
    in enclosing: EnclosingSchema? = nil,
    file: String = "/p/Sources/App/App.swift"
  ) throws -> String {
    let location = try finder(files).schema(forFile: file, named: name, in: enclosing)
    return "\(location.path) \(location.namespace)"
  }

  @Test("The only file in the nearest Schemas folder is the schema, its stem the namespace")
  func nearest() throws {
    #expect(try location(["/p/Schemas/A.graphqls": ""]) == "/p/Schemas/A.graphqls A")
    #expect(
      try location(["/p/Schemas/A.graphqls": "", "/p/Sources/App/Schemas/B.json": "", "/p/Schemas/C.graphql": ""])
        == "/p/Sources/App/Schemas/B.json B"
    )
    #expect(
      try location(["/p/Schemas/A.graphqls": "", "/p/Sources/Schemas/notes.txt": ""]) == "/p/Schemas/A.graphqls A"
    )
  }

  @Test(
    "What a Swift name cannot have of the file's name is an underscore in the namespace, which names the file, too",
    arguments: [
      ("schema-main.graphql", "schema_main"), ("2026-11.my schema.json", "_2026_11"), ("Schéma+1.graphqls", "Schéma_1"),
      ("schema_main.graphql", "schema_main"),
    ]
  )
  func namespace(file: String, namespace: String) throws {
    let files = ["/p/Schemas/\(file)": ""]
    for name in [nil, FilePath.stem(of: file), namespace] {
      #expect(try location(files, named: name) == "/p/Schemas/\(file) \(namespace)")
    }
    let enclosing = EnclosingSchema(path: [namespace], argument: nil)
    #expect(try location(files, in: enclosing) == "/p/Schemas/\(file) \(namespace)")
    let configuration = ["/p/.graphqlrc.json": #"{"schema": "Schemas/\#(file)"}"#]
    #expect(try location(configuration) == "/p/Schemas/\(file) \(namespace)")
  }

  @Test("A client schema is beside its schema, or where a configuration says, and no schema itself")
  func clientSchema() throws {
    let app = "/p/Sources/App/App.swift"
    let files = ["/p/Schemas/A.graphqls": "", "/p/Schemas/A.client.graphqls": ""]
    #expect(try location(files) == "/p/Schemas/A.graphqls A")
    #expect(try finder(files).schema(forFile: app, named: nil, in: nil).clientFiles == ["/p/Schemas/A.client.graphqls"])
    #expect(try finder(["/p/Schemas/A.graphqls": ""]).schema(forFile: app, named: "A", in: nil).clientFiles == [])
    let configuration =
      #"{"schema": "a.json", "extensions": {"inlineGraphQL": {"clientSchema": "local/state.graphqls"}}}"#
    let configured = finder(["/p/.graphqlrc.json": configuration, "/p/a.client.graphqls": ""])
    #expect(try configured.schema(forFile: app, named: nil, in: nil).clientFiles == ["/p/local/state.graphqls"])
  }

  @Test(
    "A folder in Schemas is the schema of all files in it, with client schemas in it, beside it and in a folder beside it",
    arguments: [nil, "Shop", "Schemas/Shop"]
  )
  func folder(name: String?) throws {
    let files = [
      "Shop/schema.json", "Shop/orders/order.graphqls", "Shop/orders/deep/line.graphql", "Shop/.hidden.graphqls",
      "Shop/README.md", "Shop/orders/order.client.graphqls", "Shop.client.graphqls", "Shop.client/more.graphqls",
      "Empty/README.md",
    ]
    let finder = finder(Dictionary(uniqueKeysWithValues: files.map { ("/p/Schemas/\($0)", "") }))
    let location = try finder.schema(forFile: "/p/Sources/App/App.swift", named: name, in: nil)
    #expect(location.path == "/p/Schemas/Shop" && location.namespace == "Shop")
    let found = location.files.map { $0.dropFirst("/p/Schemas/Shop/".count) }
    #expect(found == ["orders/deep/line.graphql", "orders/order.graphqls", "schema.json"])
    #expect(
      location.clientFiles.map { $0.dropFirst("/p/Schemas/".count) }
        == ["Shop.client.graphqls", "Shop.client/more.graphqls", "Shop/orders/order.client.graphqls"]
    )
  }

  @Test(
    "A schema of a configuration has all files that its paths and patterns name",
    arguments: [
      (#""api/**/*.graphqls""#, "a.graphqls b.graphqls deep/c.graphqls", "api"),
      (#"["./api/a.graphqls", "api/b.graphqls"]"#, "a.graphqls b.graphqls", "a"),
      (#"["api/*.graphqls", "!api/b.graphqls", "api/s.json"]"#, "a.graphqls s.json", "api"),
      (#""api/{a,b}.graphqls""#, "a.graphqls b.graphqls", "api"), (#""api/deep""#, "deep/c.graphqls", "deep"),
      (#"["api/deep", "api/a.graphqls"]"#, "a.graphqls deep/c.graphqls", "deep"),
    ]
  )
  func patterns(schema: String, found: String, namespace: String) throws {
    let names = ["a.graphqls", "b.graphqls", "deep/c.graphqls", "s.json", "notes.txt", "a.client.graphqls"]
    var files = Dictionary(uniqueKeysWithValues: names.map { ("/p/api/\($0)", "") })
    let client = #"{"inlineGraphQL": {"clientSchema": ["local/*.graphqls", "x.graphqls"]}}"#
    files["/p/.graphqlrc.json"] = #"{"schema": \#(schema)}"#
    let alone = try finder(files).schema(forFile: "/p/Sources/App/App.swift", named: nil, in: nil)
    #expect(alone.clientFiles == (schema.contains("*.graphqls") ? ["/p/api/a.client.graphqls"] : []))
    files["/p/.graphqlrc.json"] = #"{"schema": \#(schema), "extensions": \#(client)}"#
    (files["/p/local/l.graphqls"], files["/p/x.graphqls"]) = ("", "")
    let location = try finder(files).schema(forFile: "/p/Sources/App/App.swift", named: nil, in: nil)
    #expect(location.files.map { $0.dropFirst("/p/api/".count) }.joined(separator: " ") == found)
    #expect(location.namespace == namespace)
    #expect(location.clientFiles == ["/p/local/l.graphqls", "/p/x.graphqls"])
  }

  @Test("Two schemas of one name, and a client schema of no schema, are errors that say what to do")
  func names() throws {
    func message(_ files: [String]) -> String? {
      let files = Dictionary(uniqueKeysWithValues: files.map { ("/p/Schemas/\($0)", "") })
      return #expect(throws: SchemaFinderError.self) { try location(files) }?.description
    }
    #expect(
      message(["Mini.graphqls", "More.graphqls"])
        == "There are several GraphQL schemas: Schemas/Mini.graphqls and Schemas/More.graphqls. Choose one with the argument "
        + "\"schema\", as in schema: \"Mini\". If they are parts of one schema, put them into a folder, such as Schemas/Mini/."
    )
    #expect(
      message(["Mini.graphqls", "Mini/more.graphqls"])
        == "There are several GraphQL schemas \"Mini\": Schemas/Mini and Schemas/Mini.graphqls. Put the parts of one schema into "
        + "one folder, or give them different names."
    )
    #expect(
      message(["Mini.graphqls", "mini.client.graphqls"])
        == "Schemas/mini.client.graphqls is the client schema of no schema. Give it the name of one: Schemas/Mini.client.graphqls."
    )
    #expect(
      message(["A.graphqls", "B/b.graphqls", "C.client/c.graphqls"])
        == "Schemas/C.client is the client schema of no schema. Give it the name of one: Schemas/A.client or Schemas/B.client."
    )
    let named = [
      "/p/Schemas/A.graphqls": "", "/p/Schemas/x.client.graphqls": "",
      "/p/.graphqlrc.json":
        #"{"schema": "Schemas/A.graphqls", "extensions": {"inlineGraphQL": {"clientSchema": "Schemas/x.client.graphqls"}}}"#,
    ]
    #expect(try location(named, named: "A") == "/p/Schemas/A.graphqls A")
  }

  @Test("Nothing outside of the package is looked at")
  func packageRoot() {
    #expect(throws: SchemaFinderError.self) { try location(["/Schemas/A.graphqls": ""]) }
  }

  @Test("Without a package, the search ends at the root")
  func projectRoot() throws {
    let files = FileSystem.inMemory(["/Schemas/A.graphqls": "", "/p/Schemas/B.graphqls": "", "/p/q/App/App.swift": ""])
    func path(_ root: String) throws -> String {
      try SchemaFinder(files, root: root).schema(forFile: "/p/q/App/App.swift", named: nil, in: nil).path
    }
    #expect(try path("/p") == "/p/Schemas/B.graphqls")
    #expect(throws: SchemaFinderError.self) { try path("/p/q") }
  }

  @Test(
    "A name is a stem in any Schemas folder on the way up, or a path from one of these folders",
    arguments: [
      ("A", "/p/Schemas/A.graphqls A"),
      ("B", "/p/Sources/App/Schemas/B.graphqls B"),
      ("Schemas/A.graphqls", "/p/Schemas/A.graphqls A"),
      ("graphql/schema.json", "/p/graphql/schema.json schema"),
      ("./graphql/../graphql/schema.json", "/p/graphql/schema.json schema"),
      ("local.graphqls", "/p/Sources/App/local.graphqls local"),
    ]
  )
  func named(name: String, found: String) throws {
    let files = [
      "/p/Schemas/A.graphqls": "", "/p/Schemas/Z.graphqls": "", "/p/Sources/App/Schemas/B.graphqls": "",
      "/p/graphql/schema.json": "", "/p/Sources/App/local.graphqls": "",
    ]
    #expect(try location(files, named: name) == found)
  }

  @Test("An enclosing @GraphQLSchema decides, by its argument or its name, and is the namespace")
  func enclosing() throws {
    let files = ["/p/Schemas/A.graphqls": "", "/p/Schemas/B.graphqls": ""]
    let byName = EnclosingSchema(path: ["Outer", "A"], argument: nil)
    let byArgument = EnclosingSchema(path: ["Api"], argument: "B")
    #expect(try location(files, in: byName) == "/p/Schemas/A.graphqls Outer.A")
    #expect(try location(files, in: byArgument) == "/p/Schemas/B.graphqls Api")
    #expect(try location(files, named: "A", in: byArgument) == "/p/Schemas/A.graphqls A")
  }

  @Test(
    "A GraphQL configuration decides before the Schemas folder",
    arguments: [".graphqlrc.json", "graphql.config.json"]
  )
  func configuration(name: String) throws {
    let schemas = ["/p/Schemas/A.graphqls": "", "/p/Schemas/B.graphqls": ""]
    #expect(
      try location(schemas.merging(["/p/\(name)": #"{"schema":"Schemas/B.graphqls"}"#]) { $1 })
        == "/p/Schemas/B.graphqls B"
    )
    let namespace = #"{"schema":["./Schemas/B.graphqls"],"extensions":{"inlineGraphQL":{"namespace":"Api"}}}"#
    #expect(try location(schemas.merging(["/p/\(name)": namespace]) { $1 }) == "/p/Schemas/B.graphqls Api")
    let nearer = ["/p/Sources/App/Schemas/C.graphqls": "", "/p/\(name)": namespace]
    #expect(try location(schemas.merging(nearer) { $1 }) == "/p/Schemas/B.graphqls Api")
    #expect(
      try location(schemas.merging(["/p/\(name)": namespace]) { $1 }, named: "Api") == "/p/Schemas/B.graphqls Api"
    )
    #expect(
      try location(schemas.merging(["/p/\(name)": namespace]) { $1 }, named: "Schemas/B.graphqls")
        == "/p/Schemas/B.graphqls Api"
    )
  }

  @Test(
    "The first project, by name, whose patterns match a file is the file's",
    arguments: [
      ("/p/Sources/App/App.swift", "/p/a.graphqls a"),
      ("/p/Sources/App/Deep/er/X.swift", "/p/a.graphqls a"),
      ("/p/Sources/Other/X.swift", "/p/b.graphqls b"),
      ("/p/Sources/App/Excluded/X.swift", "/p/c.graphqls c"),
    ]
  )
  func projects(file: String, found: String) throws {
    let configuration = #"""
      {"projects":{
        "1":{"schema":"a.graphqls","include":"Sources/{App,Lib}/**","exclude":["Sources/App/Excluded/*.swift"]},
        "2":{"schema":"b.graphqls","include":["Sources/O?her/*.swift"]},
        "3":{"schema":"c.graphqls"}
      }}
      """#
    #expect(try location(["/p/.graphqlrc.json": configuration], file: file) == found)
  }

  @Test("Names of projects that only Swift's strings hold equal are two")
  func canonicallyEquivalentProjects() throws {
    let configuration = """
      {"projects":{
        "\u{e9}":{"schema":"a.graphqls","include":"Sources/App/**"}, "e\u{301}":{"schema":"b.graphqls","include":"Lib/**"}
      }}
      """
    #expect(try location(["/p/.graphqlrc.json": configuration], file: "/p/Sources/App/X.swift") == "/p/a.graphqls a")
    #expect(try location(["/p/.graphqlrc.json": configuration], file: "/p/Lib/X.swift") == "/p/b.graphqls b")
  }

  @Test(
    "A configuration that cannot be used says so, with its path",
    arguments: [
      ("{", ".graphqlrc.json"), ("{}", "\"schema\" must be paths or patterns of files"),
      (
        #"{"schema":"a.graphqls","extensions":{"inlineGraphQL":{"namespace":"A {}; let secret"}}}"#,
        #""extensions.inlineGraphQL.namespace" must be the name of a Swift type"#
      ),
      (
        #"{"schema":"a.graphqls","extensions":{"inlineGraphQL":{"namespace":"A..B"}}}"#,
        "must be the name of a Swift type"
      ),
      (#"{"schema":"https://example.org/graphql"}"#, "Download the schema of a URL to a file"),
      (#"{"schema":["a.graphql", "https://example.org/graphql"]}"#, "\"schema\" must be paths or patterns of files"),
      (#"{"schema":["!a.graphql"]}"#, "\"schema\" must be paths or patterns of files"),
      (#"{"schema":"api/*.graphql"}"#, "\"schema\" matches no file"),
      (#"{"projects":{"x":{"schema":[]}}}"#, "Project \"x\""),
    ]
  )
  func brokenConfigurations(json: String, message: String) throws {
    let error = try #require(throws: SchemaFinderError.self) { try location(["/p/.graphqlrc.json": json]) }
    #expect(error.description.contains("/p/.graphqlrc.json"))
    #expect(error.description.contains(message))
  }

  @Test(
    "A configuration that is not JSON is an error that says how to convert it, unless the literal names its schema",
    arguments: [".graphqlrc", ".graphqlrc.yml", ".graphqlrc.yaml", "graphql.config.yml", "graphql.config.ts"]
  )
  func otherFormats(name: String) throws {
    let files = ["/p/\(name)": "schema: a.graphqls", "/p/Schemas/A.graphqls": ""]
    let error = #expect(throws: SchemaFinderError.self) { try location(files) }
    let message = try #require(error).description
    #expect(message.hasPrefix("/p/\(name): GraphQL configurations are read in JSON only. Write it as .graphqlrc.json"))
    #expect(message.contains("yq -o json \(name) >") == !name.hasSuffix("ts"))
    #expect(try location(files, named: "A") == "/p/Schemas/A.graphqls A")
    let converted = files.merging(["/p/.graphqlrc.json": #"{"schema": "Schemas/A.graphqls"}"#]) { $1 }
    #expect(try location(converted) == "/p/Schemas/A.graphqls A")
    #expect(try location(["/p/.graphqlrc": #" {"schema": "a.graphqls"}"#]) == "/p/a.graphqls a")
  }

  @Test("Where reading is refused, the error names what is refused and says what lifts it")
  func refused() throws {
    for path in ["/p/.graphqlrc.json", "/p/Schemas", "/p/Sources/App"] {
      let finder = finder(
        ["/p/.graphqlrc.json": #"{"schema":"a.graphqls"}"#, "/p/Schemas/a.graphqls": ""],
        refused: [path]
      )
      let name = path.hasSuffix("Schemas") ? "b" : nil
      let error = try #require(throws: SchemaFinderError.self) {
        try finder.schema(forFile: "/p/Sources/App/App.swift", named: name, in: nil)
      }
      #expect(error.reason == .refused(path))
      #expect(error.description.contains(path) && error.description.contains("--disable-sandbox"))
      #expect(error.description.contains("EmbedGraphQLSchema"))
    }
  }

  @Test("Patterns match in the time of the product of the lengths")
  func hostilePattern() {
    let stars = String(repeating: "*a", count: 200) + "b"
    #expect(!Glob(stars).matches(String(repeating: "a", count: 2000)))
    #expect(!Glob(String(repeating: "**/a/", count: 100) + "b").matches(String(repeating: "a/", count: 1000)))
  }
}
