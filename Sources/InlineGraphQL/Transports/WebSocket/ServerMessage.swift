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
    let members: MessageMembers
    do throws(JSONError) { members = try MessageMembers(of: bytes) } catch {
      throw .invalidMessage("it is not a JSON object")
    }
    func present(_ range: Range<Int>?, _ name: StaticString) throws(WebSocketError) -> Range<Int> {
      guard let range else { throw .invalidMessage("it has no \"\(name)\"") }
      return range
    }
    func string(_ range: Range<Int>?, _ name: StaticString) throws(WebSocketError) -> String {
      var cursor = JSONCursor(UnsafeBufferPointer(rebasing: bytes[try present(range, name)]))
      do throws(JSONError) { return try cursor.readString() } catch {
        throw .invalidMessage("its \"\(name)\" is not a string")
      }
    }
    func payload() throws(WebSocketError) -> Data {
      let range = try present(members.payload, "payload")
      return text[(text.startIndex + range.lowerBound)..<(text.startIndex + range.upperBound)]
    }
    switch try string(members.type, "type") {
    case "next": self = .next(id: try string(members.id, "id"), payload: try payload())
    case "connection_ack": self = .connectionAck
    case "ping": self = .ping(payload: try? payload())
    case "pong": self = .pong
    case "error": self = .error(id: try string(members.id, "id"), payload: try payload())
    case "complete": self = .complete(id: try string(members.id, "id"))
    case let type: throw .invalidMessage("its type \"\(type.excerpt())\" is unknown")
    }
  }
}

/// Where the members are that messages have. Of members with the same name, the first counts.
///
/// A message takes no memory of its own, because messages come by the thousand.
private struct MessageMembers {
  var type: Range<Int>?
  var id: Range<Int>?
  var payload: Range<Int>?

  init(of bytes: UnsafeBufferPointer<UInt8>) throws(JSONError) {
    var (type, id, payload): (Range<Int>?, Range<Int>?, Range<Int>?)
    try forEachJSONMember(of: bytes) { cursor, name, _, value throws(JSONError) in
      switch try cursor.text(of: name, isLossy: true) {
      case "type": type = type ?? value
      case "id": id = id ?? value
      case "payload": payload = payload ?? value
      default: break
      }
    }
    (self.type, self.id, self.payload) = (type, id, payload)
  }
}
