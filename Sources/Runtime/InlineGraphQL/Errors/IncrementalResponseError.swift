import Foundation

/// The error for a payload that does not fit into a response that arrives in parts.
public enum IncrementalResponseError: Error, Hashable, Sendable {
  /// The payload is no part of a response. The text says what is wrong.
  case notAPayload(String)

  /// The payload announces a part under an identifier that another part has.
  case duplicateID(String)

  /// The payload refers to a part that was not announced.
  case unknownID(String)

  /// The payload refers to a part that is already complete.
  case completedID(String)

  /// The response has no value at the path of a part.
  case noSuchPlace(JSONPath)

  /// The value at the path is not the list that a payload adds to, or the elements are not its next ones.
  case notNextElements(JSONPath)

  /// The value at the path is no object, so that it has no deferred part.
  case notAnObject(JSONPath)

  /// The server said that no more payloads follow, and did not complete the part at the path.
  case incompletePart(JSONPath)

  /// No more payloads came, and the server had not said that one was the last.
  case endedEarly

  /// The server said that no more payloads follow, and sent one.
  case afterLastPayload
}

extension IncrementalResponseError: CustomStringConvertible {
  /// A sentence that describes the error.
  public var description: String {
    switch self {
    case .notAPayload(let problem): problem
    case .duplicateID(let id): "The payload announces two parts with the id \"\(id.excerpt())\"."
    case .unknownID(let id): "The payload refers to the id \"\(id.excerpt())\", which no payload announced."
    case .completedID(let id): "The payload refers to the id \"\(id.excerpt())\", whose part is already complete."
    case .noSuchPlace(let path): "The payload is for \"\(path.text)\", which the response does not have."
    case .notNextElements(let path):
      "The payload has elements for \"\(path.text)\", which is no list that they could be the next elements of."
    case .notAnObject(let path): "The payload has fields for \"\(path.text)\", which is no object."
    case .incompletePart(let path): "The last payload came before the deferred part of \"\(path.text)\" was complete."
    case .endedEarly: "The response ended before the payload that says that it is the last."
    case .afterLastPayload: "A payload came after one that said it was the last."
    }
  }
}

extension IncrementalResponseError: LocalizedError {
  /// The same as `description`.
  public var errorDescription: String? { description }
}

extension JSONPath {
  /// The path from the data, for messages.
  fileprivate var text: String { components.isEmpty ? "data" : description.excerpt() }
}
