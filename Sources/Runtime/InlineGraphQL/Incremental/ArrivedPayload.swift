import Foundation

/// The additions of payloads to a response that arrives in parts, for a store, which keeps each part when it comes.
package struct ArrivedPayload: Sendable {
  /// A piece of the response that was not there before.
  package enum Piece: Sendable {
    /// The response without its deferred parts: its data and errors, as the first payload has them.
    case response([UInt8])
    /// Members that the object at a path did not have, as the text of an object.
    case members(JSONPath, [UInt8])
    /// Elements of the list at a path, with their indices, as the text of a list.
    case elements(JSONPath, Range<Int>, [UInt8])
  }

  /// The pieces, in the order in which they came.
  package var pieces: [Piece] = []

  /// The errors of parts, as the server wrote them. Their paths begin at the data.
  package var errors: [GraphQLJSONValue] = []

  /// The paths of parts that were announced.
  package var announced: Set<JSONPath> = []

  /// The paths of parts that have arrived or failed as a whole.
  package var finished: Set<JSONPath> = []

  /// Whether the server announces the parts that have not arrived.
  package var announcesParts = false

  /// The whole response, if no more payloads follow.
  package var whole: Foundation.Data?
}

extension ArrivedPayload {
  /// Adds what a part has added to the response.
  mutating func add(_ additions: [ResponseTree.Addition]) {
    for addition in additions {
      switch addition {
      case .members(let path, let members):
        var text: [UInt8] = []
        for (name, value) in members {
          text += (text.isEmpty ? [] : [UInt8(ascii: ",")]) + name + [UInt8(ascii: ":")] + value.bytes
        }
        pieces.append(.members(path, [UInt8(ascii: "{")] + text + [UInt8(ascii: "}")]))
      case .elements(let path, let first, let elements):
        let text = elements.map(\.bytes).joined(separator: [UInt8(ascii: ",")])
        if elements.isEmpty { continue }
        pieces.append(.elements(path, first..<first + elements.count, [UInt8(ascii: "[")] + text + [UInt8(ascii: "]")]))
      }
    }
  }
}
