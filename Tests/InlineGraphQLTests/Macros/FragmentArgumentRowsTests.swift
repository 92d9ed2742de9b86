import Foundation
import InlineGraphQL
import Testing

/// A fragment with arguments, for spreads in other literals.
@GraphQLFragment(
  """
  fragment Hunted on Animal
  @argumentDefinitions(n: {type: "Int", defaultValue: 3}, deep: {type: "Boolean", defaultValue: false}) {
    predators(first: $n) { species ...Hunted_height @arguments(show: $deep) @include(if: $deep) }
    skinCovering @include(if: $skin)
  }
  """,
  schema: "AnimalKingdom"
)
struct Hunted {}

@GraphQLFragment(
  """
  "In the RFC's syntax." fragment Hunted_height($show: Boolean!) on Animal {
    species @skip(if: $show)
    height @include(if: $show) { feet }
  }
  """,
  schema: "AnimalKingdom"
)
struct Hunted_height {}

/// `@argumentDefinitions` and `@arguments`, and the RFC's syntax for both, tested with the types that the macros emit for the animal kingdom.
@Suite("Macros: arguments of fragments")
struct FragmentArgumentRowsTests {
  enum Queries {
    #graphql(
      """
      query Hunters($skin: Boolean!, $count: Int, $deep: Boolean!) {
        bare: allAnimals { ...Hunted }
        five: allAnimals { ...Hunted(n: 5, deep: true) }
        given: allAnimals { ...Hunted @arguments(deep: $deep, n: $count) }
        three: allAnimals { ...Hunted @arguments(n: 3) }
      }
      query Shadowed($show: Boolean!) { allAnimals { ...Outer @arguments(show: false) species @skip(if: $show) } }
      fragment Outer on Animal @argumentDefinitions(show: {type: "Boolean!"}) { ...Inner species @include(if: $show) }
      fragment Inner on Animal { skinCovering @include(if: $show) }
      query Unset { allAnimals { ...Optional } }
      fragment Optional on Animal @argumentDefinitions(n: {type: "Int"}) { predators(first: $n) { species } }
      """,
      schema: "AnimalKingdom"
    )
  }

  private let hunters = Queries.Hunters(skin: false, count: .some(7), deep: false)

  @Test("REL-20, REL-24: what is sent has values in the place of arguments, each fragment once for each list of values")
  func document() {
    let lines = Queries.Hunters.document.split(separator: "\n").map(String.init)
    let names = lines.dropFirst().map { line in String(line.split(separator: " ")[1]) }
    #expect(names.count == 6 && Set(names).count == 6)
    guard names.count == 6 else { return }
    // The default value of the argument counts if the variable is absent.
    let count = lines[0].split(separator: "$")[3].prefix { $0 != ":" }
    #expect(count.hasPrefix("count_"))
    #expect(
      lines[0] == """
        query Hunters($skin:Boolean!$deep:Boolean!$\(count):Int=3)\
        {bare:allAnimals{__typename ...\(names[0])}five:allAnimals{__typename ...\(names[2])}\
        given:allAnimals{__typename ...\(names[4])}three:allAnimals{__typename ...\(names[0])}}
        """
    )
    for (index, (first, deep)) in [("3", "false"), ("5", "true"), ("$\(count)", "$deep")].enumerated() {
      let (name, height) = (names[2 * index], names[2 * index + 1])
      #expect(
        lines[2 * index + 1] == """
          fragment \(name) on Animal{__typename predators(first:\(first)){__typename species \
          ...\(height)@include(if:\(deep))}skinCovering@include(if:$skin)}
          """
      )
      #expect(
        lines[2 * index + 2] == """
          fragment \(height) on Animal{__typename species@skip(if:\(deep))height@include(if:\(deep)){__typename feet}}
          """
      )
    }
  }

  @Test("REL-20: an argument without a value is left out")
  func unset() {
    #expect(Queries.Unset.document.contains("{__typename predators{__typename species}}"))
  }

  @Test("REL-20: what is read depends on the values, and on the operation's variables too")
  func reading() throws {
    let plain = #"{"__typename":"Cat","species":"Felis"}"#
    let tall = #"{"__typename":"Cat","species":"Felis","height":{"__typename":"Height","feet":1}}"#
    let lists = [("bare", plain), ("five", tall), ("given", plain), ("three", plain)].map { key, predator in
      #""\#(key)":[{"__typename":"Fish","predators":[\#(predator)],"skinCovering":"SCALES"}]"#
    }
    let body = Data(#"{"data":{\#(lists.joined(separator: ","))}}"#.utf8)
    let data = try #require(try hunters.decodeResponse(body).data)
    let five = try #require(data.five.map { Hunted(key: $0).data }.first)
    #expect(five.skinCovering == nil)
    let height = try #require(Hunted_height(key: five.predators[0])).data
    #expect(height.species == nil && height.height?.feet == 1)
    #expect(Hunted_height(key: Hunted(key: data.bare[0]).data.predators[0]) == nil)
    #expect(Hunted_height(key: Hunted(key: data.given[0]).data.predators[0]) == nil)
    let deep = Queries.Hunters(skin: true, deep: true)
    do {
      _ = try deep.decodeResponse(body)
      Issue.record("decoded")
    } catch let error as ResponseDecodingError {
      #expect("\(error.path)" == "given[0].predators[0].height")
    }
  }

  @Test("REL-20: an argument hides the variable of its name, in its own fragment only")
  func shadowing() throws {
    let body = Data(#"{"data":{"allAnimals":[{"__typename":"Cat","skinCovering":"FUR"}]}}"#.utf8)
    let animal = try #require(try Queries.Shadowed(show: true).decodeResponse(body).data).allAnimals[0]
    let outer = Queries.Outer(key: animal).data
    #expect(outer.species == nil && Queries.Inner(key: outer).data.skinCovering == .fur && animal.species == nil)
    #expect(Queries.Shadowed.document.contains("species@include(if:false)"))
    #expect(Queries.Shadowed.document.contains("skinCovering@include(if:$show)"))
  }

  @Test("REL-20, APO-25: arguments are shown as they are written")
  func written() {
    #expect(
      Queries.Hunters.definition.contains("five:allAnimals{__typename ...Hunted@arguments(n:5 deep:true)}")
    )
    #expect(
      Hunted.node.arguments == [
        .init("n", type: "Int", default: "3"), .init("deep", type: "Boolean", default: "false"),
      ]
    )
  }
}
