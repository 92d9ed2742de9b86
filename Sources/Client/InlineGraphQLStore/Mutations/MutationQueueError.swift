import Foundation
import GraphQLCLibrary
import InlineGraphQL

/// The reason why a mutation is not in a ``MutationQueue``, or not any more, or why there is no queue.
public enum MutationQueueError: Error {
  /// The mutation is not among those that the queue can send after a restart.
  case notRegistered(mutation: String)

  /// The mutation has files, which a queue on the disk does not keep.
  case uploads(mutation: String)

  /// The mutation's document depends on its value, and a queue on the disk does not keep documents.
  case changingDocument(mutation: String)

  /// Another queue has the file, perhaps that of another process.
  case inUse(URL)

  /// A file cannot be read or written. The number is the system's (`errno`).
  case file(String, Int32)

  /// The mutation was too old, or was sent in vain too often. The error is that of the last attempt; nil if there was none
  /// since the queue was opened.
  case gaveUp((any Error)?)

  /// The mutation was discarded.
  case discarded

  /// The queue was closed. If it has a file, the mutation is in it.
  case closed
}

extension MutationQueueError: CustomStringConvertible, LocalizedError {
  /// The problem, and how to fix it.
  public var description: String {
    switch self {
    case .notRegistered(let mutation):
      return
        "The mutation \"\(mutation)\" could not be sent after a restart. Add QueueableMutation(\(mutation).self) to the "
        + "queue's \"mutations\"."
    case .uploads(let mutation):
      return
        "The mutation \"\(mutation)\" has files, which a queue on the disk does not keep. Execute it by the client, or "
        + "by a queue without a file."
    case .changingDocument(let mutation):
      return "The document of the mutation \"\(mutation)\" depends on its value, and a queue on the disk does not keep "
        + "documents. Execute it by the client, or by a queue without a file."
    case .inUse(let url):
      return "Another queue has the file \(url.path). Let one queue have it, in one process."
    case .file(let path, let number):
      return "The mutation queue cannot use the file \(path): \(String(cString: strerror(number)))."
    case .gaveUp(let error):
      let reason = error.map { " The last attempt failed: \($0)" } ?? ""
      return "The mutation was given up, because it was too old or was sent in vain too often.\(reason)"
    case .discarded: return "The mutation was discarded."
    case .closed: return "The mutation queue was closed before there was a response."
    }
  }

  /// The same as ``description``.
  public var errorDescription: String? { description }
}
