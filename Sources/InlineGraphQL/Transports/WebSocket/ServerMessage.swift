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
    self = try text.withUnsafeBytes { buffer in
      Result { () throws(WebSocketError) in try ServerMessage(buffer.bindMemory(to: UInt8.self), of: text) }
    }.get()
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>, of text: Data) throws(WebSocketError) {
    let members: [JSONMemberRanges]
    do throws(JSONError) { members = try jsonMembers(of: bytes) } catch {
      throw .invalidMessage("it is not a JSON object")
    }
    func range(_ name: String) throws(WebSocketError) -> Range<Int> {
      for member in members where member.name == name { return member.value }
      throw .invalidMessage("it has no \"\(name)\"")
    }
    func member(_ name: String) throws(WebSocketError) -> Data {
      let range = try range(name)
      return text[(text.startIndex + range.lowerBound)..<(text.startIndex + range.upperBound)]
    }
    func string(_ name: String) throws(WebSocketError) -> String {
      var cursor = JSONCursor(UnsafeBufferPointer(rebasing: bytes[try range(name)]))
      do throws(JSONError) { return try cursor.readString() } catch {
        throw .invalidMessage("its \"\(name)\" is not a string")
      }
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
