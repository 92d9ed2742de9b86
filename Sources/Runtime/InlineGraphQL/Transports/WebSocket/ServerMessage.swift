import Foundation
import GraphQLHTTP

/// A message of a service in the protocol graphql-transport-ws.
///
/// [GraphQL over WebSocket Protocol](https://github.com/enisdenjo/graphql-ws/blob/master/PROTOCOL.md)
package enum ServerMessage: Sendable {
  /// The service accepts the connection.
  case connectionAck
  /// The service asks whether the client is there.
  case ping(payload: Data?)
  /// The answer to a ping.
  case pong
  /// Responses to an operation. Those of messages that arrived one after the other are read together.
  case next(id: String, payloads: DataPieces)
  /// The operation did not begin; the payload is a list of errors.
  case error(id: String, payload: Data)
  /// The operation has no more responses.
  case complete(id: String)
}
