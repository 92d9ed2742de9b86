import Foundation
import InlineGraphQL
import Testing

@GraphQLFragment("fragment AnimalDetails on Animal { species }", schema: "AnimalKingdom")
struct AnimalDetails {}

/// Selection sets, tested with the types that the macros emit for the animal kingdom.
@Suite("Macros: selection sets")
struct ApolloRowsTests {
  enum Queries {
    #graphql("query Animals { allAnimals { species height { feet } } }", schema: "AnimalKingdom")
    #graphql(
      """
      query Predators($count: Int!) {
        allAnimals { predators(first: $count) { species } }
      }
      query ThreePredators { allAnimals { predators(first: 3) { species } } }
      """,
      schema: "AnimalKingdom"
    )
    #graphql("query Tall { allAnimals { tall: height { feet } } }", schema: "AnimalKingdom")
    #graphql("query Details { allAnimals { ...AnimalDetails } }", schema: "AnimalKingdom")
    #graphql("query Pets { classroomPets { __typename } allAnimals { ...AnimalDetails } }", schema: "AnimalKingdom")
  }

  static let animal = #"{"__typename":"Cat","species":"Felis catus","height":{"__typename":"Height","feet":1}}"#

  private func decode<Operation: GraphQLOperation>(_ operation: Operation, _ data: String) throws -> Operation.Data {
    try #require(try operation.decodeResponse(Data(#"{"data":\#(data)}"#.utf8)).data)
  }

  @Test("APO-01: a selection set has one property for each selected field, typed as the schema says")
  func properties() throws {
    let data = try decode(Queries.Animals(), #"{"allAnimals":[\#(Self.animal)]}"#)
    let animal: Queries.Animals.Data.Animal_allAnimals = try #require(data.allAnimals.first)
    let species: String = animal.species
    let height: Queries.Animals.Data.Animal_allAnimals.Height_height = animal.height
    let feet: Int = height.feet
    #expect(species == "Felis catus" && feet == 1)
    #expect(shownProperties(of: animal) == ["__typename", "species", "height"])
    #expect(shownProperties(of: height) == ["feet"])
  }

  @Test("APO-02: keys that were not selected leave no trace")
  func extraKeys() throws {
    let extra = #"""
      {"x":[1,{"y":null}],"__typename":"Cat","species":"Felis catus","legs":4,
      "height":{"inches":12,"__typename":"Height","feet":1},"z":"z"}
      """#
    let plain = try decode(Queries.Animals(), #"{"allAnimals":[\#(Self.animal)]}"#)
    let padded = try decode(Queries.Animals(), #"{"allAnimals":[\#(extra)],"more":true}"#)
    #expect(padded == plain)
    #expect(padded.hashValue == plain.hashValue)
    #expect("\(padded)" == "\(plain)")
  }

  @Test(
    "APO-03: what is missing, null or of another type is an error with its path, and there is no half of an object",
    arguments: [
      (#"{"__typename":"Cat","species":"a","height":{}}"#, "allAnimals[1].height"),
      (#"{"__typename":"Cat","species":"a","height":{"feet":null}}"#, "allAnimals[1].height.feet"),
      (#"{"__typename":"Cat","species":"a","height":{"feet":"1"}}"#, "allAnimals[1].height.feet"),
      (#"{"__typename":"Cat","species":"a","height":null}"#, "allAnimals[1].height"),
      (#"{"__typename":"Cat","height":{"feet":1}}"#, "allAnimals[1]"),
      (#"null"#, "allAnimals[1]"),
    ]
  )
  func wrongData(animal: String, path: String) throws {
    let error = try #require(throws: ResponseDecodingError.self) {
      try decode(Queries.Animals(), #"{"allAnimals":[\#(Self.animal),\#(animal)]}"#)
    }
    #expect(error.path.description.hasPrefix(path), "\(error)")
  }

  @Test("APO-04: every selection set asks for __typename, and every object has it")
  func typenames() throws {
    #expect(
      Queries.Animals.document == "query Animals{allAnimals{__typename species height{__typename feet}}}"
    )
    let data = try decode(Queries.Animals(), #"{"allAnimals":[\#(Self.animal)]}"#)
    #expect(data.__typename == "Query")
    #expect(data.allAnimals.map(\.__typename) == ["Cat"])
    #expect(data.allAnimals.map(\.height.__typename) == ["Height"])
  }

  @Test("APO-05: the concrete type is each object's, the parent type is all objects'")
  func parentTypes() throws {
    let fish = Self.animal.replacingOccurrences(of: "Cat", with: "Fish")
    let data = try decode(Queries.Animals(), #"{"allAnimals":[\#(Self.animal),\#(fish)]}"#)
    #expect(data.allAnimals.map(\.__typename) == ["Cat", "Fish"])
    #expect(Queries.Animals.Data.Animal_allAnimals.__parentType == "Animal")
    #expect(Queries.Animals.Data.Animal_allAnimals.Height_height.__parentType == "Height")
  }

  @Test("APO-08: a required variable is a required parameter, and the metadata keep where it goes")
  func variableArguments() throws {
    let operation = Queries.Predators(count: 2)
    #expect(operation.variables == Queries.Predators.Variables(count: 2))
    #expect(String(decoding: try operation.variables.variableData, as: UTF8.self) == #"{"count":2}"#)
    #expect(
      Queries.Predators.definition
        == "query Predators($count:Int!){allAnimals{__typename predators(first:$count){__typename species}}}"
    )
    let data = try decode(
      operation,
      #"{"allAnimals":[{"__typename":"Rat","predators":[{"__typename":"Cat","species":"Felis catus"}]}]}"#
    )
    #expect(data.allAnimals.first?.predators.map(\.species) == ["Felis catus"])
  }

  @Test("APO-09: a literal argument stays in the metadata and in the document")
  func literalArguments() {
    #expect(
      Queries.ThreePredators.document
        == "query ThreePredators{allAnimals{__typename predators(first:3){__typename species}}}"
    )
  }

  @Test("APO-10: an alias names the property and the type, the field's name stays for the document")
  func aliases() throws {
    let data = try decode(
      Queries.Tall(),
      #"{"allAnimals":[{"__typename":"Cat","tall":{"__typename":"Height","feet":1}}]}"#
    )
    let tall: Queries.Tall.Data.Animal_allAnimals.Height_tall = try #require(data.allAnimals.first).tall
    #expect(tall.feet == 1)
    #expect(Queries.Tall.document == "query Tall{allAnimals{__typename tall:height{__typename feet}}}")
  }

  @Test("APO-11: a fragment is a type outside of any operation, and every object that spreads it converts to it")
  func fragments() throws {
    let data = try decode(Queries.Details(), #"{"allAnimals":[{"__typename":"Cat","species":"Felis catus"}]}"#)
    let details: [AnimalDetails] = data.allAnimals.map { AnimalDetails(key: $0) }
    #expect(details.map(\.data.species) == ["Felis catus"])
    #expect(details.map(\.data.__typename) == ["Cat"])
  }

  @Test("APO-12: two operations that spread a fragment give the same type")
  func sharedFragments() throws {
    func species(_ details: AnimalDetails) -> String { details.data.species }
    let cat = #"{"__typename":"Cat","species":"Felis catus"}"#
    let details = try decode(Queries.Details(), #"{"allAnimals":[\#(cat)]}"#)
    let pets = try decode(Queries.Pets(), #"{"classroomPets":[],"allAnimals":[\#(cat)]}"#)
    let first = AnimalDetails(key: try #require(details.allAnimals.first))
    let second = AnimalDetails(key: try #require(pets.allAnimals.first))
    #expect([first, second].map(species) == ["Felis catus", "Felis catus"])
    #expect(first.data == second.data)
  }
}
