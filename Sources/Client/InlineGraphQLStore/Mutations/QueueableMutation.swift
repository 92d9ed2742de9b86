import InlineGraphQL

/// A type of mutations that is known to a ``MutationQueue``.
///
/// A queue on the disk has the names of its mutations, the values of their variables, and the responses that they are
/// expected to have. Documents and updaters are the app's, so it says what they are each time it runs.
public struct QueueableMutation: Sendable {
  /// Prepares a mutation that an earlier run of the app queued.
  typealias Restore = @Sendable (StoredMutation, MutationSending) throws(UnsendableMutation) -> OutgoingMutation

  let type: ObjectIdentifier
  let name: String
  let isRepeatable: Bool
  let optimisticUpdater: (@Sendable (RecordSourceSelectorProxy) -> Void)?
  /// The updater, a `MutationUpdater` of the type.
  let updater: any AnyObject & Sendable
  let restore: Restore

  /// Names a type.
  ///
  /// - Parameters:
  ///   - mutation: The type.
  ///   - isRepeatable: Whether executing it twice is like executing it once, as for one that sets a value. If so, it is
  ///     sent again without asking when nobody knows whether the service executed it.
  ///   - optimisticUpdater: Makes changes in the store that the optimistic response does not contain. It is called again
  ///     whenever something changes that it has read, so it does nothing but change records, and reads nothing else.
  ///   - updater: Makes changes in the store that the response does not contain. It is called once, when the response is there
  ///     and has data, with the store locked, so it must neither use the store otherwise nor wait.
  public init<Mutation: GraphQLMutation>(
    _ mutation: Mutation.Type,
    isRepeatable: Bool = false,
    optimisticUpdater: (@Sendable (RecordSourceSelectorProxy) -> Void)? = nil,
    updater: (@Sendable (RecordSourceSelectorProxy, Mutation.Data) -> Void)? = nil
  ) {
    type = ObjectIdentifier(mutation)
    name = Mutation.operationName
    self.isRepeatable = isRepeatable
    self.optimisticUpdater = optimisticUpdater
    self.updater = MutationUpdater<Mutation>(updater)
    restore = { stored, sending throws(UnsendableMutation) in
      let restored = try RestoredMutation<Mutation>(stored)
      let expected = stored.optimistic.flatMap { try? GraphQLJSONValue(parsing: Array($0.utf8)) }
      var optimistic: OptimisticUpdate<RestoredMutation<Mutation>>?
      if case .object(let data)? = expected { optimistic = .response(json: data, updater: optimisticUpdater) }
      // The mutation is sent even if this version of the app cannot show its optimistic response.
      let layer = optimistic.flatMap { try? sending.client.addLayer($0, of: restored) }
      return OutgoingMutation(restored, sending, replacing: layer, updater) { _ in }
    }
  }
}

/// Makes changes that the responses to a type of mutations do not contain.
final class MutationUpdater<Mutation: GraphQLMutation>: Sendable {
  let update: OptimisticUpdate<Mutation>.Updater?

  init(_ update: OptimisticUpdate<Mutation>.Updater?) { self.update = update }
}
