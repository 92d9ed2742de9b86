import CompilerFixtures
import GraphQLLanguage
import Testing

@testable import GraphQLValidation

@Suite struct ClientDirectivesTests {
  @Test("Relay's directives are checked by their definitions: locations, arguments, values")
  func definitions() throws {
    for (text, expected) in [
      ("fragment F on Human @inline { id } query Q @raw_response_type { human { ...F } }", []),
      (
        "query Q @inline { human { id @raw_response_type } }",
        [
          #"1:9 Directive "@inline" may not be used on QUERY."#,
          #"1:30 Directive "@raw_response_type" may not be used on FIELD."#,
        ]
      ),
      (
        "fragment F on Human @inline @inline(now: true) { id }",
        [
          #"1:21 1:29 The directive "@inline" can only be used once at this location."#,
          #"1:37 Unknown argument "now" on directive "@inline"."#,
        ]
      ),
    ] as [(String, [String])] {
      #expect(try errors(text) == expected, "\(text)")
    }
  }

  @Test("a directive that is not supported yet is one error with advice, whatever its place and arguments are")
  func unsupported() throws {
    for (text, expected) in [
      (
        "query Q { human { id @match } }",
        #"1:22 "@match" is not supported yet: remove it and spread a fragment for each type."#
      ),
      (
        "query Q { human { id @preloadable(nothing: [1]) } }",
        #"1:22 "@preloadable" is not supported yet: remove it and execute the query early."#
      ),
      (
        "query Q @waterfall { human { id } }",
        #"1:9 "@waterfall" is not supported yet: remove it and execute an operation for that field."#
      ),
      (
        "query Q @apollo_client_ios_localCacheMutation { human { id } }",
        #"1:9 "@apollo_client_ios_localCacheMutation" is not supported yet: "#
          + #"write "@updatable" and change the properties by store.update."#
      ),
      (
        #"query Q @import(module: "Kit") { human { id } }"#,
        #"1:9 "@import" is not supported yet: remove it and import the module in the Swift file."#
      ),
    ] {
      #expect(try errors(text) == [expected], "\(text)")
      let found = documentErrors(in: try Document(parsing: Source(text)), schema: .forValidation)
      #expect(found.map { $0.line(in: Source(text)) } == [expected])
    }
  }

  @Test("every directive of the table is accepted or has advice, and none is unknown")
  func complete() throws {
    let directives = CompilerDirectives.standard
    #expect(Set(directives.all.map(\.name)).count == directives.all.count)
    for directive in directives.all {
      let name = directive.name
      let definition = try #require(directives.definitions.directive(named: name))
      #expect(!definition.locations.isEmpty)
      for argument in definition.arguments {
        let type = argument.type.namedType.value
        #expect(
          Schema.builtIns.type(named: type) != nil || directives.definitions.type(named: type) != nil,
          "\(name) \(type)"
        )
      }
      let text = "query Q { human { ... @\(name) { id } } }"
      #expect(try errors(text).allSatisfy { !$0.contains("Unknown directive") }, "\(name)")
      if directive.replacement != nil {
        #expect(try errors(text).map { $0.contains("not supported yet: ") } == [true], "\(name)")
      }
    }
    #expect(directives.definitions.problems.isEmpty)
  }

  @Test("the types of a directive's arguments are those of the table, where the schema has none of that name")
  func argumentTypes() throws {
    let table = TypeTable(.forValidation, compilerDirectives: .standard)
    #expect(table.type(named: "String") != nil)
    #expect(table.directive(named: "relay")?.arguments.map(\.name.value) == ["mask", "plural"])
    #expect(table.directive(named: "waterfall") == nil)
    #expect(TypeTable(.forValidation).directive(named: "relay") == nil)
  }
}
