import Foundation
import GraphQLJSON

/// A message of a service in the protocol graphql-transport-ws.
///
/// [GraphQL over WebSocket Protocol](https://github.com/enisdenjo/graphql-ws/blob/master/PROTOCOL.md)
package enum ServerMessage: Hashable {
  /// The service accepts the connection.
  case connectionAck
  /// The service asks whether the client is there.
  case ping(payload: Data?)
  /// The answer to a ping.
  case pong
  /// A response to an operation.
  case next(id: String, payload: Data)
  /// The operation did not begin; the payload is a list of errors.
  case error(id: String, payload: Data)
  /// The operation has no more responses.
  case complete(id: String)

  /// Reads a message.
  ///
  /// - Throws: ``WebSocketError/invalidMessage(_:)`` if the protocol has no such message.
  package init(_ text: Data) throws(WebSocketError) {
    let members: [JSONMemberRanges]
    do {
      members = try Result<_, JSONError>.catching(text) { bytes throws(JSONError) in try jsonMembers(of: bytes) }
    } catch {
      throw .invalidMessage("it is not a JSON object")
    }
    func member(_ name: String) throws(WebSocketError) -> Data {
      guard let range = members.first(where: { $0.name == name })?.value else {
        throw .invalidMessage("it has no \"\(name)\"")
      }
      return text[(text.startIndex + range.lowerBound)..<(text.startIndex + range.upperBound)]
    }
    func string(_ name: String) throws(WebSocketError) -> String {
      let member = try member(name)
      guard case .string(let string)? = try? GraphQLJSONValue(parsing: member) else {
        throw .invalidMessage("its \"\(name)\" is not a string")
      }
      return string
    }
    switch try string("type") {
    case "connection_ack": self = .connectionAck
    case "ping": self = .ping(payload: try? member("payload"))
    case "pong": self = .pong
    case "next": self = .next(id: try string("id"), payload: try member("payload"))
    case "error": self = .error(id: try string("id"), payload: try member("payload"))
    case "complete": self = .complete(id: try string("id"))
    case let type: throw .invalidMessage("its type \"\(type.excerpt())\" is unknown")
    }
  }
}

extension Result where Failure == JSONError {
  /// Reads bytes; a closure that throws a typed error cannot be passed to `withUnsafeBytes`.
  fileprivate static func catching(
    _ text: Data,
    _ read: (UnsafeBufferPointer<UInt8>) throws(JSONError) -> Success
  ) throws(JSONError) -> Success {
    try text.withUnsafeBytes { buffer in
      Result { () throws(JSONError) in try read(buffer.assumingMemoryBound(to: UInt8.self)) }
    }.get()
  }
}
