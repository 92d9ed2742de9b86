import Foundation
import InlineGraphQL

extension MutationQueue {
  /// Queues a mutation and waits for its response.
  ///
  /// If the task is cancelled, the mutation is removed, or its request is cancelled as that of a client. A mutation that
  /// must outlive its view is queued by ``enqueue(_:key:optimistic:)``.
  ///
  /// - Parameters:
  ///   - mutation: The mutation, with the values of its variables.
  ///   - key: The mutation is sent after those that were queued before it with the same key; nil to send it at once.
  ///   - optimistic: The data that the response is expected to have. The store shows it until there is a response, also after
  ///     a restart. It may lack fields; its objects need `__typename` and the fields that identify them.
  /// - Returns: The response: its data, and the errors that the service reports.
  /// - Throws: ``MutationQueueError`` if it cannot be queued, or if it ends without a response;
  ///   ``MissingStoreError`` if something is expected and the client has no store; ``UnidentifiedObjectError``; the errors of
  ///   `GraphQLClient.execute(_:options:)` that do not pass.
  @discardableResult
  public func execute<Mutation: GraphQLMutation>(
    _ mutation: Mutation,
    key: String? = nil,
    optimistic: GraphQLJSONObject? = nil
  ) async throws -> GraphQLResponse<Mutation.Data> {
    let response = try enqueue(mutation, key: key, optimistic: optimistic)
    return try await withTaskCancellationHandler {
      try await response.value
    } onCancel: {
      response.cancel()
    }
  }

  /// Queues a mutation. Mutations that one task queues are sent in this order.
  ///
  /// With a file, this waits for the disk.
  ///
  /// - Parameters:
  ///   - mutation: The mutation, with the values of its variables.
  ///   - key: The mutation is sent after those that were queued before it with the same key; nil to send it at once.
  ///   - optimistic: The data that the response is expected to have. The store shows it until there is a response, also after
  ///     a restart. It may lack fields; its objects need `__typename` and the fields that identify them.
  /// - Returns: The task that waits for the response, with the errors of ``execute(_:key:optimistic:)``. Cancelling it removes the
  ///   mutation, or cancels its request.
  /// - Throws: ``MutationQueueError`` if it cannot be queued; `JSONWritingError` if a variable's value cannot be sent;
  ///   ``MissingStoreError`` if something is expected and the client has no store; ``UnidentifiedObjectError``.
  @discardableResult
  public func enqueue<Mutation: GraphQLMutation>(
    _ mutation: Mutation,
    key: String? = nil,
    optimistic: GraphQLJSONObject? = nil
  ) throws -> Task<GraphQLResponse<Mutation.Data>, any Error> {
    let known = mutations[Mutation.operationName].flatMap { $0.type == ObjectIdentifier(Mutation.self) ? $0 : nil }
    let (variables, uploads) = try mutation.variables.variableData(dynamicTypes: sending.client.dynamicTypes)
    if isOnDisk {
      let name = Mutation.operationName
      if known == nil { throw MutationQueueError.notRegistered(mutation: name) }
      if !uploads.isEmpty { throw MutationQueueError.uploads(mutation: name) }
      if mutation.sentDocument.text != Mutation.document { throw MutationQueueError.changingDocument(mutation: name) }
    }
    let (results, continuation) = AsyncStream.makeStream(of: Result<GraphQLResponse<Mutation.Data>, any Error>.self)
    let layer = try optimistic.map { data in
      try sending.client.addLayer(.response(json: data, updater: known?.optimisticUpdater), of: mutation)
    }
    let updater = (known?.updater as? MutationUpdater<Mutation>)?.update
    let outgoing = OutgoingMutation(mutation, sending, replacing: layer, updater) { result in
      continuation.yield(result)
      continuation.finish()
    }
    do {
      try change { state in
        let stored = StoredMutation(
          id: state.lanes.nextID,
          name: Mutation.operationName,
          key: key,
          queuedAt: Date(),
          variables: String(decoding: variables, as: UTF8.self),
          optimistic: optimistic.map { GraphQLJSONValue.object($0).description }
        )
        let queued = QueuedMutation(stored: stored, outgoing: outgoing, isRepeatable: known?.isRepeatable ?? false)
        try append(queued, &state)
        continuation.onTermination = { [weak self] reason in
          if case .cancelled = reason { self?.end(stored.id, with: CancellationError()) }
        }
        advance(MutationLanes.lane(of: stored), &state)
      }
    } catch {
      outgoing.fail(error)
      throw error
    }
    return Task {
      for await result in results { return try result.get() }
      throw CancellationError()
    }
  }

  private func append(_ mutation: QueuedMutation, _ state: inout State) throws(MutationQueueError) {
    if state.isClosed { throw MutationQueueError.closed }
    state.lanes.append(mutation)
    do {
      try state.write(.queued(mutation.stored))
    } catch {
      state.lanes.remove(mutation.stored.id)
      throw error
    }
  }
}
