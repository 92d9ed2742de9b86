/// The data of a request for one model.
public struct ModelData<M: Model>: ResponseObject {
  /// The model; nil if there is none or the request failed.
  public let model: M?

  /// The stored properties. The parent type is `Query`, also if the operation is a mutation or a subscription.
  public typealias __Stored = (model: M?, __on_Query: Void)

  /// Reads the only member of the data.
  public init(from reader: inout __ResponseReader) throws(ResponseDecodingError) {
    var object = try reader.beginObject()
    let model = try reader.findFirst(in: &object) ? try M?(from: &reader) : nil
    try reader.endObject(&object)
    self.model = model
  }
}

/// The data of a request for a list of models.
public struct ModelListData<M: Model>: ResponseObject {
  /// The list; nil if the request failed.
  public let list: ModelList<M>?

  /// The stored properties, and the root type, `Query`.
  public typealias __Stored = (list: ModelList<M>?, __on_Query: Void)

  /// Reads the only member of the data.
  public init(from reader: inout __ResponseReader) throws(ResponseDecodingError) {
    var object = try reader.beginObject()
    var list: ModelList<M>?
    if try reader.findFirst(in: &object), !reader.readNull() {
      let source = (reader.origin?.operation as? ListModels<M>).map { ListSource.query($0) } ?? .memory
      list = try ModelList(from: &reader, source: source)
    }
    try reader.endObject(&object)
    self.list = list
  }
}
