import InlineGraphQL
import Observation

/// The data of a fragment, which follows the store and tells observers what changes.
///
/// ```swift
/// let card = LiveFragment(HeroCard_hero(key: hero))
/// card.data.name
/// ```
///
/// It follows fragments of values that came from a store: those of a ``LiveQuery``, of another fragment that is followed,
/// of `GraphQLClient.values(of:)` and of a policy that reads the store. Data of other values stays as it is.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@MainActor
@Observable
public final class LiveFragment<Fragment: GraphQLFragment> {
  /// The data. While the store lacks part of it, the last data stays.
  public private(set) var data: Fragment.Data

  /// The fragment of the value that is followed. If it is set to that of another object, the other is followed.
  public var fragment: Fragment {
    didSet {
      if !isSame(as: oldValue) { start() }
    }
  }

  @ObservationIgnored private var watching: Watching?
  @ObservationIgnored private var last: StoredReading<Fragment.Data>?

  /// Follows a fragment.
  ///
  /// - Parameter fragment: The fragment of a value. It has no `@required`, `@catch` and `@throwOnFieldError` of its own.
  public init(_ fragment: Fragment) {
    Fragment.requireNoErrorHandling()
    self.fragment = fragment
    data = fragment.fragmentPointer.data(of: Fragment.self)
    start()
  }

  /// Returns whether a fragment is of the same object, or of equal data if it came from no store.
  func isSame(as other: Fragment) -> Bool {
    let (own, other) = (fragment.fragmentPointer, other.fragmentPointer)
    guard let place = own.place, let otherPlace = other.place else {
      return own.place == nil && other.place == nil && own == other
    }
    return place.isSame(as: otherPlace)
  }

  private func start() {
    (watching, last) = (nil, nil)
    if let store = fragment.fragmentPointer.place?.source?.store {
      let watching = Watching(store)
      self.watching = watching
      // The task must not keep the place among the watchers: it ends with it.
      Task { [weak self, id = watching.id, changes = watching.changes] in
        for await _ in changes where self?.watching?.id == id { self?.read() }
      }
      read()
    }
    if last == nil { set(fragment.fragmentPointer.data(of: Fragment.self)) }
  }

  private func read() {
    guard let watching, let place = fragment.fragmentPointer.place,
      let reading = place.reading(of: Fragment.self, for: watching.id), !reading.isSame(as: last),
      // What the store has was written by responses that were decoded, so only another schema could make it fail.
      let data = try? reading.value()
    else { return }
    last = reading
    set(data)
  }

  private func set(_ data: Fragment.Data) {
    if data != self.data { self.data = data }
  }
}
