import Foundation
import InlineGraphQL
import Testing

/// `@include` and `@skip`, tested with the types that the macros emit for the animal kingdom.
@Suite("Macros: conditions")
struct ConditionRowsTests {
  enum Queries {
    #graphql(
      """
      query Skipping($s: Boolean!) { allAnimals { species @skip(if: $s) } }
      query Grouping($d: Boolean = true) {
        allAnimals { species ... @include(if: $d) { height { meters } skinCovering } height { feet } }
      }
      query Spreading($n: Boolean!, $s: Boolean! = false) {
        allAnimals { ...Conditioned @include(if: $n) ... @skip(if: $s) { predators { ...Conditioned } } }
      }
      fragment Conditioned on Animal { species height @skip(if: $s) { feet } }
      query Parts($a: Boolean!) { allAnimals { height @include(if: $a) { feet } } }
      query Groups($a: Boolean!, $b: Boolean!) {
        allAnimals {
          ... @include(if: $a) { species ... @skip(if: $b) { height { feet } ...Short } }
          ... on Pet { humanName ... @include(if: $b) { named: humanName } }
        }
      }
      query Aliases($a: Boolean!) {
        allAnimals {
          ...Listed @arguments(tall: true) @alias(as: "tall")
          ...Listed @arguments(tall: false) @alias(as: "plain")
          ...Owned @alias
          ... on Cat @alias(as: "cat") { species }
          ... @alias(as: "shown") @include(if: $a) { species }
        }
      }
      fragment Listed on Animal @argumentDefinitions(tall: {type: "Boolean!"}) { height @include(if: $tall) { feet } }
      fragment Short on Animal { species }
      fragment Owned on Pet { humanName }
      query Twice($a: Boolean!, $b: Boolean!) {
        allAnimals {
          height @include(if: $a) { feet }
          height @include(if: $b) { meters }
          never: species @include(if: false)
          species @include(if: true)
          either: species @include(if: $a)
          either: species @skip(if: $a)
        }
      }
      """,
      schema: "AnimalKingdom"
    )
  }

  private func decode<Operation: GraphQLOperation>(_ operation: Operation, _ animal: String) throws -> Operation.Data {
    let body = #"{"data":{"allAnimals":[{"__typename":"Cat"\#(animal)}]}}"#
    return try #require(try operation.decodeResponse(Data(body.utf8)).data)
  }

  private func error<Operation: GraphQLOperation>(_ operation: Operation, _ animal: String) -> String? {
    do {
      _ = try decode(operation, animal)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test("APO-20, REL-19: a skipped field is nil, one that is not skipped must be there")
  func skipped() throws {
    let species: KeyPath<Queries.Skipping.Data.Animal_allAnimals, String?> = \.species
    #expect(try decode(Queries.Skipping(s: true), "").allAnimals[0][keyPath: species] == nil)
    #expect(try decode(Queries.Skipping(s: false), #","species":"Felis""#).allAnimals[0].species == "Felis")
    let missing = #""allAnimals[0].species" in the response is missing."#
    #expect(error(Queries.Skipping(s: false), "") == missing)
    let null = #""allAnimals[0].species" in the response should be a string, but is null."#
    #expect(error(Queries.Skipping(s: false), #","species":null"#) == null)
    // The reader ignores members that were not requested.
    #expect(try decode(Queries.Skipping(s: true), #","species":1"#).allAnimals[0].species == nil)
  }

  @Test("APO-21, REL-19: a group of fields is there together, beside what is selected without a condition")
  func grouped() throws {
    let plain = #","species":"Felis","height":{"__typename":"Height","feet":1}"#
    let full = #","species":"Felis","height":{"__typename":"Height","meters":2,"feet":1},"skinCovering":"FUR""#
    let without = try decode(Queries.Grouping(d: .some(false)), plain).allAnimals[0]
    #expect(without.height.feet == 1 && without.species == "Felis" && without.ifD == nil)
    for operation in [Queries.Grouping(), Queries.Grouping(d: .some(true))] {
      let with = try decode(operation, full).allAnimals[0]
      let group = try #require(with.ifD)
      let meters: Int = group.height.meters
      #expect(with.height.feet == 1 && meters == 2 && group.height.feet == 1)
      #expect(group.skinCovering == .fur && group.species == "Felis")
      #expect(try #require(error(operation, plain)).hasPrefix(#""allAnimals[0].height.meters""#))
    }
  }

  @Test("APO-21: a group is there if its variables say so, also in groups and in type conditions")
  func groups() throws {
    let animal = #","species":"Felis","height":{"__typename":"Height","feet":1},"humanName":"Tom","named":"Tom""#
    for (a, b) in [(false, false), (false, true), (true, false), (true, true)] {
      let cat = try decode(Queries.Groups(a: a, b: b), animal).allAnimals[0]
      #expect(cat.ifA?.species == (a ? "Felis" : nil))
      #expect((cat.ifA?.ifNotB?.height.feet) == (a && !b ? 1 : nil))
      let key: (any Queries.Short_Key)? = cat.ifA?.ifNotB
      #expect((key != nil) == (a && !b))
      #expect(cat.asPet?.humanName == "Tom" && cat.asPet?.ifB?.named == (b ? "Tom" : nil))
      #expect(cat.asPet?.ifA?.species == (a ? "Felis" : nil))
    }
    // What is not selected need not be there.
    #expect(try decode(Queries.Groups(a: false, b: false), #","humanName":"Tom""#).allAnimals[0].ifA == nil)
  }

  @Test("A fragment with a name is read through the name's property, with the arguments of this spread")
  func aliases() throws {
    let animal = #","species":"Felis","height":{"__typename":"Height","feet":1},"humanName":"Tom""#
    let cat = try decode(Queries.Aliases(a: true), animal).allAnimals[0]
    #expect(Queries.Listed(key: cat.tall).data.height?.feet == 1)
    #expect(Queries.Listed(key: cat.plain).data.height == nil)
    #expect(cat.owned.map { Queries.Owned(key: $0).data.humanName } == "Tom")
    #expect(cat.cat?.species == "Felis" && cat.shown?.species == "Felis")
    #expect(try decode(Queries.Aliases(a: false), animal).allAnimals[0].shown == nil)
    let body = #"{"data":{"allAnimals":[{"__typename":"Human"\#(animal)}]}}"#
    let human = try #require(try Queries.Aliases(a: true).decodeResponse(Data(body.utf8)).data).allAnimals[0]
    #expect(human.owned == nil && human.cat == nil && human.shown?.species == "Felis")
  }

  @Test("REL-19: a spread on a condition is read from an object that may not have it; its variables reach the fragment")
  func spread() throws {
    let animal = #""species":"Felis","height":{"__typename":"Height","feet":1}"#
    let body = #",\#(animal),"predators":[{"__typename":"Human",\#(animal)}]"#
    let all = try decode(Queries.Spreading(n: true), body).allAnimals[0]
    let fragment = try #require(Queries.Conditioned(key: all))
    #expect(fragment.data.height?.feet == 1)
    #expect(try #require(all.ifNotS?.predators).map { Queries.Conditioned(key: $0).data.species } == ["Felis"])
    let few = try decode(Queries.Spreading(n: true, s: true), #","species":"Felis""#).allAnimals[0]
    #expect(few.ifNotS?.predators == nil)
    #expect(try #require(Queries.Conditioned(key: few)).data.height == nil)
    #expect(Queries.Conditioned(key: try decode(Queries.Spreading(n: false, s: true), "").allAnimals[0]) == nil)
    #expect(try #require(error(Queries.Spreading(n: true), #","species":"Felis""#)).contains("allAnimals[0].height"))
  }

  @Test(
    "REL-19: what is selected on two conditions is there if one holds, each part on its own; literals count as well"
  )
  func twice() throws {
    let constant = #","species":"Felis","either":"Felis""#
    let feet = #","height":{"__typename":"Height","feet":1}"#
    let data = try decode(Queries.Twice(a: true, b: false), feet + constant).allAnimals[0]
    #expect(data.height?.feet == 1 && data.height?.meters == nil)
    let (species, either): (String, String) = (data.species, data.either)
    #expect(species == either && data.never == nil)
    #expect(try decode(Queries.Twice(a: false, b: false), constant).allAnimals[0].height == nil)
    #expect(
      try #require(error(Queries.Twice(a: false, b: true), feet + constant)).contains("allAnimals[0].height.meters")
    )
  }

  @Test("REL-19: decoded without variables, what is not there was excluded")
  func decodable() throws {
    let json = #"{"allAnimals":[{"__typename":"Cat","species":"Felis"},{"__typename":"Cat"}]}"#
    let data = try JSONDecoder().decode(Queries.Skipping.Data.self, from: Data(json.utf8))
    #expect(data.allAnimals.map(\.species) == ["Felis", nil])
    // An object that only a fragment selected does not count as the parent's conditional selection.
    let part = #"{"allAnimals":[{"__typename":"Cat","height":{"__typename":"Height"},"either":"x","species":"Felis"}]}"#
    #expect(try JSONDecoder().decode(Queries.Parts.Data.self, from: Data(part.utf8)).allAnimals[0].height == nil)
    let spread = try JSONDecoder().decode(Queries.Spreading.Data.self, from: Data(json.utf8))
    #expect(spread.allAnimals.map { Queries.Conditioned(key: $0)?.data.species } == ["Felis", nil])
  }

  @Test("REL-19, APO-25: conditions are sent and shown as they are written")
  func written() {
    #expect(Queries.Skipping.document.contains("species@skip(if:$s)"))
    #expect(Queries.Skipping.definition == Queries.Skipping.document)
    #expect(Queries.Conditioned.node.definition.contains("height@skip(if:$s){__typename feet}"))
  }
}
