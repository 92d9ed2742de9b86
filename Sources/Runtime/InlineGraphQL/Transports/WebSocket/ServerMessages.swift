import Foundation
import GraphQLHTTP
import GraphQLJSON

/// The messages of a service that arrived together.
package struct ServerMessages: Sendable {
  /// The messages before the first that the protocol does not have.
  package private(set) var messages: ArraySlice<ServerMessage> = []

  /// The mistake in the message after them; nil if there is none.
  package private(set) var problem: String?

  /// Reads messages.
  package init(_ arrived: [WebSocketMessages]) {
    for arrived in arrived {
      switch arrived {
      case .texts(let texts): read(texts)
      case .binary: problem = "it is binary"
      }
      if problem != nil { return }
    }
  }

  private mutating func read(_ texts: DataPieces) {
    texts.withUnsafeBytes { memory, places in
      var responses: (id: String, payloads: [Range<Int>])?
      func collect() {
        guard let (id, payloads) = responses.take() else { return }
        messages.append(.next(id: id, payloads: texts.parts(payloads)))
      }
      do throws(InvalidMessage) {
        for place in places {
          let text = try MessageText(memory, place)
          let type = try text.string(text.type, "type")
          if type == "next" {
            let (id, payload) = (try text.string(text.id, "id"), try text.payload.present("payload"))
            if responses?.id != id {
              collect()
              responses = (id, [])
            }
            responses?.payloads.append(payload)
          } else {
            collect()
            messages.append(try ServerMessage(type, text))
          }
        }
      } catch {
        problem = error.problem
      }
      collect()
    }
  }

  /// Removes the next message; nil if there is none.
  mutating func popFirst() -> ServerMessage? { messages.popFirst() }
}

extension ServerMessage {
  fileprivate init(_ type: String, _ text: MessageText) throws(InvalidMessage) {
    switch type {
    case "connection_ack": self = .connectionAck
    case "ping": self = .ping(payload: text.payload.map { text.data($0) })
    case "pong": self = .pong
    case "error":
      self = .error(id: try text.string(text.id, "id"), payload: text.data(try text.payload.present("payload")))
    case "complete": self = .complete(id: try text.string(text.id, "id"))
    default: throw InvalidMessage("its type \"\(type.excerpt())\" is unknown")
    }
  }
}

/// A message that the protocol does not have.
private struct InvalidMessage: Error {
  let problem: String

  init(_ problem: String) {
    self.problem = problem
  }
}

/// Where the members are that messages have. Of members with the same name, the first counts.
///
/// A message takes no memory of its own, because messages come by the thousand.
private struct MessageText {
  let memory: UnsafeBufferPointer<UInt8>
  var type: Range<Int>?
  var id: Range<Int>?
  var payload: Range<Int>?

  /// Finds the members of the message at a place in memory.
  init(_ memory: UnsafeBufferPointer<UInt8>, _ place: Range<Int>) throws(InvalidMessage) {
    self.memory = memory
    var (type, id, payload): (Range<Int>?, Range<Int>?, Range<Int>?)
    let text = UnsafeBufferPointer(rebasing: memory[place])
    do throws(JSONError) {
      try forEachJSONMember(of: text) { cursor, name, _, value throws(JSONError) in
        if try cursor.isText(of: name, "type") {
          type = type ?? value
        } else if try cursor.isText(of: name, "id") {
          id = id ?? value
        } else if try cursor.isText(of: name, "payload") {
          payload = payload ?? value
        }
      }
    } catch {
      throw InvalidMessage("it is not a JSON object")
    }
    func inMemory(_ range: Range<Int>) -> Range<Int> {
      (place.lowerBound + range.lowerBound)..<(place.lowerBound + range.upperBound)
    }
    (self.type, self.id, self.payload) = (type.map(inMemory), id.map(inMemory), payload.map(inMemory))
  }

  func string(_ member: Range<Int>?, _ name: StaticString) throws(InvalidMessage) -> String {
    var cursor = JSONCursor(UnsafeBufferPointer(rebasing: memory[try member.present(name)]))
    do throws(JSONError) { return try cursor.readString() } catch {
      throw InvalidMessage("its \"\(name)\" is not a string")
    }
  }

  func data(_ member: Range<Int>) -> Data { Data(memory[member]) }
}

extension Range<Int>? {
  fileprivate func present(_ name: StaticString) throws(InvalidMessage) -> Range<Int> {
    guard let self else { throw InvalidMessage("it has no \"\(name)\"") }
    return self
  }
}
