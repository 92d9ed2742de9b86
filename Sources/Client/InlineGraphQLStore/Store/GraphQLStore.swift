import Foundation
import GraphQLCLibrary
import GraphQLJSON
import GraphQLLanguage
import InlineGraphQL

/// One copy of each object that responses had, by its identity.
///
/// ```swift
/// let client = GraphQLClient(transport: HTTPTransport(url: url), store: GraphQLStore())
/// ```
///
/// An object is known by its type and its `id`, which each document asks for where there is one. An object without identity is
/// known by its place in the object around it.
public final class GraphQLStore: Sendable {
  let contents: Locked<StoreContents>
  let onEvent: (@Sendable (StoreEvent) -> Void)?
  let clock: StoreClock
  let disk: StoreDisk?
  let loadingPages = SharedTasks<ListPage, any GraphQLFragment>()

  /// Creates an empty store.
  ///
  /// - Parameters:
  ///   - keyFields: The fields that identify the objects of a type, as in `["Book": ["isbn"]]`, where that is not `id` and only
  ///     the running program knows it. Documents must select them. A response to one that does not is an
  ///     ``UnidentifiedObjectError``. Prefer `extend type Book @typePolicy(keyFields: "isbn")` in a client schema, by which all
  ///     documents request the field. Objects of a type without such fields (`["Size": []]`) belong to the object around them.
  ///   - fieldPolicies: The arguments by which root fields find their objects, where only the running program knows them.
  ///   - handlers: What sets fields with `@__clientField(handle: "name")`, by these names. What has none is read as the service
  ///     sent it.
  ///   - maximumAges: The ages up to which values of a type are fresh, as in `["Review": .seconds(60)]`.
  ///   - releasedCapacity: How many queries' values are kept after they were executed or released.
  ///   - onEvent: Receives an event after each write, each collection and each wake of a live reader, for logs.
  public convenience init(
    keyFields: [String: [String]] = [:],
    fieldPolicies: [String: FieldPolicy] = [:],
    handlers: [String: any FieldHandler] = [:],
    maximumAges: [String: Duration] = [:],
    releasedCapacity: Int = 10,
    onEvent: (@Sendable (StoreEvent) -> Void)? = nil
  ) {
    self.init(
      storage: nil,
      keyFields: keyFields,
      fieldPolicies: fieldPolicies,
      handlers: handlers,
      maximumAges: maximumAges,
      releasedCapacity: releasedCapacity,
      onEvent: onEvent
    )
  }

  /// Creates a store with the records of a storage.
  package init(
    storage: (any RecordStorage)?,
    keyFields: [String: [String]] = [:],
    fieldPolicies: [String: FieldPolicy] = [:],
    handlers: [String: any FieldHandler] = [:],
    maximumAges: [String: Duration] = [:],
    releasedCapacity: Int = 10,
    onEvent: (@Sendable (StoreEvent) -> Void)? = nil
  ) {
    self.onEvent = onEvent
    let clock = StoreClock(after: storage?.times.last)
    (self.clock, disk) = (clock, storage.map { StoreDisk($0) })
    var contents = StoreContents(releasedCapacity: releasedCapacity, clock)
    contents.names.keyFields = KeyFields(keyFields)
    for (field, policy) in fieldPolicies { contents.setPolicy(policy, ofField: field) }
    contents.handlers = handlers.mapValues { StoreContents.handling(by: $0) }
    for (type, age) in maximumAges { contents.setMaximumAge(age.storeTime, ofType: type) }
    self.contents = Locked(
      contents,
      reentryMessage: """
        A closure that changes the store must not use the store or a client of it. Use the closure's argument, or the store \
        after the closure.
        """
    )
    guard let storage else { return }
    self.contents.withLock { contents in
      let disk = DiskState(storage, clock) { [weak self] in
        self?.saveSoon()
        return self
      }
      contents.use(disk, validSince: storage.times.validSince)
    }
  }

  var now: StoreTime { clock.now }
}

extension Duration {
  /// The duration in the store's units.
  fileprivate var storeTime: StoreTime { StoreTime(clamping: hundredths) }
}
