import Foundation
import InlineGraphQL

/// The end of a page: the sort position of its last object.
///
/// The next page begins after it, even if the object no longer exists.
struct PageToken {
  let model: String
  let sortFields: [String]
  /// The values of the sort fields and the number of the object's row.
  let position: [GraphQLJSONValue]

  init(model: String, sortFields: [String], position: [GraphQLJSONValue]) {
    self.model = model
    self.sortFields = sortFields
    self.position = position
  }

  /// Reads a token.
  ///
  /// - Throws: `GraphQLError` if the text is not a token of this list.
  init(_ text: String, model: String, sortFields: [String]) throws {
    let data = Data(base64Encoded: text) ?? Data()
    guard let token = try? GraphQLJSONValue(parsing: data), case .array(let position)? = token["position"],
      position.count == sortFields.count + 1, token["model"] == .string(model),
      token["sortFields"] == .array(sortFields.map { .string($0) })
    else { throw GraphQLError(message: "Invalid pagination token given.") }
    self.init(model: model, sortFields: sortFields, position: position)
  }

  /// The token as an opaque text for clients.
  var text: String {
    let token: GraphQLJSONValue = [
      "model": .string(model), "sortFields": .array(sortFields.map { .string($0) }), "position": .array(position),
    ]
    return Data(token.description.utf8).base64EncodedString()
  }
}
