import InlineGraphQLModels

/// An embedded type.
struct Location: ResponseObject, GraphQLInputValue {
  var latitude: Double
  var longitude: Double
  var name: String?

  typealias __Stored = (latitude: Double, longitude: Double, name: String?)
  static var __parentType: String { "Location" }

  init(latitude: Double, longitude: Double, name: String? = nil) {
    self.latitude = latitude
    self.longitude = longitude
    self.name = name
  }

  init(from reader: inout ResponseReader) throws(ResponseDecodingError) {
    var object = try reader.beginObject()
    let latitude = reader.readDouble("latitude", in: &object)
    let longitude = reader.readDouble("longitude", in: &object)
    let name = reader.readNullableString("name", in: &object)
    reader.skip("__typename", in: &object)
    try reader.endObject(&object)
    self.latitude = latitude
    self.longitude = longitude
    self.name = name
  }

  func write(to writer: inout JSONWriter) {
    writer.writeObject { object in
      object.write("latitude", latitude)
      object.write("longitude", longitude)
      object.write("name", name)
    }
  }
}
