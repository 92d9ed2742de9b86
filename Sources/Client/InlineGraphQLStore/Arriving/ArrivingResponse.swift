import Foundation
import GraphQLCLibrary
import InlineGraphQL

/// A response that arrives in parts, as long as somebody waits for more of it.
///
/// Each part is written when it comes, to the objects that the parts before were written to, whatever links to these by then.
/// Until this ends, the rest is pending for readers of the same request.
final class ArrivingResponse: Sendable {
  private let request: StoreRequest
  private let store: GraphQLStore
  /// The arrival; `nil` before the first part and after the last. It is used under the store's lock alone.
  private let arrival = Locked<Arrival?>(nil)

  init(to request: StoreRequest, in store: GraphQLStore) { (self.request, self.store) = (request, store) }

  deinit {
    guard let arrival = arrival.withLock({ $0 }) else { return }
    let isReleased = store.publish { $0.end(arrival) }
    if isReleased { store.collectSoon() }
  }

  /// Writes what has arrived.
  ///
  /// - Parameters:
  ///   - payload: The payload that has arrived since the last call.
  ///   - layer: The optimistic layer in whose place the whole response comes.
  ///   - updater: Changes more in the transaction of the last part.
  /// - Returns: The whole response with the fields that only the client has; `nil` if the document has none, or if more follows.
  /// - Throws: An error in the response or the document.
  func receive(
    _ payload: ArrivedPayload,
    replacing layer: OptimisticLayers.ID? = nil,
    _ updater: ((RecordSourceSelectorProxy) -> Void)? = nil
  ) throws -> Data? {
    let isLast = payload.whole != nil
    let isReleased = try store.publish { contents in
      if isLast, let layer { contents.removeLayer(layer) }
      return try arrival.withLock { arrival in
        if arrival == nil { arrival = try contents.beginArrival(of: request) }
        let plan = arrival!.request
        try contents.write(payload, of: &arrival!)
        if arrival!.lacksKeyFields, let whole = payload.whole,
          let data = try GraphQLJSONValue(parsing: whole)["data"]
        {
          try contents.checkIdentities(in: data, of: plan, isOptimistic: false)
        }
        if isLast {
          if plan.selections.document.hasChanges {
            contents.applyChanges(of: plan, to: contents.operation(plan).record)
          }
          if let updater { contents.update(RecordSourceSelectorProxy(plan), updater) }
          _ = contents.end(arrival!)
          arrival = nil
        }
        return contents.keepExecuted(plan)
      }
    }
    if isReleased { store.collectSoon() }
    return isLast ? try store.responseWithClientFields(to: request) : nil
  }
}

extension StoreContents {
  fileprivate mutating func beginArrival(of request: StoreRequest) throws -> Arrival {
    let plan = try plan(request)
    var operation = operation(plan)
    // The last part keeps the executed operation by itself.
    operation.isFragment = true
    let retention = retain(operation)
    arrivals[retention] = plan
    wakeReaders(of: plan)
    return Arrival(plan, retention: retention, clearCount: clearCount)
  }

  /// Waits no more for the parts of a response. Returns whether something is not retained any more.
  fileprivate mutating func end(_ arrival: Arrival) -> Bool {
    arrivals[arrival.retention] = nil
    wakeReaders(of: arrival.request)
    return collector.retained.release(at: arrival.retention)
  }

  /// Wakes the readers of a request: its missing values are pending now, or the other way round.
  private mutating func wakeReaders(of request: PlannedRequest) {
    watchers.wake(collector.retained.watchers(of: request))
  }
}
