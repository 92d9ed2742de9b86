extension World {
  /// The Star Wars schema with a few of its characters.
  static let starWars = World(
    "StarWars",
    sdl: schemaText("StarWars"),
    data: #"""
      {
        "hero": {"$ref": "2001"},
        "heroes": [{"$ref": "1000"}, {"$ref": "1002"}, {"$ref": "2001"}],
        "reviews": [
          {"episode": "JEDI", "stars": 5, "commentary": "Ewoks!"},
          {"episode": null, "stars": 3, "commentary": null},
          {"episode": "HOLIDAY", "stars": 1}
        ],
        "search": [{"$ref": "1000"}, {"$ref": "2001"}, {"$ref": "3000"}, null, {"$error": "Lost in hyperspace"}],
        "character": {"$ref": "1002"},
        "human": {"$ref": "1000"},
        "droid": {"$ref": "2001"},
        "starship": {"$ref": "3000"},
        "createReview": {"episode": "EMPIRE", "stars": 4, "commentary": "Cold"},
        "reviewAdded": [
          {"episode": "NEWHOPE", "stars": 4},
          {"episode": "EMPIRE", "stars": null},
          {"episode": "JEDI", "stars": 2, "commentary": "Yub nub"}
        ],
        "objects": {
          "1000": {
            "__typename": "Human", "id": "1000", "name": "Luke Skywalker", "homePlanet": "Tatooine", "height": 1.72,
            "mass": 77, "appearsIn": ["NEWHOPE", "EMPIRE", "JEDI"], "friends": [{"$ref": "1002"}, {"$ref": "2001"}],
            "starships": [{"$ref": "3000"}], "friendsConnection": {"$ref": "connection"}
          },
          "1002": {
            "__typename": "Human", "id": "1002", "name": "Han Solo", "height": 1.8, "mass": 80,
            "appearsIn": ["NEWHOPE", null, "CLONES"], "friends": [{"$ref": "1000"}, null, {"$ref": "2001"}],
            "starships": [], "friendsConnection": {"$ref": "connection"}
          },
          "2001": {
            "__typename": "Droid", "id": 2001, "name": "R2-D2", "primaryFunction": "Astromech",
            "appearsIn": ["NEWHOPE", "EMPIRE"], "friends": [{"$ref": "1000"}, {"$ref": "1002"}],
            "friendsConnection": null
          },
          "3000": {
            "__typename": "Starship", "id": "3000", "name": "X-Wing", "length": 12.5,
            "coordinates": [[1, 2.5], [3, 4]]
          },
          "connection": {
            "totalCount": 2,
            "edges": [{"cursor": "a", "node": {"$ref": "2001"}}, {"cursor": "b", "node": {"$ref": "nobody"}}, {}],
            "friends": [{"$ref": "2001"}],
            "pageInfo": {"startCursor": "a", "endCursor": "b", "hasNextPage": false}
          }
        }
      }
      """#
  )
}
