extension ExecutionCase {
  /// Interfaces and unions (section 6.4.3).
  static let abstractType: [ExecutionCase] = [
    ExecutionCase(
      .starWars,
      #"""
      { hero { __typename name ... on Human { homePlanet } ... on Droid { primaryFunction } } }
      """#,
      response: #"""
        {"data": {"hero": {"__typename": "Droid", "name": "R2-D2", "primaryFunction": "Astromech"}}}
        """#
    ),
    ExecutionCase(
      .starWars,
      #"""
      { search(text: "") { __typename ... on Character { name } ... on Starship { name length } } }
      """#,
      response: #"""
        {
          "data": {
            "search": [
              {"__typename": "Human", "name": "Luke Skywalker"},
              {"__typename": "Droid", "name": "R2-D2"},
              {"__typename": "Starship", "name": "X-Wing", "length": 12.5},
              null,
              null
            ]
          },
          "errors": [{"message": "Lost in hyperspace", "locations": [{"line": 1, "column": 3}], "path": ["search", 4]}]
        }
        """#
    ),
    ExecutionCase(
      .starWars,
      #"""
      { heroes(episode: EMPIRE) { ...H ...D } } fragment H on Human { mass friends { __typename
        } } fragment D on Droid { primaryFunction }
      """#,
      response: #"""
        {
          "data": {
            "heroes": [
              {"mass": 77, "friends": [{"__typename": "Human"}, {"__typename": "Droid"}]},
              {"mass": 80, "friends": [{"__typename": "Human"}, null, {"__typename": "Droid"}]},
              {"primaryFunction": "Astromech"}
            ]
          }
        }
        """#
    ),
    ExecutionCase(
      .animalKingdom,
      #"""
      { allAnimals { __typename species height { feet } ... on Pet { humanName } ... on
        WarmBlooded { bodyTemperature } ... on Cat { isJellicle } } }
      """#,
      response: #"""
        {
          "data": {
            "allAnimals": [
              {
                "__typename": "Cat",
                "species": "Cat",
                "height": {"feet": 0},
                "humanName": "Grizabella",
                "bodyTemperature": 38,
                "isJellicle": true
              },
              {"__typename": "Crocodile", "species": "Crocodile", "height": {"feet": 5}},
              {"__typename": "Human", "species": "Human", "height": {"feet": 5}, "bodyTemperature": 37},
              {
                "__typename": "Bird",
                "species": "Jackdaw",
                "height": {"feet": 0},
                "humanName": null,
                "bodyTemperature": 41
              },
              {"__typename": "Fish", "species": "Carp", "height": {"feet": 0}, "humanName": "Nemo"}
            ]
          }
        }
        """#
    ),
    ExecutionCase(
      .animalKingdom,
      #"""
      { allPets { __typename humanName favoriteToy ... on Animal { species predators { species
        ... on Cat { isJellicle } } } ... on WarmBlooded { laysEggs } owner { firstName } } }
      """#,
      response: #"""
        {
          "data": {
            "allPets": [
              {
                "__typename": "Cat",
                "humanName": "Grizabella",
                "favoriteToy": "Wool",
                "species": "Cat",
                "predators": [{"species": "Crocodile"}],
                "laysEggs": false,
                "owner": {"firstName": "Ada"}
              },
              {
                "__typename": "Bird",
                "humanName": null,
                "favoriteToy": "Ring",
                "species": "Jackdaw",
                "predators": [{"species": "Cat", "isJellicle": true}, {"species": "Human"}],
                "laysEggs": true,
                "owner": null
              },
              {
                "__typename": "PetRock",
                "humanName": "Rocky",
                "favoriteToy": "Sand",
                "owner": {"firstName": "Ada"}
              },
              {
                "__typename": "Rat",
                "humanName": "Remy",
                "favoriteToy": "Ladle",
                "species": "Rat",
                "predators": [{"species": "Cat", "isJellicle": true}],
                "owner": {"firstName": "Ada"}
              }
            ]
          }
        }
        """#
    ),
    ExecutionCase(
      .animalKingdom,
      #"""
      { classroomPets { __typename ... on Pet { humanName } ... on Animal { skinCovering height
        { ...H } } ... on PetRock { favoriteToy } } } fragment H on Height { relativeSize
        centimeters }
      """#,
      response: #"""
        {
          "data": {
            "classroomPets": [
              {"__typename": "PetRock", "humanName": "Rocky", "favoriteToy": "Sand"},
              {
                "__typename": "Cat",
                "humanName": "Grizabella",
                "skinCovering": "FUR",
                "height": {"relativeSize": "SMALL", "centimeters": 20}
              },
              {
                "__typename": "Rat",
                "humanName": "Remy",
                "skinCovering": null,
                "height": {"relativeSize": "SMALL", "centimeters": 20}
              }
            ]
          }
        }
        """#
    ),
    ExecutionCase(
      .animalKingdom,
      #"""
      { allAnimals { predators(first: 1) { ... on Human { firstName } ... on Animal { ... on Pet
        { ... on Bird { wingspan } } } } } }
      """#,
      response: #"""
        {
          "data": null,
          "errors": [
            {
              "message": "Nobody knows",
              "locations": [{"line": 1, "column": 16}],
              "path": ["allAnimals", 2, "predators", 1]
            }
          ]
        }
        """#
    ),
    ExecutionCase(
      .animalKingdom,
      #"{ allAnimals { skinCovering height { centimeters relativeSize meters } } }"#,
      response: #"""
        {
          "data": null,
          "errors": [
            {
              "message": "Enum \"SkinCovering\" cannot represent value: \"LEATHER\"",
              "locations": [{"line": 1, "column": 16}],
              "path": ["allAnimals", 1, "skinCovering"]
            },
            {
              "message": "Int cannot represent non-integer value: 1.7",
              "locations": [{"line": 1, "column": 63}],
              "path": ["allAnimals", 1, "height", "meters"]
            }
          ]
        }
        """#
    ),
    ExecutionCase(
      .kitchen,
      #"{ nodes { __typename id ... on Named { name } } }"#,
      response: #"""
        {
          "data": {
            "nodes": [
              {"__typename": "A", "id": "a", "name": "Anna"}, {"__typename": "B", "id": "b"}, null, null, null,
              null, null
            ]
          },
          "errors": [
            {
              "message": "Abstract type \"Node\" was resolved to a type \"Nothing\" that does not exist inside the schema.",
              "locations": [{"line": 1, "column": 3}],
              "path": ["nodes", 2]
            },
            {
              "message": "Abstract type \"Node\" was resolved to a non-object type \"Color\".",
              "locations": [{"line": 1, "column": 3}],
              "path": ["nodes", 3]
            },
            {
              "message": "Runtime Object type \"Nest\" is not a possible type for \"Node\".",
              "locations": [{"line": 1, "column": 3}],
              "path": ["nodes", 4]
            },
            {"message": "No node", "locations": [{"line": 1, "column": 3}], "path": ["nodes", 6]}
          ]
        }
        """#
    ),
    ExecutionCase(
      .kitchen,
      #"""
      { abs { ... on A { a node { id ... on B { b } } } ... on B { b all { __typename } } ... on
        Node { id } } }
      """#,
      response: #"""
        {
          "data": {
            "abs": [
              {"a": 1, "node": {"id": "b", "b": "Bob"}, "id": "a"},
              {"b": "Bob", "all": [{"__typename": "A"}, {"__typename": "B"}], "id": "b"}
            ]
          }
        }
        """#
    ),
    ExecutionCase(
      .kitchen,
      #"{ named { id name } }"#,
      response: #"""
        {
          "data": {"named": null},
          "errors": [
            {
              "message": "Runtime Object type \"B\" is not a possible type for \"Named\".",
              "locations": [{"line": 1, "column": 3}],
              "path": ["named"]
            }
          ]
        }
        """#
    ),
  ]
}
