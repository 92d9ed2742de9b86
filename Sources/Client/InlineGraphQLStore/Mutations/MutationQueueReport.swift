import Foundation
import InlineGraphQL

/// A report of a ``MutationQueue`` to the app.
public enum MutationQueueReport: Sendable {
  /// The service answered a mutation. The errors are those of the response.
  case answered(PendingMutation, errors: [GraphQLError])

  /// A mutation ended without a response: it failed for a reason that does not pass, or was given up
  /// (``MutationQueueError/gaveUp(_:)``).
  case failed(PendingMutation, any Error)

  /// The service could not be reached. The mutation will be sent again.
  case postponed(PendingMutation, any Error)

  /// A mutation was sent, and nobody knows whether the service executed it: ``MutationQueue/retry(_:)`` or
  /// ``MutationQueue/discard(_:)`` it. The error is nil if the app ended meanwhile.
  case unanswered(PendingMutation, (any Error)?)

  /// A mutation that an earlier run queued cannot be sent.
  case unsendable(PendingMutation, UnsendableMutation)

  /// Lines of the queue's file are damaged, and a copy of the file is at this URL. The text says which lines. The other lines
  /// count. If a damaged line may have said that a mutation was sent, the mutation is ``unanswered(_:_:)``.
  case setAside(URL, problem: String)

  /// The queue's file could not be written. The next change writes what it lacks.
  case fileFailed(MutationQueueError)
}
