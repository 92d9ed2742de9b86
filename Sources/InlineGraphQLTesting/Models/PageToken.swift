import Foundation
import InlineGraphQL

/// Where a page ends: what its last object is sorted by.
///
/// The next page begins behind it, also if the object is gone by then.
struct PageToken {
  let model: String
  let sortFields: [String]
  /// The values of the sort fields and the number of the object's row.
  let position: [JSONValue]

  init(model: String, sortFields: [String], position: [JSONValue]) {
    self.model = model
    self.sortFields = sortFields
    self.position = position
  }

  /// Reads a token.
  ///
  /// - Throws: an error if the token is none, or that of other lists.
  init(_ text: String, model: String, sortFields: [String]) throws {
    let data = Data(base64Encoded: text) ?? Data()
    guard let token = try? JSONValue(parsing: data), case .array(let position)? = token["position"],
      position.count == sortFields.count + 1, token["model"] == .string(model),
      token["sortFields"] == .array(sortFields.map { .string($0) })
    else { throw GraphQLError(message: "Invalid pagination token given.") }
    self.init(model: model, sortFields: sortFields, position: position)
  }

  /// What clients are given; they need not understand it.
  var text: String {
    let token: JSONValue = [
      "model": .string(model), "sortFields": .array(sortFields.map { .string($0) }), "position": .array(position),
    ]
    return Data(token.description.utf8).base64EncodedString()
  }
}
