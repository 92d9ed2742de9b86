import CompilerFixtures
import GraphQLLanguage
import GraphQLValidation
import OrderedCollections
import SeededRandomness
import Testing

@Suite struct IntrospectionTests {
  @Test(
    "the same schema as SDL and as introspection JSON is the same schema",
    .enabled(if: SchemaFixture.isSharedThere, "\(SchemaFixture.absent)")
  )
  func sameAsSDL() throws {
    let sdl = try Schema(SchemaFixture.shared("Pokemon.graphqls"))
    let json = try Schema(SchemaFixture.shared("Pokemon.introspection.json"))
    #expect(Set(json.typeNames) == Set(sdl.typeNames))
    #expect(Set(json.directiveNames) == Set(sdl.directiveNames))
    for name in sdl.typeNames {
      #expect(json.type(named: name) == sdl.type(named: name), "\(name)")
      #expect(Set(json.possibleTypes(of: name)) == Set(sdl.possibleTypes(of: name)))
    }
    #expect(json.rootTypeName(for: .query) == "Query")
    #expect(json.rootTypeName(for: .mutation) == nil)
    #expect(validateSchema(json.source).map(\.message) == [])
  }

  @Test(.enabled(if: SchemaFixture.isSharedThere, "\(SchemaFixture.absent)"))
  func printsAndReadsBackEqual() throws {
    let json = try Schema(SchemaFixture.shared("Pokemon.introspection.json"))
    let printed = json.printed()
    let again = try Schema(sdl: Source(printed))
    #expect(again.typeNames == json.typeNames)
    for name in json.typeNames {
      #expect(again.type(named: name) == json.type(named: name), "\(name)")
    }
    #expect(again.printed() == printed)
  }

  private static let whole = #"""
    {"errors": [], "extensions": {"a": [{"__schema": "}"}]},
     "data": {"__schema": {
      "description": "a \"schema\"\n\u00e9 \ud83d\ude00",
      "queryType": {"name": "Q"}, "mutationType": {"name": "M"}, "subscriptionType": null,
      "types": [
        {"kind": "SCALAR", "name": "String", "description": "theirs"},
        {"kind": "OBJECT", "name": "__Type", "fields": []},
        {"kind": "SCALAR", "name": "Date", "specifiedByURL": "https://d.example"},
        {"kind": "OBJECT", "name": "Q", "interfaces": [{"kind": "INTERFACE", "name": "N", "ofType": null}], "fields": [
          {"name": "a", "description": "  indented", "args": [
            {"name": "x", "type": {"kind": "INPUT_OBJECT", "name": "I"}, "defaultValue": "{a: [1, 2], e: RED}",
             "isDeprecated": true, "deprecationReason": "gone"},
            {"name": "y", "type": {"kind": "NON_NULL", "ofType": {"kind": "SCALAR", "name": "String"}}, "defaultValue": null}],
           "type": {"kind": "NON_NULL", "ofType": {"kind": "LIST", "ofType": {"kind": "NON_NULL", "ofType":
             {"kind": "SCALAR", "name": "Date"}}}}, "isDeprecated": true, "deprecationReason": null}]},
        {"kind": "OBJECT", "name": "M", "interfaces": [], "fields": [
          {"name": "m", "args": [], "type": {"kind": "UNION", "name": "U"}, "isDeprecated": false, "deprecationReason": null}]},
        {"kind": "INTERFACE", "name": "N", "interfaces": null, "possibleTypes": [{"name": "Q"}], "fields": [
          {"name": "a", "args": [], "type": {"kind": "ENUM", "name": "E"}}]},
        {"kind": "UNION", "name": "U", "possibleTypes": [{"name": "Q"}, {"name": "M"}]},
        {"kind": "ENUM", "name": "E", "enumValues": [{"name": "RED", "isDeprecated": true,
          "deprecationReason": "No longer supported"}, {"name": "BLUE"}]},
        {"kind": "INPUT_OBJECT", "name": "I", "isOneOf": true, "inputFields": [
          {"name": "a", "type": {"kind": "LIST", "ofType": {"kind": "SCALAR", "name": "Int"}}},
          {"name": "e", "type": {"kind": "ENUM", "name": "E"}}]}
      ],
      "directives": [{"name": "d", "isRepeatable": true, "locations": ["FIELD", "QUERY"], "args": [
        {"name": "if", "type": {"kind": "SCALAR", "name": "Boolean"}, "defaultValue": "true"}]}]
    }}}
    """#

  private static let equivalent = #"""
    """
    a "schema"
    é 😀
    """
    schema {
      query: Q
      mutation: M
    }

    directive @d(if: Boolean = true) repeatable on FIELD | QUERY

    scalar Date @specifiedBy(url: "https://d.example")

    type Q implements N {
      """  indented"""
      a(x: I = {a: [1, 2], e: RED} @deprecated(reason: "gone"), y: String!): [Date!]! @deprecated
    }

    type M {
      m: U
    }

    interface N {
      a: E
    }

    union U = Q | M

    enum E {
      RED @deprecated
      BLUE
    }

    input I @oneOf {
      a: [Int]
      e: E
    }
    """#

  @Test func everyPartIsConverted() throws {
    let json = try Schema(Source(Self.whole))
    let sdl = try Schema(Source(Self.equivalent))
    #expect(json.description == "a \"schema\"\né 😀")
    #expect(json.typeNames == sdl.typeNames)
    for name in sdl.typeNames + ["Q", "M"] {
      #expect(json.type(named: name) == sdl.type(named: name), "\(name)")
    }
    #expect(json.directive(named: "d") == sdl.directive(named: "d"))
    #expect(json.possibleTypes(of: "N") == ["Q"])
    #expect(json.possibleTypes(of: "U") == ["Q", "M"])
    #expect(json.rootType(for: .mutation)?.name == "M")
    #expect(json.problems == [])
    #expect(json.printed() == sdl.printed())
    // A default value has its range in the JSON, so that errors show it there.
    guard case .object(let q) = json.type(named: "Q") else {
      Issue.record("Q is no object")
      return
    }
    let value = try #require(q.fields["a"]?.arguments.first?.defaultValue)
    #expect(json.source.text(in: value.range) == #""{a: [1, 2], e: RED}""#)
  }

  @Test func theEnvelopeMayBeMissing() throws {
    let schema = try Schema(
      Source(#" {"__schema": {"queryType": {"name": "Query"}, "types": [{"kind": "OBJECT", "name": "Query"}]}} "#)
    )
    #expect(schema.typeNames == ["Query", "String", "Boolean"])
    #expect(schema.rootType(for: .query)?.fields.isEmpty == true)
  }

  @Test(arguments: [
    ("{", "The JSON ends too early."),
    ("{}", #"Invalid or incomplete introspection result: there is no "__schema" object in it."#),
    (#"{"data": null}"#, #"Invalid or incomplete introspection result: there is no "__schema" object in it."#),
    (
      #"{"__schema": {"types": [{"kind": "OBJECT"}]}}"#,
      "Invalid or incomplete introspection result: a type has no name or kind."
    ),
    (
      #"{"__schema": {"types": [{"kind": "X", "name": "A"}]}}"#,
      #"Invalid or incomplete introspection result: "A" has an unknown kind."#
    ),
    (
      #"{"__schema": {"types": [{"kind": "ENUM", "name": "A B"}]}}"#,
      #"Names must only contain [_a-zA-Z0-9] but "A B" does not."#
    ),
    (
      #"{"__schema": {"types": [{"kind": "ENUM", "name": "1"}]}}"#,
      #"Names must start with [_a-zA-Z] but "1" does not."#
    ),
    (
      #"{"__schema": {"types": [{"kind": "ENUM", "name": "A"}, {"kind": "ENUM", "name": "A"}]}}"#,
      #"There can be only one type named "A"."#
    ),
    (#"{"__schema": {"types": [}}"#, #"Unexpected "}" in the JSON."#),
    (#"{"a": [3]} {"#, #"Unexpected "{" in the JSON."#),
    (#"{"a": 01}"#, "The JSON has a malformed number."),
    (#"{"__schema": {"description": "\x"}}"#, "The JSON has a string with an invalid escape sequence."),
    (#"{"__schema": {"description": "\ud800"}}"#, "The JSON has a string with half a surrogate pair."),
    ("{\"a\": \"\n\"}", "The JSON has a string with an unescaped control character."),
    (#"{"__schema": {"description": "}}"#, "The JSON ends inside of a string."),
    (#"{"a": ["}"#, "The JSON ends inside of a string."),
    (#"{"__schema": {"types": [{"kind": "OBJECT", "name": "A", "fields": [1 2]}]}}"#, #"Unexpected "2" in the JSON."#),
  ])
  func whatIsNoIntrospectionIsRefused(text: String, message: String) {
    let error = #expect(throws: Diagnostic.self) { try Schema(Source(text)) }
    #expect(error?.message == message)
  }

  @Test func textThatIsNotUTF8IsRefused() {
    let bytes = Array(#"{"a": ""#.utf8) + [0xC3] + Array(#""}"#.utf8)
    let error = #expect(throws: Diagnostic.self) { try Schema(introspection: Source(utf8: bytes)) }
    #expect(error?.message == "The JSON has a string that is not valid UTF-8.")
  }

  @Test(arguments: [
    (#"{"a": nul}"#, "nul}"),
    (#"{"a": "b\xc"}"#, #"\xc"}"#),
    (#"{"a": ["b", "c]}"#, #""c]}"#),
    (#"{"a": ["#, ""),
  ])
  func whatIsWrongWithJSONShowsWhereItStands(text: String, rest: String) throws {
    let error = #expect(throws: Diagnostic.self) { try Schema(introspection: Source(text)) }
    let range = try #require(error?.ranges.first)
    #expect(range.start == text.utf8.count - rest.utf8.count)
    #expect(range.end == min(range.start + 1, text.utf8.count))
  }

  @Test(arguments: [
    (
      #""fields": [{"name": "a", "type": {"kind": "LIST", "ofType": null}}]"#,
      "Decorated type deeper than introspection query."
    ),
    (#""fields": [{"name": "a"}]"#, #"Invalid or incomplete introspection result: there is no "type" here."#),
    (#""fields": [{"type": {"name": "A"}}]"#, #"Invalid or incomplete introspection result: there is no "name" here."#),
    (
      #""fields": [{"name": "a-b", "type": {"name": "A"}}]"#,
      #"Names must only contain [_a-zA-Z0-9] but "a-b" does not."#
    ),
    (
      #""fields": [{"name": "a", "type": {"name": "A"}, "args": [{"name": "b", "type": {"name": "A"}, "defaultValue": "{"}]}]"#,
      "Syntax Error: Expected Name, found <EOF>."
    ),
  ])
  func errorsOfATypeShowWhenItIsAskedFor(member: String, message: String) throws {
    let schema = try Schema(Source(#"{"__schema": {"types": [{"kind": "OBJECT", "name": "A", \#(member)}]}}"#))
    #expect(schema.problems == [])
    #expect(schema.type(named: "A")?.fields?.isEmpty == true)
    #expect(schema.problems.map(\.message) == [message])
  }

  @Test func noBytesCrash() {
    let text = Array(Self.whole.utf8)
    var generator = SeededRandom(seed: 11)
    for end in stride(from: 0, to: text.count, by: 7) {
      _ = validateSchema(Source(utf8: Array(text[..<end])))
    }
    for _ in 0..<1000 {
      var mutated = text
      let index = Int.random(in: 0..<text.count, using: &generator)
      mutated[index] = Array("\"{}[],:\\ n1\0".utf8).randomElement(using: &generator) ?? 0
      _ = validateSchema(Source(utf8: mutated))
    }
    let deep =
      #"{"__schema": {"types": [{"kind": "OBJECT", "name": "A", "fields": "# + String(repeating: "[", count: 100_000)
    _ = try? Schema(introspection: Source(deep))
    let closed = deep + String(repeating: "]", count: 100_000) + "}]}}"
    let message = "The JSON has more than 512 levels of nesting."
    #expect(validateSchema(Source(closed)).first?.message == message)
    // The description is read and `fields` is skipped.
    let read = #"{"__schema": {"description": "# + String(repeating: "[", count: 100_000)
    #expect(validateSchema(Source(read)).first?.message == message)
  }
}
