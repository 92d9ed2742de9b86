import InlineGraphQL
import InlineGraphQLTesting

/// A request over one of the worlds.
struct Request: Sendable, CustomStringConvertible {
  var world: String
  var document: String
  var operationName: String?
  var variables: GraphQLJSONValue = [:]

  /// Returns the response of this module's executor.
  func execute() async -> GraphQLJSONValue {
    await World.named(world).schema.execute(document, operationName: operationName, variables: variables)
  }

  var description: String { "\(world) \(variables) \(document)" }
}

extension GraphQLJSONValue {
  /// The response without the differences that two executors may have. Errors come after the data, sorted; quotes in
  /// messages are the same; integral numbers have no fraction.
  var comparable: GraphQLJSONValue {
    guard case .object(let response) = self else { return self }
    var members: [(String, GraphQLJSONValue)] = []
    if let data = response["data"] { members.append(("data", data.normalized)) }
    if case .array(let errors)? = response["errors"] {
      let sorted = errors.map(\.comparableError).sorted { $0.description < $1.description }
      members.append(("errors", .array(sorted)))
    }
    return .object(GraphQLJSONObject(members))
  }

  private var comparableError: GraphQLJSONValue {
    var members: [(String, GraphQLJSONValue)] = []
    if case .string(let message)? = self["message"] {
      members.append(("message", .string(String(message.map { $0 == "'" ? "\"" : $0 }))))
    }
    for key in ["locations", "path"] {
      if let value = self[key] { members.append((key, value)) }
    }
    return .object(GraphQLJSONObject(members))
  }

  private var normalized: GraphQLJSONValue {
    switch self {
    case .double(let number): Int(exactly: number).map { .int($0) } ?? self
    case .array(let elements): .array(elements.map(\.normalized))
    case .object(let object): .object(GraphQLJSONObject(object.map { ($0.key, $0.value.normalized) }))
    default: self
    }
  }
}
