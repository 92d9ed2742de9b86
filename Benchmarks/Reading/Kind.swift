import Foundation
import InlineGraphQL
import Measuring

/// One shape of response, readable in the three ways.
struct Kind {
  var name: String
  /// One element of the list that the response consists of, as JSON.
  var element: (_ random: inout Random, _ index: Int) -> String
  var readOurs: (Foundation.Data) throws -> Void
  var readCodable: (Foundation.Data) throws -> Void

  init<Ours: ResponseObject, Theirs: Decodable>(
    _ name: String,
    _ ours: Ours.Type,
    _ theirs: Theirs.Type,
    use: @escaping (_ data: Ours) -> Void = { blackHole($0) },
    element: @escaping (_ random: inout Random, _ index: Int) -> String
  ) {
    self.name = name
    self.element = element
    readOurs = { body in try OurBody<Ours>(body).data.map(use) }
    readCodable = { body in blackHole(try JSONDecoder().decode(CodableBody<Theirs>.self, from: body).data) }
  }

  /// A response of at least `size` bytes.
  func body(size: Int) -> Foundation.Data {
    var random = Random(seed: 1)
    var text = #"{"data":{"items":["#
    var index = 0
    while text.utf8.count < size {
      if index > 0 { text += "," }
      text += element(&random, index)
      index += 1
    }
    return Foundation.Data((text + "]}}").utf8)
  }
}

private struct OurBody<Data: ResponseObject> {
  var data: Data?

  init(_ body: Foundation.Data) throws {
    data = try ResponseReader.read(from: body, root: "data") { reader throws(ResponseDecodingError) in
      var object = try reader.beginObject()
      let data: Data? = try reader.read("data", in: &object)
      try reader.endObject(&object)
      return data
    }
  }
}

private struct CodableBody<Data: Decodable>: Decodable {
  var data: Data?
}
