import InlineGraphQLModels

/// Belongs to a model whose key has three fields.
struct Visit: Model {
  let id: String
  let createdAt: String?
  let updatedAt: String?
  var place: LazyReference<Place>

  typealias __Stored = (
    id: String,
    createdAt: String?,
    updatedAt: String?,
    place: LazyReference<Place>
  )

  static let modelDescription = ModelDescription(
    "Visit",
    key: [.init("id", "ID!")],
    fields: [
      .value("id"),
      .value("createdAt"),
      .value("updatedAt"),
      .reference("place", to: { Place.self }),
    ],
    rootFields: .init(
      get: "getVisit",
      list: "listVisits",
      create: "createVisit",
      update: "updateVisit",
      delete: "deleteVisit",
      onCreate: "onCreateVisit",
      onUpdate: "onUpdateVisit",
      onDelete: "onDeleteVisit"
    )
  )

  var __identifier: ModelIdentifier<Visit> { ModelIdentifier(id) }

  init(
    id: String = newIdentifier(),
    place: Place? = nil
  ) {
    self.id = id
    createdAt = nil
    updatedAt = nil
    self.place = LazyReference(place)
  }

  init(from reader: inout ResponseReader) throws(ResponseDecodingError) {
    var object = try reader.beginObject()
    let id = reader.readID("id", in: &object)
    let createdAt = reader.readNullableString("createdAt", in: &object)
    let updatedAt = reader.readNullableString("updatedAt", in: &object)
    let place = try reader.readReference(Place.self, "place", in: &object)
    reader.skip("__typename", in: &object)
    try reader.endObject(&object)
    self.id = id
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.place = place
  }

  func write(to input: inout ModelInputWriter) {
    input.write("id", id)
    input.write("placeVisitsCountry", "placeVisitsCity", "placeVisitsNumber", reference: place)
  }

  struct Keys: ModelKeys {
    var id: ModelField<Visit, String> { .init("id") }
    var createdAt: ModelField<Visit, String> { .init("createdAt") }
    var updatedAt: ModelField<Visit, String> { .init("updatedAt") }
    var place: ModelReferenceField<Visit, Place> { .init("placeVisitsCountry", "placeVisitsCity", "placeVisitsNumber") }
  }

  struct Path: ModelPath {
    let __steps: [String]
    var place: Place.Path { __path("place") }
  }
}
