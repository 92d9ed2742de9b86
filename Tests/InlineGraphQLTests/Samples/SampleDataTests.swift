import Foundation
import InlineGraphQL
import InlineGraphQLTesting
import Testing

/// Documents for samples.
enum Sampled {
  #graphql(
    """
    query SampledHero($episode: Episode, $withFriends: Boolean! = true) {
      hero(episode: $episode) {
        id
        name
        called: name
        friends @include(if: $withFriends) { id name ...SampledCard_hero }
        ... on Droid { primaryFunction }
        ... on Human { starships { length coordinates } }
        ...SampledCard_hero
      }
      again: hero(episode: $episode) { id appearsIn }
      search { __typename ... on Starship { name } }
    }
    fragment SampledCard_hero on Character { name appearsIn friendsConnection(first: 3) { pageInfo { hasNextPage } } }
    subscription SampledReviews { reviewAdded { stars commentary } }
    """,
    schema: "StarWars"
  )
  #graphql(
    """
    query SampledAnimals {
      allAnimals { species ... on Cat { isJellicle } ... on Pet { favoriteToy } }
      classroomPets { ... on PetRock { humanName } ... on Animal { species } }
    }
    fragment SampledHunter on Animal
    @argumentDefinitions(n: {type: "Int", defaultValue: 3}, deep: {type: "Boolean", defaultValue: false}) {
      predators(first: $n) { species ...SampledPrey @arguments(show: $deep) }
      skinCovering @include(if: $skin)
    }
    fragment SampledPrey on Animal @argumentDefinitions(show: {type: "Boolean!"}) {
      species @skip(if: $show)
      height @include(if: $show) { feet }
    }
    """,
    schema: "AnimalKingdom"
  )
  #graphql(
    """
    query SampledRequired { user(id: "1") @required(action: NONE) { id } }
    query SampledThrowing { user(id: "1") @required(action: THROW) { id } }
    query SampledDates { values { date link uuid id ids } lists { matrix trees optionals } }
    query SampledLengths { values { length } }
    """,
    schema: "Rows"
  )
}

func samples(
  _ schema: String,
  in folder: String = "Schemas",
  seed: Int = 7,
  nullFrequency: Double = 0,
  scalars: [String: GraphQLJSONValue] = [:]
) throws -> SampleData {
  let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  let file = root.appendingPathComponent("\(folder)/\(schema).graphqls")
  let schema = try ExecutableSchema(sdl: try String(contentsOf: file, encoding: .utf8))
  return SampleData(schema: schema, seed: seed, nullFrequency: nullFrequency, scalars: scalars)
}

@Suite("Sample data") struct SampleDataTests {
  @Test("Is data of the operation for every seed, with all possible types and with nulls")
  func everySeed() throws {
    var types: Set<String> = []
    var found: Set<String> = []
    var covered = 0
    for seed in 0..<100 {
      let starWars = try samples("StarWars", seed: seed, nullFrequency: 0.3)
      let data = try starWars.data(for: Sampled.SampledHero())
      if let hero = data.hero { types.insert(hero.__typename) }
      found.formUnion(data.search?.compactMap { $0?.__typename } ?? [])
      _ = try starWars.data(for: Sampled.SampledReviews())
      let animals = try samples("AnimalKingdom", seed: seed, nullFrequency: 0.3).data(for: Sampled.SampledAnimals())
      #expect(animals.allAnimals.count == 2 && animals.classroomPets.count == 2)
      covered += try samples("Rows", in: "Tests/Schemas", seed: seed, nullFrequency: 0.3)
        .data(for: Sampled.SampledDates()).values.count { $0.date != nil && $0.link != nil && $0.uuid != nil }
    }
    #expect(types == ["Droid", "Human"])
    #expect(found == ["Droid", "Human", "Starship"])
    #expect(covered > 20 && covered < 180)
  }

  @Test("Has one value for a field, whatever its response key, and distinct IDs")
  func consistency() throws {
    let data = try samples("StarWars").data(for: Sampled.SampledHero())
    let hero = try #require(data.hero)
    #expect(hero.called == hero.name && data.again?.id == hero.id)
    #expect(Sampled.SampledCard_hero(key: hero).data.name == hero.name)
    #expect(data.again?.appearsIn == Sampled.SampledCard_hero(key: hero).data.appearsIn)
    let ids = [hero.id] + (hero.friends ?? []).compactMap { $0?.id }
    #expect(Set(ids).count == 3, "\(ids)")
    #expect(hero.friends?.first??.name != hero.friends?.last??.name)
    #expect(Sampled.SampledCard_hero(key: hero).data.friendsConnection.pageInfo.hasNextPage == false)
  }

  @Test("Is the same for the same seed, and stays when others are selected")
  func stability() throws {
    let data = try samples("StarWars").response(for: Sampled.SampledHero())
    #expect(data.description == (try samples("StarWars").response(for: Sampled.SampledHero())).description)
    #expect(data != (try samples("StarWars", seed: 8).response(for: Sampled.SampledHero())))
    let without = try samples("StarWars").response(for: Sampled.SampledHero(withFriends: false))
    #expect(without["data"]?["hero"]?["name"] == data["data"]?["hero"]?["name"])
    #expect(without["data"]?["hero"]?["friends"] == nil && data["data"]?["hero"]?["friends"] != nil)
    // On every platform.
    #expect(data["data"]?["again"]?["id"] == "Droid-fd960746636d4e7a")
  }

  @Test("Has values that the caller gives")
  func overrides() throws {
    let starWars = try samples("StarWars")
    let data = try starWars.data(
      for: Sampled.SampledHero(),
      [
        "hero.name": "Luke",
        "hero.friends.length": 3,
        "hero.friends.1.name": "Leia",
        "hero.friends.2": nil,
        "hero.starships": [["coordinates": [[1, 2.5], []]]],
        "again": nil,
        "search.3.__typename": "Starship",
      ]
    )
    let hero = try #require(data.hero)
    #expect(hero.name == "Luke" && hero.called != "Luke" && hero.__typename == "Human")
    #expect(hero.friends?.count == 3 && hero.friends?[1]?.name == "Leia" && hero.friends?[2] == nil)
    #expect(hero.asHuman?.starships?.map { $0?.coordinates } == [[[1, 2.5], []]])
    #expect(data.again == nil && data.search?.count == 4 && data.search?[3]?.__typename == "Starship")
    let droid = try starWars.data(for: Sampled.SampledHero(), ["hero.__typename": "Droid", "hero.friends": []]).hero
    #expect(droid?.asDroid?.primaryFunction?.isEmpty == false && droid?.friends == [])
    // What is given inside is there, however many nulls there are.
    let named = try samples("StarWars", nullFrequency: 1).data(
      for: Sampled.SampledHero(),
      ["hero.friends.0.name": "Leia"]
    )
    #expect(named.hero?.friends?.count == 2 && named.hero?.friends?[0]?.name == "Leia" && named.again == nil)
  }

  @Test(
    "Says what there is if a path or a value is wrong",
    arguments: [
      (["hro.name": "Luke"], #"There is no "hro". Did you mean "hero"? The data has "hero", "again", "search"."#),
      (
        ["hero.nmae": "Luke", "hero.__typename": "Droid"],
        #"There is no "hero.nmae". Did you mean "name"? "hero", of type "Droid", has "__typename", "id", "name", "called", "#
          + #""friends", "primaryFunction", "appearsIn", "friendsConnection"."#
      ),
      (
        ["hero.friends.name": "Leia"],
        #"There is no "hero.friends.name". "hero.friends", a list, has "length", "0". Elements are written by their index."#
      ),
      (
        ["hero.friends.3.name": "Leia", "hero.friends.length": 3],
        #"There is no "hero.friends.3": "hero.friends" has the length 3."#
      ),
      (
        ["hero.friends.length": -1],
        #""hero.friends.length" is the length of the list: give an integer of at least 0."#
      ),
      (["hero.friends": "Leia"], #""hero.friends" is a list. Give an array, or "hero.friends.length"."#),
      (["hero": "Leia"], #""hero" is an object. Give an object or null, not "Leia"."#),
      (["hero": nil, "hero.name": "Luke"], #""hero" is null, so it has no "name"."#),
      (["hero.name": nil], #""hero.name" cannot be null, because its type is "String!"."#),
      (["hero.name": 1], #""hero.name" has a wrong value: String cannot represent a non string value: 1."#),
      (
        ["hero.name.first": "Luke"],
        #"There is no "hero.name.first": "hero.name" is a value of the scalar "String" and has no fields."#
      ),
      (
        ["again.appearsIn.0": "JEDY"],
        #""again.appearsIn.0" cannot be "JEDY", which is no value of the enum "Episode". Did you mean "JEDI"? "#
          + #"Its values are "NEWHOPE", "EMPIRE", "JEDI"."#
      ),
      (
        ["hero.__typename": "Droyd"],
        #""hero.__typename" cannot be "Droyd", which is no possible type of "Character". Did you mean "Droid"? "#
          + #"Possible types are "Human", "Droid"."#
      ),
      (
        ["hero.primaryFunction": "x", "hero.starships": []],
        #"No possible type of "hero" has all of "primaryFunction", "starships"."#
      ),
      (["": 1], #"There is no "". The data has "hero", "again", "search"."#),
    ] as [([String: GraphQLJSONValue], String)]
  )
  func wrongPaths(_ given: [String: GraphQLJSONValue], _ message: String) throws {
    let starWars = try samples("StarWars")
    #expect { try starWars.data(for: Sampled.SampledHero(), given) } throws: { error in
      "\(error)" == message && error.localizedDescription == message
    }
  }

  @Test("Is a key to a fragment")
  func fragments() throws {
    let key = try samples("StarWars").key(for: Sampled.SampledCard_hero.self, ["name": "Luke", "appearsIn": ["JEDI"]])
    let card = Sampled.SampledCard_hero(key: key)
    #expect(card.data == key && card.data.name == "Luke" && card.data.appearsIn == [.jedi])
    let other = try samples("StarWars").key(
      for: Sampled.SampledCard_hero.self,
      ["name": "Luke", "appearsIn": ["JEDI"]]
    )
    #expect(Sampled.SampledCard_hero(key: other).fragmentPointer == card.fragmentPointer)
  }

  @Test("Follows a fragment's arguments and the variables that it uses")
  func arguments() throws {
    let animals = try samples("AnimalKingdom")
    let deep = try animals.key(for: Sampled.SampledHunter.self, arguments: ["deep": true, "skin": true, "n": 5])
    #expect(deep.skinCovering != nil)
    #expect(Sampled.SampledPrey(key: deep.predators[0]).data.height != nil)
    #expect(Sampled.SampledPrey(key: deep.predators[0]).data.species == nil)
    let shallow = try animals.key(for: Sampled.SampledHunter.self, arguments: ["skin": false])
    #expect(shallow.skinCovering == nil)
    #expect(Sampled.SampledPrey(key: shallow.predators[0]).data.height == nil)
    #expect(Sampled.SampledPrey(key: shallow.predators[0]).data.species != nil)
    #expect(throws: SampleDataError.self) { try animals.key(for: Sampled.SampledHunter.self) }
    #expect {
      try animals.key(for: Sampled.SampledHunter.self, arguments: ["skn": true])
    } throws: { error in
      "\(error)" == """
        The fragment SampledHunter has no argument "skn" and uses no variable of that name. Did you mean "skin" \
        or "n"?
        """
    }
  }

  @Test("Follows what the program provides for a fragment")
  func provided() throws {
    let animals = try samples("AnimalKingdom")
    for isCovered in [true, false] {
      let (key, request) = try Covered.$current.withValue(isCovered) {
        (
          try animals.key(for: Provided_hunted.self),
          try animals.response(for: ProvidedVariableRowsTests.Queries.Bare())
        )
      }
      #expect((key.skinCovering != nil) == isCovered)
      #expect((Provided_skin(key: key.predators[0]).data.species == nil) == isCovered)
      #expect((request["data"]?["allAnimals"]?[0]?["skinCovering"] != nil) == isCovered)
    }
  }

  @Test("Says which custom scalar needs a value")
  func scalars() throws {
    #expect {
      try samples("Rows", in: "Tests/Schemas").data(for: Sampled.SampledLengths())
    } throws: { error in
      "\(error)".hasPrefix(#"The Swift type of the scalar "Length" takes no sample: at "values[0].length" it expects"#)
        && "\(error)".hasSuffix(
          #"Give it a value: SampleData(schema: …, seed: …, scalars: ["Length": …])."#
        )
    }
    let data = try samples("Rows", in: "Tests/Schemas", scalars: ["Length": "3 m"]).data(for: Sampled.SampledLengths())
    #expect(data.values.map { $0.length?.meters } == [3, 3])
    let own = try samples("Rows", in: "Tests/Schemas").data(
      for: Sampled.SampledLengths(),
      ["values.0.length": "1 m", "values.1.length": nil]
    )
    #expect(own.values.map { $0.length?.meters } == [1, nil])
  }

  @Test("Says so where a null makes the whole data null; the response is there")
  func requiredFields() throws {
    let samples = try samples("Rows", in: "Tests/Schemas")
    let given: [String: GraphQLJSONValue] = ["user": .null]
    #expect(try samples.data(for: Sampled.SampledRequired()).user.id.isEmpty == false)
    #expect {
      try samples.data(for: Sampled.SampledRequired(), given)
    } throws: { error in
      "\(error)".hasPrefix(#"The data of "SampledRequired" is null, because a field with @required in it is."#)
    }
    #expect(throws: MissingRequiredFieldError.self) { try samples.data(for: Sampled.SampledThrowing(), given) }
    #expect(try samples.response(for: Sampled.SampledRequired(), given)["data"]?["user"] == .null)
    #expect(try samples.response(for: Sampled.SampledThrowing(), given)["data"]?["user"] == .null)
  }

  @Test("Is not made for a document that the schema does not allow")
  func otherSchema() throws {
    #expect {
      try samples("AnimalKingdom").data(for: Sampled.SampledReviews())
    } throws: { error in
      "\(error)".hasPrefix("The schema does not allow the operation SampledReviews: ")
    }
    #expect {
      try samples("AnimalKingdom").key(for: Sampled.SampledCard_hero.self)
    } throws: { error in
      "\(error)".hasPrefix("The schema does not allow the fragment SampledCard_hero: Unknown type \"Character\".")
    }
  }
}
