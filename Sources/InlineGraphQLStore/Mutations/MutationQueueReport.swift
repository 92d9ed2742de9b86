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

  /// The queue's file was not what was written, and has another name now. The text says what is wrong with it.
  case setAside(URL, problem: String)

  /// The queue's file could not be written. What it lacks is written with the next change.
  case fileFailed(MutationQueueError)
}
