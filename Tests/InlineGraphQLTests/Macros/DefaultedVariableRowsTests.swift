import Foundation
import InlineGraphQL
import InlineGraphQLTesting
import Testing

/// Variables that may be absent, passed to arguments with default values, from the macros to the executor.
@Suite("Macros: optional variables and arguments with default values")
struct DefaultedVariableRowsTests {
  enum Queries {
    #graphql(
      """
      query Prey($count: Int, $deep: Boolean, $nothing: Int = null) {
        allAnimals { ...Prey_animal(n: $count, deep: $deep) }
        same: allAnimals { ...Prey_outer(n: $nothing) }
      }
      fragment Prey_animal($n: Int = 3, $deep: Boolean = true) on Animal {
        predators(first: $n) { ...Prey_species(shown: $deep) }
        skinCovering @include(if: $deep)
      }
      fragment Prey_species($shown: Boolean = false) on Animal { species @include(if: $shown) }
      fragment Prey_outer($n: Int) on Animal { ...Prey_inner(n: $n) }
      fragment Prey_inner($n: Int = 5) on Animal { predators(first: $n) { __typename } }
      """,
      schema: "AnimalKingdom"
    )
  }

  private func variables(_ query: Queries.Prey) throws -> [String: String] {
    let request = try GraphQLRequest(query)
    guard case .object(let object) = try GraphQLJSONValue(parsing: Array(request.body))["variables"] else { return [:] }
    // The names end in a checksum.
    return Dictionary(uniqueKeysWithValues: object.members.map { ("\($0.split(separator: "_")[0])", "\($1)") })
  }

  @Test("REL-20: a value that is given is sent, null is null, and what is absent is absent")
  func values() throws {
    #expect(try variables(.init()) == ["nothing": "null"])
    #expect(try variables(.init(count: 2, deep: false)) == ["count": "2", "deep": "false", "nothing": "null"])
    #expect(try variables(.init(count: .null, nothing: 4)) == ["count": "null", "nothing": "4"])
    #expect(!Queries.Prey.document.contains("$count:") && !Queries.Prey.document.contains("$deep:"))
  }

  @Test("REL-20: what is read depends on the default value of the argument if the variable is absent")
  func reading() throws {
    func animal(_ query: Queries.Prey, _ json: String) throws -> Queries.Prey_animal.Data {
      let body = Data(#"{"data":{"allAnimals":[\#(json)],"same":[]}}"#.utf8)
      return Queries.Prey_animal(key: try #require(try query.decodeResponse(body).data).allAnimals[0]).data
    }
    let all = #"{"__typename":"Cat","predators":[{"__typename":"Cat","species":"Felis"}],"skinCovering":"FUR"}"#
    let shown = try animal(.init(), all)
    #expect(shown.skinCovering == .fur && Queries.Prey_species(key: shown.predators[0]).data.species == "Felis")
    let hidden = try animal(.init(deep: false), all)
    #expect(hidden.skinCovering == nil && Queries.Prey_species(key: hidden.predators[0]).data.species == nil)
    // Included by the default value, so it must be there.
    let short = #"{"__typename":"Cat","predators":[],"skinCovering":"FUR"}"#.replacing(
      #","skinCovering":"FUR""#,
      with: ""
    )
    #expect(throws: ResponseDecodingError.self) { try animal(.init(), short) }
    #expect(try animal(.init(deep: false), short).skinCovering == nil)
  }
}
