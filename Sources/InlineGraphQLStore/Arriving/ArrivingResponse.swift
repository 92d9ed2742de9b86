import Foundation
import InlineGraphQL

/// A response that arrives in parts, as long as somebody waits for more of it.
///
/// Each part is written when it comes, to the objects that the parts before were written to, whatever links to these by then. What
/// has not arrived is pending for those who read the same request, until this ends.
final class ArrivingResponse: Sendable {
  private let request: StoreRequest
  private let store: GraphQLStore
  private let id: Arrivals.ID

  init(to request: StoreRequest, in store: GraphQLStore) {
    (self.request, self.store) = (request, store)
    id = store.contents.withLock { $0.arrivals.makeID() }
  }

  deinit {
    guard store.contents.withLock({ $0.arrivals[id] != nil }) else { return }
    let isReleased = store.publish { $0.endArrival(id) }
    if isReleased { store.collectSoon() }
  }

  /// Writes what has arrived.
  ///
  /// - Parameters:
  ///   - payload: What has arrived since the last call.
  ///   - layer: The optimistic layer in whose place the whole response comes.
  ///   - updater: Changes more in the transaction of the last part.
  /// - Returns: The whole response with the fields that only the client has; `nil` if the document has none, or if more follows.
  /// - Throws: What is wrong with the response or the document.
  func receive(
    _ payload: ArrivedPayload,
    replacing layer: OptimisticLayer.ID? = nil,
    _ updater: ((RecordSourceSelectorProxy) -> Void)? = nil
  ) throws -> Data? {
    let isLast = payload.whole != nil
    let isReleased = try store.publish { contents in
      if isLast, let layer { contents.layers.remove(layer) }
      let plan = try contents.beginArrival(id, of: request)
      try contents.write(payload, of: id)
      if contents.arrivals[id]?.lacksKeyFields == true, let whole = payload.whole,
        let data = try GraphQLJSONValue(parsing: whole)["data"]
      {
        try contents.checkIdentities(in: data, of: plan, isOptimistic: false)
      }
      if isLast {
        if plan.selections.document.hasChanges {
          contents.applyChanges(of: plan, to: contents.operation(plan).record)
        }
        if let updater { contents.update(RecordSourceSelectorProxy(plan), updater) }
        _ = contents.endArrival(id)
      }
      return contents.keepExecuted(plan)
    }
    if isReleased { store.collectSoon() }
    return isLast ? try store.responseWithClientFields(to: request) : nil
  }
}

extension StoreContents {
  /// Begins to wait for the parts of a response. Returns the plan of its request.
  fileprivate mutating func beginArrival(
    _ id: Arrivals.ID,
    of request: StoreRequest
  ) throws -> PlannedRequest {
    if let known = arrivals[id] { return known.request }
    let plan = try plan(request)
    var operation = operation(plan)
    // What is executed is kept by itself.
    operation.isFragment = true
    protect(operation)
    arrivals[id] = Arrival(plan, retention: retained.retain(operation), clearCount: clearCount)
    wakeReaders(of: plan)
    return plan
  }

  /// Waits no more for the parts of a response. Returns whether something is not retained any more.
  fileprivate mutating func endArrival(_ id: Arrivals.ID) -> Bool {
    guard let arrival = arrivals.remove(id) else { return false }
    wakeReaders(of: arrival.request)
    return retained.release(at: arrival.retention)
  }

  /// Wakes those who read a request: what was missing is pending now, or the other way round.
  private mutating func wakeReaders(of request: PlannedRequest) {
    wokenWatchers.formUnion(retained.watchers(of: request))
  }
}
