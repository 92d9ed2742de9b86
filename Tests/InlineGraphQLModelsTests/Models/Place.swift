import InlineGraphQLModels

/// Has a key of three fields.
struct Place: Model {
  let country: String
  let city: String
  let number: Int
  var name: String?
  var height: Double?
  let createdAt: String?
  let updatedAt: String?
  var visits: List<Visit>?

  typealias __Stored = (
    country: String,
    city: String,
    number: Int,
    name: String?,
    height: Double?,
    createdAt: String?,
    updatedAt: String?,
    visits: List<Visit>?
  )

  static let modelDescription = ModelDescription(
    "Place",
    key: [.init("country", "String!"), .init("city", "String!"), .init("number", "Int!")],
    fields: [
      .value("country"),
      .value("city"),
      .value("number"),
      .value("name"),
      .value("height"),
      .value("createdAt"),
      .value("updatedAt"),
      .list("visits", of: { Visit.self }, foreignKey: ["placeVisitsCountry", "placeVisitsCity", "placeVisitsNumber"]),
    ],
    rootFields: .init(
      get: "getPlace",
      list: "listPlaces",
      create: "createPlace",
      update: "updatePlace",
      delete: "deletePlace",
      onCreate: "onCreatePlace",
      onUpdate: "onUpdatePlace",
      onDelete: "onDeletePlace"
    )
  )

  var __identifier: ModelIdentifier<Place> { ModelIdentifier(country, city, number) }

  static func identifier(country: String, city: String, number: Int) -> ModelIdentifier<Place> {
    ModelIdentifier(country, city, number)
  }

  init(
    country: String,
    city: String,
    number: Int,
    name: String? = nil,
    height: Double? = nil,
    visits: List<Visit>? = []
  ) {
    self.country = country
    self.city = city
    self.number = number
    self.name = name
    self.height = height
    createdAt = nil
    updatedAt = nil
    self.visits = visits
  }

  init(from reader: inout ResponseReader) throws(ResponseDecodingError) {
    var object = try reader.beginObject()
    let country = reader.readString("country", in: &object)
    let city = reader.readString("city", in: &object)
    let number = reader.readInt("number", in: &object)
    let name = reader.readNullableString("name", in: &object)
    let height = reader.readNullableDouble("height", in: &object)
    let createdAt = reader.readNullableString("createdAt", in: &object)
    let updatedAt = reader.readNullableString("updatedAt", in: &object)
    reader.skip("__typename", in: &object)
    let key = ModelIdentifier<Place>(country, city, number)
    let visits = try reader.readModels(Visit.self, "visits", of: key, in: &object)
    try reader.endObject(&object)
    self.country = country
    self.city = city
    self.number = number
    self.name = name
    self.height = height
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.visits = visits
  }

  func write(to input: inout ModelInputWriter) {
    input.write("country", country)
    input.write("city", city)
    input.write("number", number)
    input.write("name", name)
    input.write("height", height)
  }

  struct Keys: ModelKeys {
    var country: ModelField<Place, String> { .init("country") }
    var city: ModelField<Place, String> { .init("city") }
    var number: ModelField<Place, Int> { .init("number") }
    var name: ModelField<Place, String> { .init("name") }
    var height: ModelField<Place, Double> { .init("height") }
    var createdAt: ModelField<Place, String> { .init("createdAt") }
    var updatedAt: ModelField<Place, String> { .init("updatedAt") }
  }

  struct Path: ModelPath {
    let __steps: [String]
    var visits: Visit.Path { __path("visits") }
  }

  enum Index {
    static var primaryKey: ModelIndex<Place, String> {
      .init(
        "listPlaces",
        .init("country", "String"),
        sortedBy: .init("cityNumber", "ModelPlacePrimaryCompositeKeyConditionInput", ["city", "number"])
      )
    }
  }
}
