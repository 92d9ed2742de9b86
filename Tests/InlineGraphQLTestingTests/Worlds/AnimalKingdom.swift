extension World {
  /// Interfaces that implement other interfaces, and unions.
  static let animalKingdom = World(
    "AnimalKingdom",
    sdl: schemaText("AnimalKingdom"),
    data: #"""
      {
        "allAnimals": [{"$ref": "cat"}, {"$ref": "crocodile"}, {"$ref": "human"}, {"$ref": "bird"}, {"$ref": "fish"}],
        "allPets": [{"$ref": "cat"}, {"$ref": "bird"}, {"$ref": "rock"}, {"$ref": "rat"}],
        "classroomPets": [{"$ref": "rock"}, {"$ref": "cat"}, {"$ref": "rat"}],
        "objects": {
          "cat": {
            "__typename": "Cat", "species": "Cat", "height": {"$ref": "small"}, "predators": [{"$ref": "crocodile"}],
            "skinCovering": "FUR", "humanName": "Grizabella", "favoriteToy": "Wool", "owner": {"$ref": "human"},
            "bodyTemperature": 38, "laysEggs": false, "isJellicle": true
          },
          "bird": {
            "__typename": "Bird", "species": "Jackdaw", "height": {"$ref": "small"},
            "predators": [{"$ref": "cat"}, {"$ref": "human"}], "skinCovering": "FEATHERS", "humanName": null,
            "favoriteToy": "Ring", "owner": null, "bodyTemperature": 41, "laysEggs": true, "wingspan": 70
          },
          "fish": {
            "__typename": "Fish", "species": "Carp", "height": {"$ref": "small"}, "predators": [],
            "skinCovering": "SCALES", "humanName": "Nemo", "favoriteToy": "Pump", "owner": {"$ref": "human"}
          },
          "rat": {
            "__typename": "Rat", "species": "Rat", "height": {"$ref": "small"}, "predators": [{"$ref": "cat"}],
            "skinCovering": null, "humanName": "Remy", "favoriteToy": "Ladle", "owner": {"$ref": "human"}
          },
          "crocodile": {
            "__typename": "Crocodile", "species": "Crocodile", "height": {"$ref": "large"}, "predators": [],
            "skinCovering": "LEATHER", "age": 70
          },
          "human": {
            "__typename": "Human", "firstName": "Ada", "species": "Human", "height": {"$ref": "large"},
            "predators": [{"$ref": "crocodile"}, {"$error": "Nobody knows"}], "skinCovering": "HAIR",
            "bodyTemperature": 37, "laysEggs": false
          },
          "rock": {"__typename": "PetRock", "humanName": "Rocky", "favoriteToy": "Sand", "owner": {"$ref": "human"}},
          "small": {"relativeSize": "SMALL", "centimeters": 20, "meters": 0, "feet": 0, "inches": 8, "yards": 0},
          "large": {"relativeSize": "LARGE", "centimeters": 170, "meters": 1.7, "feet": 5, "inches": 67, "yards": 1}
        }
      }
      """#
  )
}
