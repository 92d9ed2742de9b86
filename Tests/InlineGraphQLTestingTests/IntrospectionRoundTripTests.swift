import Foundation
import GraphQLLanguage
import InlineGraphQL
import InlineGraphQLTesting
import Testing

@Suite("A schema's introspection makes the same schema") struct IntrospectionRoundTripTests {
  @Test("Of the schemas of the tests", arguments: World.all.map(\.name))
  func worlds(_ world: String) async throws {
    try await check(World.named(world).sdl)
  }

  @Test("Descriptions, deprecations, defaults and directives of all kinds")
  func everything() async throws {
    try await check(
      #"""
      """
      The "schema", with \ and
      two lines.
      """
      schema { query: Root mutation: Change }

      directive @own(reason: String = "none \"at\" all", on: [On!]) repeatable on FIELD | OBJECT | ENUM_VALUE

      """A scalar.""" scalar URL @specifiedBy(url: "https://url.spec.whatwg.org/")
      """An enum.""" enum On { """First.""" A B @deprecated C @deprecated(reason: "So.\nSo.") }
      """An input.""" input In { """One.""" a: Int! = 1, b: [In!] = [{a: 2, b: []}, {b: null}], c: On = B, d: Float = 1.5e10 @deprecated }
      input One @oneOf { a: Int, b: One }
      """An interface.""" interface I { """Its field.""" f(a: In = {a: 3, b: null}): String }
      interface J implements I { f(a: In): String, g: [[J]!]! }
      """A union.""" union U = Root | Change
      type Root implements I & J { f(a: In, more: Boolean): String, g: [[J]!]!, u: U @deprecated(reason: "No.") }
      type Change { set("""How.""" one: One!, text: String = "é\t😀"): URL }
      """#
    )
  }

  private func check(_ sdl: String) async throws {
    let executable = try ExecutableSchema(sdl: sdl)
    let response = await executable.execute(introspectionQuery)
    #expect(response["errors"] == nil)
    let again = try Schema(introspection: Source(response.description, name: "introspection"))
    #expect(again.printed() == executable.schema.printed())

    let executableAgain = try ExecutableSchema(again)
    #expect(await executableAgain.execute(introspectionQuery).description == response.description)
  }
}

/// The query that tools send, with everything of section 4.2.
let introspectionQuery = """
  query IntrospectionQuery {
    __schema {
      description
      queryType { name }
      mutationType { name }
      subscriptionType { name }
      types { ...FullType }
      directives {
        name description isRepeatable locations
        args(includeDeprecated: true) { ...InputValue }
      }
    }
  }

  fragment FullType on __Type {
    kind name description specifiedByURL isOneOf
    fields(includeDeprecated: true) {
      name description
      args(includeDeprecated: true) { ...InputValue }
      type { ...TypeRef }
      isDeprecated deprecationReason
    }
    inputFields(includeDeprecated: true) { ...InputValue }
    interfaces { ...TypeRef }
    enumValues(includeDeprecated: true) { name description isDeprecated deprecationReason }
    possibleTypes { ...TypeRef }
  }

  fragment InputValue on __InputValue {
    name description type { ...TypeRef } defaultValue isDeprecated deprecationReason
  }

  fragment TypeRef on __Type {
    kind name
    ofType { kind name ofType { kind name ofType { kind name ofType { kind name ofType { kind name } } } } }
  }
  """
