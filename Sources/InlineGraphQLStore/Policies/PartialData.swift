import Foundation
import InlineGraphQL

extension GraphQLClient {
  /// Decodes a response that lacks fields. What cannot be null makes the object around it null, as on a server.
  func decodePartially<Operation: GraphQLOperation>(
    _ stored: StoredResponse,
    to request: GraphQLRequest,
    of operation: Operation
  ) throws -> Result<StoreResponse<Operation.Data>, MissingStoredDataError> {
    var body = try GraphQLJSONValue(parsing: stored.body)
    while true {
      do {
        let response = try operation.decodeResponse(
          Data(body.description.utf8),
          to: request,
          client: self
        )
        return .success(StoreResponse(response, stored))
      } catch let error as ResponseDecodingError {
        // Each turn makes something null that was not, so there is an end.
        guard let data = body["data"], let less = data.nulling(around: error.path.components[...]) else {
          return .failure(MissingStoredDataError(missing: stored.missing))
        }
        body = ["data": less]
      }
    }
  }
}

extension GraphQLJSONValue {
  /// Returns the value with null in place of the innermost object or list around a path that is not null itself; `nil` if
  /// that is the value itself.
  fileprivate func nulling(around path: ArraySlice<JSONPath.Component>) -> GraphQLJSONValue? {
    guard let first = path.first, path.count > 1 else { return nil }
    var copy = self
    switch (self, first) {
    case (.object(var members), .key(let key)):
      guard let inner = members[key], inner != .null else { return nil }
      members[key] = inner.nulling(around: path.dropFirst()) ?? .null
      copy = .object(members)
    case (.array(var elements), .index(let index)):
      guard elements.indices.contains(index), elements[index] != .null else { return nil }
      elements[index] = elements[index].nulling(around: path.dropFirst()) ?? .null
      copy = .array(elements)
    default: return nil
    }
    return copy
  }
}
