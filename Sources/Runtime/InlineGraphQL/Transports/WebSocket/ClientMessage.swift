import Foundation

/// A message of the client in the protocol graphql-transport-ws.
enum ClientMessage {
  /// Asks the service to accept the connection.
  case connectionInit(payload: GraphQLJSONObject?)
  /// Asks whether the service is there.
  case ping
  /// The answer to a ping.
  case pong(payload: Data?)
  /// Begins an operation; the payload is the body of a request.
  case subscribe(id: String, payload: Data)
  /// Ends an operation.
  case complete(id: String)

  /// The message as JSON. Identifiers are ours, so they need no escapes.
  var text: Data {
    switch self {
    case .connectionInit(let payload):
      Self.text("connection_init", payload: payload.map { Data(GraphQLJSONValue.object($0).description.utf8) })
    case .ping: Self.text("ping")
    case .pong(let payload): Self.text("pong", payload: payload)
    case .subscribe(let id, let payload): Self.text("subscribe", id: id, payload: payload)
    case .complete(let id): Self.text("complete", id: id)
    }
  }

  private static func text(_ type: String, id: String? = nil, payload: Data? = nil) -> Data {
    var text = Data("{\"type\":\"\(type)\"".utf8)
    if let id { text.append(contentsOf: ",\"id\":\"\(id)\"".utf8) }
    if let payload {
      text.append(contentsOf: ",\"payload\":".utf8)
      text.append(payload)
    }
    text.append(UInt8(ascii: "}"))
    return text
  }
}
