import Foundation
import InlineGraphQL

/// What a ``MutationQueue`` tells the app.
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

  /// Lines of the queue's file were not what was written, and a copy of it is at this place. The text says which lines. What the others
  /// say is kept; a mutation of which a damaged line may have said that it was sent is ``unanswered(_:_:)``.
  case setAside(URL, problem: String)

  /// The queue's file could not be written. What it lacks is written with the next change.
  case fileFailed(MutationQueueError)
}
