import Foundation
import InlineGraphQL
import InlineGraphQLTesting
import Testing

@Suite("Macros: memberwise initializers")
struct MemberwiseRowsTests {
  enum Queries {
    #graphql(
      """
      query MadeHero($more: Boolean!, $other: Boolean! = false) {
        hero {
          id
          name
          friends { name ...MadeCard @include(if: $more) }
          ... on Droid { primaryFunction }
          ... @include(if: $more) { appearsIn friends { id } }
          ... @include(if: $other) { shown: appearsIn }
          ...MadeCard
          ... @alias(as: "card") { ...MadeCard @alias(as: "inner") called: name }
        }
        droid(id: "1") { name self: id }
      }
      fragment MadeCard on Character { name appearsIn }
      """,
      schema: "StarWars",
      memberwiseInitializers: true
    )
    #graphql(
      """
      query MadeAnimals {
        allAnimals {
          species
          height { feet }
          ... on Cat { isJellicle height { meters } }
          ... on Fish { predators { species } height { inches } }
        }
        allPets {
          favoriteToy
          ... on WarmBlooded { bodyTemperature height { feet } }
          ... on Cat { isJellicle height { inches } }
          ... on Fish { height { yards } }
        }
      }
      """,
      schema: "AnimalKingdom",
      memberwiseInitializers: true
    )
  }

  typealias Hero = Queries.MadeHero.Data.Character_hero
  typealias Animal = Queries.MadeAnimals.Data.Animal_allAnimals
  typealias Pet = Queries.MadeAnimals.Data.Pet_allPets

  private let luke = Queries.MadeCard.Data(__typename: "Human", name: "Luke", appearsIn: [.jedi])

  private let r2 = Queries.MadeCard.Data(__typename: "Droid", name: "R2-D2", appearsIn: [])

  private func roundTrip<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: try JSONEncoder().encode(value))
  }

  @Test("A fragment's data is made of values, and is a key")
  func fragment() throws {
    #expect(Queries.MadeCard(key: luke).data.appearsIn == [.jedi])
    #expect(try roundTrip(luke) == luke)
  }

  @Test("A plain object is made of values")
  func plain() throws {
    let droid = Queries.MadeHero.Data.Droid_droid(name: "R2-D2", self: "1")
    let data = Queries.MadeHero.Data(hero: nil, droid: droid)
    #expect(data.droid?.name == "R2-D2" && data.droid?.`self` == "1")
    #expect(try roundTrip(data) == data)
    #expect(try GraphQLJSONValue(parsing: JSONEncoder().encode(droid))["self"] == "1")
  }

  @Test("The properties of a plain object can be set")
  func variables() throws {
    var data = Queries.MadeHero.Data(hero: nil, droid: .init(name: "R2-D2", self: "1"))
    data.droid?.name = "C-3PO"
    data.droid?.`self` = "2"
    #expect(data == Queries.MadeHero.Data(hero: nil, droid: .init(name: "C-3PO", self: "2")))
    #expect(try roundTrip(data) == data)
  }

  @Test("A copy of any object has other values, in the fragments that show them too")
  func copies() throws {
    let droid = Hero.AsDroid(
      id: "1",
      name: "R2-D2",
      friends: [.init(__typename: "Human", name: "Leia", MadeCard: nil, id: nil), nil],
      primaryFunction: nil,
      appearsIn: [],
      shown: nil,
      MadeCard: r2,
      called: "R2-D2"
    )
    let data = Queries.MadeHero.Data(hero: .droid(droid), droid: nil)
    let other = try Queries.MadeHero.Data(data, with: ["hero.name": "R5-D4", "hero.friends.0.name": "Lando"])
    let hero = try #require(other.hero)
    #expect(hero.name == "R5-D4" && hero.friends?[0]?.name == "Lando" && hero.friends?.count == 2)
    #expect(Queries.MadeCard(key: hero).data.name == "R5-D4" && hero.asDroid?.id == "1")
    #expect(try Queries.MadeHero.Data(other, with: ["hero.name": "R2-D2", "hero.friends.0.name": "Leia"]) == data)
    #expect(try Queries.MadeHero.Data(data, with: ["hero": nil]).hero == nil)
    #expect(throws: ResponseDecodingError.self) { try Queries.MadeHero.Data(data, with: ["hero.name": 1]) }
    for (path, message) in [
      "hero.nam": #"The data has nothing at "hero.nam": there is no "nam". Did you mean "name"?"#,
      "hero.friends.2.name":
        #"The data has nothing at "hero.friends.2.name": "2" is no index of a list with 2 elements."#,
      "hero.name.first": #"The data has nothing at "hero.name.first": a value without members is before "first"."#,
    ] {
      let error = #expect(throws: SampleDataError.self) { try Queries.MadeHero.Data(data, with: [path: "x"]) }
      #expect(error?.description == message)
    }
  }

  @Test("A case of an object, a group and a named fragment are made of values, and are the object")
  func views() throws {
    let droid = Hero.AsDroid(
      id: "1",
      name: "R2-D2",
      friends: [.init(__typename: "Human", name: "Leia", MadeCard: nil, id: nil), nil],
      primaryFunction: "Astromech",
      appearsIn: [],
      shown: nil,
      MadeCard: r2,
      called: "R2"
    )
    let hero = Hero.droid(droid)
    #expect(hero.asDroid == droid && hero.ifMore == nil && hero.card.called == "R2" && hero.friends?.count == 2)
    #expect(Queries.MadeCard(key: hero.card.inner).data == r2)
    #expect(try roundTrip(hero) == hero)
    let other = Hero.__other(
      .init(
        __typename: "Human",
        id: "2",
        name: "Luke",
        friends: nil,
        appearsIn: [.jedi],
        shown: [.jedi],
        MadeCard: luke,
        called: "Luke"
      )
    )
    // Friends depend on the group, so only its own view makes it.
    #expect(other.ifMore == nil && other.ifOther?.shown == [.jedi] && other.asDroid == nil)
    #expect(try roundTrip(other) == other && other != hero)
    let more = Hero.IfMore(
      __typename: "Droid",
      id: "1",
      name: "R2-D2",
      friends: [.init(__typename: "Human", name: "Leia", MadeCard: luke, id: "3")],
      primaryFunction: nil,
      appearsIn: [],
      shown: nil,
      MadeCard: r2,
      called: "R2"
    )
    let detailed = Hero(more)
    #expect(detailed.ifMore == more && detailed.ifMore?.friends?[0]?.id == "3")
    #expect(detailed.asDroid.map { Hero.AsDroid($0.card) } == detailed.asDroid)
  }

  @Test("Values are equal to the decoded ones that have them", arguments: 0..<40)
  func decoded(seed: Int) throws {
    for more in [false, true] {
      let starWars = try samples("StarWars", seed: seed, nullFrequency: 0.3)
      let data = try starWars.data(for: Queries.MadeHero(more: more, other: seed % 2 == 0))
      let made = Queries.MadeHero.Data(
        hero: data.hero.map(remade),
        droid: data.droid.map { .init(name: $0.name, self: $0.`self`) }
      )
      #expect(made == data)
      #expect(
        try GraphQLJSONValue(parsing: JSONEncoder().encode(made))
          == GraphQLJSONValue(parsing: JSONEncoder().encode(data))
      )
    }
    let data = try samples("AnimalKingdom", seed: seed, nullFrequency: 0.3).data(for: Queries.MadeAnimals())
    let made = Queries.MadeAnimals.Data(
      allAnimals: data.allAnimals.map(remade),
      allPets: data.allPets.map(remade)
    )
    #expect(made == data)
    #expect(try roundTrip(made) == data)
  }

  /// Returns a hero made of the values of another one.
  private func remade(_ hero: Hero) -> Hero {
    let (shown, card) = (hero.ifOther?.shown, Queries.MadeCard(key: hero).data)
    if let more = hero.ifMore {
      return Hero(
        Hero.IfMore(
          __typename: hero.__typename,
          id: hero.id,
          name: hero.name,
          friends: more.friends?.map { friend in
            friend.map {
              .init(
                __typename: $0.__typename,
                name: $0.name,
                MadeCard: Queries.MadeCard(key: $0)?.data,
                id: $0.id
              )
            }
          },
          primaryFunction: hero.asDroid?.primaryFunction,
          appearsIn: more.appearsIn,
          shown: shown,
          MadeCard: card,
          called: hero.card.called
        )
      )
    }
    let friends = hero.friends?.map { friend -> Hero.Character_friends? in
      friend.map { .init(__typename: $0.__typename, name: $0.name, MadeCard: nil, id: nil) }
    }
    switch hero {
    case .droid(let droid):
      return .droid(
        .init(
          id: droid.id,
          name: droid.name,
          friends: friends,
          primaryFunction: droid.primaryFunction,
          appearsIn: nil,
          shown: shown,
          MadeCard: card,
          called: droid.card.called
        )
      )
    case .__other(let other):
      return .__other(
        .init(
          __typename: other.__typename,
          id: other.id,
          name: other.name,
          friends: friends,
          appearsIn: nil,
          shown: shown,
          MadeCard: card,
          called: other.card.called
        )
      )
    }
  }

  private func remade(_ animal: Animal) -> Animal {
    switch animal {
    case .cat(let cat):
      .cat(
        .init(
          species: cat.species,
          height: .init(feet: cat.height.feet, meters: cat.height.meters),
          isJellicle: cat.isJellicle
        )
      )
    case .fish(let fish):
      .fish(
        .init(
          species: fish.species,
          height: .init(feet: fish.height.feet, inches: fish.height.inches),
          predators: fish.predators.map { .init(__typename: $0.__typename, species: $0.species) }
        )
      )
    case .__other(let other):
      .__other(
        .init(
          __typename: other.__typename,
          species: other.species,
          height: .init(feet: other.height.feet, meters: nil, inches: nil)
        )
      )
    }
  }

  private func remade(_ pet: Pet) -> Pet {
    if let fish = pet.asFish {
      return Pet(Pet.AsFish(favoriteToy: fish.favoriteToy, height: .init(yards: fish.height.yards)))
    }
    if let cat = pet.asCat {
      return Pet(
        Pet.AsCat(
          favoriteToy: cat.favoriteToy,
          bodyTemperature: cat.bodyTemperature,
          height: .init(feet: cat.height.feet, inches: cat.height.inches),
          isJellicle: cat.isJellicle
        )
      )
    }
    return Pet(
      __typename: pet.__typename,
      favoriteToy: pet.favoriteToy,
      bodyTemperature: pet.asWarmBlooded?.bodyTemperature,
      height: (pet.asWarmBlooded?.height).map { .init(feet: $0.feet, inches: nil) },
      isJellicle: nil
    )
  }

  @Test("What failed is made of values as well")
  func failures() throws {
    let error = GraphQLFieldError.reported([GraphQLError(message: "Late")])
    let data = Failing.MadeThing.Data(
      shelf: .failure(error),
      thing: .book(
        .init(title: .failure(error), author: .success(.init(name: "A")), number: nil, part: .failure(error))
      )
    )
    let book = try #require(data.thing?.asBook)
    #expect(data.shelf == .failure(error) && book.title == .failure(error) && book.part == .failure(error))
    #expect(try book.author.get()?.name == "A")
  }

  enum Failing {
    #graphql(
      """
      query MadeThing {
        shelf @catch { id }
        thing {
          ... on Book {
            title @catch
            author @catch { name @required(action: NONE) }
            number @catch(to: NULL)
            ... @alias(as: "part") @catch { number }
          }
        }
      }
      """,
      schema: "Shelf",
      memberwiseInitializers: true
    )
  }

  @Test("Values that no response can have stop the program")
  func impossible() async {
    // A value of the type itself is missing.
    await #expect(processExitsWith: .failure) {
      _ = Pet(__typename: "Bird", favoriteToy: "", bodyTemperature: 1, height: nil, isJellicle: nil)
    }
    // A cat alone has one.
    await #expect(processExitsWith: .failure) {
      _ = Pet(
        __typename: "Bird",
        favoriteToy: "",
        bodyTemperature: 1,
        height: .init(feet: 1, inches: nil),
        isJellicle: true
      )
    }
    // So it is inside.
    await #expect(processExitsWith: .failure) {
      _ = Pet(
        __typename: "Bird",
        favoriteToy: "",
        bodyTemperature: 1,
        height: .init(feet: 1, inches: 1),
        isJellicle: nil
      )
    }
    // A fragment's data is of the same object.
    await #expect(processExitsWith: .failure) {
      let luke = Queries.MadeCard.Data(__typename: "Human", name: "Luke", appearsIn: [])
      _ = Hero.AsDroid(
        id: "1",
        name: "Luke",
        friends: nil,
        primaryFunction: "Pilot",
        appearsIn: nil,
        shown: nil,
        MadeCard: luke,
        called: "Luke"
      )
    }
    // A cat is no other animal, and a fish not warm-blooded.
    await #expect(processExitsWith: .failure) {
      _ = Animal.Other(__typename: "Cat", species: "", height: .init(feet: 1, meters: nil, inches: nil))
    }
    await #expect(processExitsWith: .failure) {
      _ = Pet.AsWarmBlooded(
        __typename: "Fish",
        favoriteToy: "",
        bodyTemperature: 1,
        height: .init(feet: 1, inches: nil),
        isJellicle: nil
      )
    }
  }
}
