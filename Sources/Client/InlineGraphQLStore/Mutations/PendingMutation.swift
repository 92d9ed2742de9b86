import Foundation
import InlineGraphQL

/// A mutation in a ``MutationQueue``, as it is now.
public struct PendingMutation: Sendable, Hashable, Identifiable {
  /// The event that a mutation waits for.
  public enum State: Sendable, Hashable {
    /// For those before it with the same key, or for the service to be reached again.
    case waiting

    /// For the response.
    case sending

    /// For ``MutationQueue/retry(_:)`` or ``MutationQueue/discard(_:)``: it was sent, and nobody knows whether the service
    /// executed it. Those behind it with the same key wait too.
    case unanswered

    /// For ``MutationQueue/discard(_:)``: it was queued by a version of the app that had another mutation of that name.
    /// Those behind it with the same key wait too.
    case unsendable(UnsendableMutation)
  }

  /// The number of the mutation in its queue. Later ones have higher numbers.
  public let id: Int

  /// The name of the mutation.
  public let name: String

  /// The key; nil if it is sent in parallel with all others.
  public let key: String?

  /// When it was queued.
  public let queuedAt: Date

  /// The values of its variables.
  public let variables: GraphQLJSONObject

  /// How often it was sent in vain.
  public let attempts: Int

  /// The event that it waits for.
  public let state: State

  init(_ stored: StoredMutation, _ state: State) {
    (id, name, key, queuedAt) = (stored.id, stored.name, stored.key, stored.queuedAt)
    (attempts, self.state) = (stored.attempts, state)
    variables = (try? GraphQLJSONValue(parsing: Array(stored.variables.utf8)))?.object ?? [:]
  }
}

/// The reason why a mutation that an earlier run of the app queued cannot be sent.
public enum UnsendableMutation: Error, Sendable, Hashable {
  /// The queue has no type for it.
  case unknownMutation(String)

  /// Its type has other variables now. The text says which.
  case unsuitableVariables(mutation: String, problem: String)
}

extension UnsendableMutation: CustomStringConvertible, LocalizedError {
  /// The problem, and how to fix it.
  public var description: String {
    switch self {
    case .unknownMutation(let name):
      "The queued mutation \"\(name)\" is unknown. Add its type to the queue's \"mutations\", or discard it."
    case .unsuitableVariables(let mutation, let problem):
      "The variables of the queued mutation \"\(mutation)\" do not fit its document any more: \(problem) Discard it."
    }
  }

  /// The same as ``description``.
  public var errorDescription: String? { description }
}
