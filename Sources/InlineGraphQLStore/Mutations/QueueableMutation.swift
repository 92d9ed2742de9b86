import InlineGraphQL

/// A type of mutations that a ``MutationQueue`` may send also after a restart of the app.
///
/// A queue on the disk has the names of its mutations and the values of their variables. Documents and updaters are the
/// app's, so it says what they are each time it runs.
public struct QueueableMutation: Sendable {
  let type: ObjectIdentifier
  let name: String
  let isRepeatable: Bool
  let restore: @Sendable (StoredMutation, MutationSending) throws(UnsendableMutation) -> OutgoingMutation

  /// Names a type.
  ///
  /// - Parameters:
  ///   - mutation: The type.
  ///   - isRepeatable: Whether executing it twice is like executing it once, as for one that sets a value. If so, it is
  ///     sent again without asking when nobody knows whether the service executed it.
  public init<Mutation: GraphQLMutation>(_ mutation: Mutation.Type, isRepeatable: Bool = false) {
    type = ObjectIdentifier(mutation)
    name = Mutation.operationName
    self.isRepeatable = isRepeatable
    restore = { stored, sending throws(UnsendableMutation) in
      OutgoingMutation(try RestoredMutation<Mutation>(stored), sending) { _ in }
    }
  }
}
