import InlineGraphQL

/// A hand-written response type.
public struct Planet: ResponseObject {
  public let name: String
  public let moons: [Moon]?
  public typealias __Stored = (name: String, moons: [Moon]?, __on_Planet: ())

  public init(from reader: inout __ResponseReader) throws(ResponseDecodingError) {
    var object = try reader.beginObject()
    name = reader.readString("name", in: &object)
    moons = reader.readNullable("moons", in: &object)
    try reader.endObject(&object)
  }

  public struct Moon: ResponseObject {
    public let radius: Double
    public typealias __Stored = (radius: Double, __on_Moon: ())

    public init(from reader: inout __ResponseReader) throws(ResponseDecodingError) {
      var object = try reader.beginObject()
      radius = reader.readDouble("radius", in: &object)
      try reader.endObject(&object)
    }
  }
}

/// A hand-written response type that names its stored properties in another order.
public struct Star: ResponseObject {
  public let name: String
  public let constellation: String?
  public typealias __Stored = (constellation: String?, name: String, __on_Star: ())

  public init(from reader: inout __ResponseReader) throws(ResponseDecodingError) {
    var object = try reader.beginObject()
    name = reader.readString("name", in: &object)
    constellation = reader.readNullable("constellation", in: &object)
    try reader.endObject(&object)
  }
}
