import Foundation
import InlineGraphQL

/// One kind of response, which three readers read. Each returns what it read.
struct Kind {
  var name: String
  var operation: any GraphQLQuery
  var readOurs: (Foundation.Data) throws -> Any
  var readCodable: (Foundation.Data) throws -> Any
  /// The same kind without what makes it special.
  var plain: (readOurs: (Foundation.Data) throws -> Any, body: (_ size: Int) -> Foundation.Data)?
  private var element: (_ random: inout Random, _ index: Int) -> String

  /// - Parameters:
  ///   - operation: An operation with a list `items` in its data.
  ///   - theirs: The type as which `JSONDecoder` reads the data.
  ///   - use: What is done with the data after reading; it counts as reading.
  ///   - element: Makes one of the items, as JSON.
  init<Ours: GraphQLQuery, Theirs: Decodable>(
    _ name: String,
    _ operation: Ours,
    _ theirs: Theirs.Type,
    use: @escaping (_ data: Ours.Data) -> Void = { _ in },
    element: @escaping (_ random: inout Random, _ index: Int) -> String
  ) {
    self.name = name
    self.operation = operation
    self.element = element
    readOurs = { body in
      let data = try operation.decodeResponse(body).data!
      use(data)
      return data
    }
    readCodable = { body in try JSONDecoder().decode(CodableBody<Theirs>.self, from: body) }
  }

  /// - Parameters:
  ///   - plain: An operation that selects the same without what makes this kind special.
  ///   - element: Makes an item for it, if it differs.
  func comparedWith<Plain: GraphQLOperation>(
    plain: Plain,
    element: ((_ random: inout Random, _ index: Int) -> String)? = nil
  ) -> Kind {
    var kind = self
    let element = element ?? self.element
    kind.plain = ({ try plain.decodeResponse($0).data! }, { Self.body(size: $0, element) })
    return kind
  }

  /// A response of at least `size` bytes.
  func body(size: Int) -> Foundation.Data {
    Self.body(size: size, element)
  }

  private static func body(
    size: Int,
    _ element: (_ random: inout Random, _ index: Int) -> String
  ) -> Foundation.Data {
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

private struct CodableBody<Data: Decodable>: Decodable {
  var data: Data
}

func readSerialization(_ body: Foundation.Data) throws -> Any {
  try JSONSerialization.jsonObject(with: body)
}
