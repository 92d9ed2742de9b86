import Foundation
import InlineGraphQL
import Testing

/// Type conditions, tested with the types that the macros emit for the animal kingdom.
@Suite("Macros: narrowing")
struct NarrowingRowsTests {
  enum Queries {
    #graphql(
      """
      query OnePet { allAnimals { species ... on Pet { humanName } } }
      query Siblings { allAnimals { species ... on Pet { humanName } ... on Cat { isJellicle } } }
      query Heights {
        allAnimals { height { feet } ... on Cat { height { meters } predators { species ... on Human { firstName } } } }
      }
      query ClassRoom {
        classroomPets { ... on Animal { species } ... on Cat { isJellicle } ... on Bird { wingspan ...PetDetails } }
      }
      query KnownTypes {
        classroomPets { ... on Pet { humanName } ... on Cat { isJellicle } ... on Bird { wingspan } ...PetDetails }
      }
      query AppendixB {
        allAnimals {
          species
          ...WarmBloodedDetails
          ... on Pet { ...PetDetails favoriteToy ... on WarmBlooded { ...WarmBloodedDetails laysEggs } }
          ... on WarmBlooded { bodyTemperature }
        }
      }
      fragment PetDetails on Pet { humanName favoriteToy }
      fragment WarmBloodedDetails on WarmBlooded { bodyTemperature }
      query Either($c: Boolean!) {
        allAnimals {
          species
          ... on Cat @include(if: $c) { isJellicle height { feet } }
          ... on Crocodile { age }
          ...PetDetails @include(if: $c)
        }
      }
      fragment AnyAnimal on Animal { species ... on Cat { isJellicle } ... on Crocodile { age } }
      query Fragments { allAnimals { ...AnyAnimal } }
      """,
      schema: "AnimalKingdom"
    )
  }

  private func decode<Operation: GraphQLOperation>(
    _ operation: Operation,
    _ key: String = "allAnimals",
    _ objects: String...
  ) throws -> Operation.Data {
    let body = #"{"data":{"\#(key)":[\#(objects.joined(separator: ","))]}}"#
    return try #require(try operation.decodeResponse(Data(body.utf8)).data)
  }

  @Test("APO-14, OBJ-06: one condition: a view of what it selects and of what is common, nil where it does not hold")
  func onePet() throws {
    let names = ["Cat", "Bird", "Fish", "Rat", "Human", "Crocodile"]
    let objects = names.map { #"{"__typename":"\#($0)","species":"\#($0)","humanName":"x"}"# }.joined(separator: ",")
    let animals = try decode(Queries.OnePet(), "allAnimals", objects).allAnimals
    #expect(animals.map { $0.asPet?.humanName } == ["x", "x", "x", "x", nil, nil])
    #expect(animals.map { $0.asPet?.species } == ["Cat", "Bird", "Fish", "Rat", nil, nil])
    #expect(animals.map(\.species) == names && animals.map(\.__typename) == names)
    guard case .pet(let pet) = animals[0], case .__other(let other) = animals[5] else {
      Issue.record("\(animals)")
      return
    }
    #expect(pet.species == "Cat" && other.species == "Crocodile")
  }

  @Test("OBJ-04, APO-16: a type that the schema does not have is none of the cases, and never an error")
  func unknownType() throws {
    let animal = try decode(Queries.OnePet(), "allAnimals", #"{"__typename":"Dragon","species":"Draco"}"#).allAnimals[0]
    guard case .__other(let other) = animal else {
      Issue.record("\(animal)")
      return
    }
    #expect(other.__typename == "Dragon" && animal.species == "Draco" && animal.asPet == nil)
  }

  @Test("APO-15, OBJ-10: conditions that meet are one optional each; a view has what every matching one selects")
  func siblings() throws {
    let cat = #"{"__typename":"Cat","species":"Felis","humanName":"Tom","isJellicle":true}"#
    let fish = #"{"__typename":"Fish","species":"Piscis","humanName":null}"#
    let animals = try decode(Queries.Siblings(), "allAnimals", cat, fish).allAnimals
    let first = try #require(animals[0].asCat)
    #expect(first.species == "Felis" && first.humanName == "Tom" && first.isJellicle)
    #expect(animals[0].asPet?.humanName == "Tom")
    #expect(animals[1].asCat == nil && animals[1].asPet != nil)
    let missing = #"{"__typename":"Cat","species":"Felis","humanName":"Tom"}"#
    #expect(throws: ResponseDecodingError.self) { try decode(Queries.Siblings(), "allAnimals", missing) }
  }

  @Test("APO-05: an object and each of its views has its own parent type and the response's type name")
  func parentTypes() throws {
    let cat = #"""
      {"__typename":"Cat","height":{"__typename":"Height","feet":1,"meters":2},"predators":
      [{"__typename":"Human","species":"Homo","firstName":"Ada"}]}
      """#
    let animal = try decode(Queries.Heights(), "allAnimals", cat).allAnimals[0]
    let view = try #require(animal.asCat)
    let human = try #require(view.predators[0].asHuman)
    func parentType<Object: SelectedObject>(_ object: Object) -> String { Object.__parentType }
    #expect([parentType(animal), parentType(view), parentType(view.predators[0])] == ["Animal", "Cat", "Animal"])
    #expect([animal.__typename, view.__typename, human.__typename] == ["Cat", "Cat", "Human"])
    // The fields behind the views of an object of one type only have no property for it.
    #expect([parentType(animal.height), parentType(view.height)] == ["Height", "Height"])
    #expect([animal.height.__typename, view.height.__typename] == ["Height", "Height"])
    let objects: [any SelectedObject] = [animal, view, human, view.height]
    #expect(objects.map { type(of: $0).__parentType } == ["Animal", "Cat", "Human", "Height"])
    // Code that does not know the type finds the object's own, also that of a type which the schema does not have.
    #expect(objects.map { $0.__typename } == ["Cat", "Cat", "Human", "Height"])
    let dragon = try decode(Queries.OnePet(), "allAnimals", #"{"__typename":"Dragon","species":"Draco"}"#).allAnimals[0]
    func typename<Object: SelectedObject>(_ object: Object) -> String { object.__typename }
    #expect(typename(dragon) == "Dragon")
    #expect(try GraphQLJSONValue(parsing: JSONEncoder().encode(animal)) == GraphQLJSONValue(parsing: Data(cat.utf8)))
  }

  @Test("OBJ-13, APO-23: an object selected in several places is one, of which each view shows its part")
  func heights() throws {
    let cat = #"""
      {"__typename":"Cat","height":{"__typename":"Height","feet":1,"meters":2},"predators":
      [{"__typename":"Human","species":"Homo","firstName":"Ada"},{"__typename":"Cat","species":"Felis"}]}
      """#
    let fish = #"{"__typename":"Fish","height":{"__typename":"Height","feet":3}}"#
    let animals = try decode(Queries.Heights(), "allAnimals", cat, fish).allAnimals
    #expect(animals.map(\.height.feet) == [1, 3])
    let view = try #require(animals[0].asCat)
    #expect(view.height.feet == 1 && view.height.meters == 2)
    #expect(view.height.__storage === animals[0].height.__storage)
    #expect(view.predators.map { $0.asHuman?.firstName } == ["Ada", nil])
    #expect(animals[0] == animals[0] && animals[0] != animals[1] && Set(animals).count == 2)
    let missing = #"{"__typename":"Cat","height":{"__typename":"Height","feet":1},"predators":[]}"#
    do {
      _ = try decode(Queries.Heights(), "allAnimals", missing)
      Issue.record("decoded")
    } catch let error as ResponseDecodingError {
      #expect("\(error.path)" == "allAnimals[0].height.meters")
    }
  }

  @Test("APO-16, APO-17, OBJ-12: members of a union by object type and by interface")
  func classRoom() throws {
    let objects = [
      #"{"__typename":"Cat","species":"Felis","isJellicle":false}"#,
      #"{"__typename":"Bird","species":"Aves","wingspan":3,"humanName":null,"favoriteToy":"bell"}"#,
      #"{"__typename":"PetRock"}"#, #"{"__typename":"Robot"}"#,
    ]
    let pets = try decode(Queries.ClassRoom(), "classroomPets", objects.joined(separator: ",")).classroomPets
    #expect(pets.map { $0.asAnimal?.species } == ["Felis", "Aves", nil, nil])
    #expect(pets.map { $0.asCat?.isJellicle } == [false, nil, nil, nil])
    #expect(pets.map { $0.asBird?.wingspan } == [nil, 3, nil, nil])
    let bird = try #require(pets[1].asBird)
    #expect(Queries.PetDetails(key: bird).data.favoriteToy == "bell" && bird.species == "Aves")
    #expect(pets.map { Queries.PetDetails(key: $0)?.data.favoriteToy } == [nil, "bell", nil, nil])
  }

  @Test("OBJ-04: an unknown type need not meet what all known types of its place meet")
  func unknownAmongKnown() throws {
    let objects = [
      #"{"__typename":"Cat","humanName":"Tom","isJellicle":true,"favoriteToy":"ball"}"#,
      #"{"__typename":"PetRock","humanName":"Stone","favoriteToy":"none"}"#,
      #"{"__typename":"Robot"}"#,
    ]
    let pets = try decode(Queries.KnownTypes(), "classroomPets", objects.joined(separator: ",")).classroomPets
    #expect(pets.map { $0.asPet?.humanName } == ["Tom", "Stone", nil])
    #expect(pets.map { Queries.PetDetails(key: $0)?.data.favoriteToy } == ["ball", "none", nil])
    let words = pets.map { pet in
      switch pet {
      case .cat(let cat): "\(cat.humanName ?? "") \(cat.isJellicle)"
      case .bird(let bird): "\(bird.humanName ?? "") \(bird.wingspan)"
      case .__other(let other): other.__typename
      }
    }
    #expect(words == ["Tom true", "PetRock", "Robot"])
  }

  @Test("APO-18, APO-19, REL-17: conditions in conditions, and fragments on narrower types")
  func appendixB() throws {
    let cat = #"""
      {"__typename":"Cat","species":"Felis","bodyTemperature":38,"humanName":"Tom","favoriteToy":"ball","laysEggs":false}
      """#
    let fish = #"{"__typename":"Fish","species":"Piscis","humanName":null,"favoriteToy":"castle"}"#
    let human = #"{"__typename":"Human","species":"Homo","bodyTemperature":37}"#
    let crocodile = #"{"__typename":"Crocodile","species":"Crocodylus"}"#
    let animals = try decode(Queries.AppendixB(), "allAnimals", cat, fish, human, crocodile).allAnimals
    #expect(animals.map { $0.asPet != nil } == [true, true, false, false])
    #expect(animals.map { $0.asWarmBlooded?.bodyTemperature } == [38, nil, 37, nil])
    #expect(animals.map { $0.asPet?.asWarmBlooded?.laysEggs } == [false, nil, nil, nil])
    let both = try #require(animals[0].asPet?.asWarmBlooded)
    #expect(both.species == "Felis" && both.favoriteToy == "ball" && both.bodyTemperature == 38)
    #expect(Queries.PetDetails(key: both).data.humanName == "Tom")
    #expect(Queries.WarmBloodedDetails(key: both).data.bodyTemperature == 38)
    #expect(animals.map { Queries.WarmBloodedDetails(key: $0)?.data.bodyTemperature } == [38, nil, 37, nil])
  }

  @Test("REL-19, OBJ-03: type conditions and variables together")
  func either() throws {
    let plain = #"{"__typename":"Cat","species":"Felis"}"#
    let full = #"""
      {"__typename":"Cat","species":"Felis","isJellicle":true,"height":{"__typename":"Height","feet":1},
      "humanName":null,"favoriteToy":"ball"}
      """#
    let without = try decode(Queries.Either(c: false), "allAnimals", plain).allAnimals[0]
    #expect(without.asCat == nil && without.species == "Felis" && Queries.PetDetails(key: without) == nil)
    let with = try decode(Queries.Either(c: true), "allAnimals", full).allAnimals[0]
    #expect(try #require(with.asCat).isJellicle && with.asCat?.height.feet == 1)
    #expect(Queries.PetDetails(key: with)?.data.favoriteToy == "ball")
    #expect(throws: ResponseDecodingError.self) { try decode(Queries.Either(c: true), "allAnimals", plain) }
    let json = Data(#"{"allAnimals":[\#(plain),\#(full)]}"#.utf8)
    let decoded = try JSONDecoder().decode(Queries.Either.Data.self, from: json).allAnimals
    #expect(decoded.map { $0.asCat?.isJellicle } == [nil, true])
  }

  @Test("REL-18, OBJ-03: the data of a fragment is narrowed as well")
  func fragment() throws {
    let cat = #"{"__typename":"Cat","species":"Felis","isJellicle":true}"#
    let crocodile = #"{"__typename":"Crocodile","species":"Crocodylus","age":70}"#
    let fragments = try decode(Queries.Fragments(), "allAnimals", cat, crocodile).allAnimals.map {
      Queries.AnyAnimal(key: $0).data
    }
    let words = fragments.map { data in
      switch data {
      case .cat(let cat): "\(cat.species) \(cat.isJellicle)"
      case .crocodile(let crocodile): "\(crocodile.species) \(crocodile.age)"
      case .__other(let other): other.species
      }
    }
    #expect(words == ["Felis true", "Crocodylus 70"])
  }

  @Test("OBJ-23: code that knows views by their protocol alone compares and hashes them by their fields")
  func generic() throws {
    func areEqual<View: ResponseView>(_ left: View, _ right: View) -> Bool {
      var hashers = (Hasher(), Hasher())
      left.hash(into: &hashers.0)
      right.hash(into: &hashers.1)
      let equal = left == right
      #expect((hashers.0.finalize() == hashers.1.finalize()) == equal && (left.hashValue == right.hashValue) == equal)
      return equal
    }
    let names = ["Cat", "Crocodile", "Dragon"]
    let objects = names.map { #"{"__typename":"\#($0)","species":"\#($0)","humanName":"a name of some length"}"# }
    let animals = try decode(Queries.OnePet(), "allAnimals", objects.joined(separator: ",")).allAnimals
    let others = try decode(Queries.OnePet(), "allAnimals", objects.joined(separator: ",")).allAnimals
    for (index, animal) in animals.enumerated() {
      #expect(others.map { areEqual(animal, $0) } == (0..<3).map { $0 == index })
    }
  }
}
