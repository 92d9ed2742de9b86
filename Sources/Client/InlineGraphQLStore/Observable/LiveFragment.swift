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
  /// The data. Fields that the store lacks are null. Where a field cannot be null, the object around it is. If that leaves no
  /// data, the last stays.
  public private(set) var data: Fragment.Data

  /// The fields of which the store knows nothing.
  public private(set) var missing: [JSONPath] = []

  /// Whether the data has a value that is older than it may be, or was invalidated.
  public private(set) var isStale = false

  /// The fragment of the value that is followed. If it is set to that of another object, the other is followed.
  public var fragment: Fragment {
    didSet {
      if !isSame(as: oldValue) { start() }
    }
  }

  /// Whether the store has other data, which lacks what cannot be null.
  @ObservationIgnored private(set) var showsEarlierData = false
  @ObservationIgnored private var watching: Watching?
  @ObservationIgnored private var last: StoredReading<StoreFragment<Fragment.Data>>?
  /// The requests on their way, if the fragment can be fetched again.
  @ObservationIgnored let loads = FragmentLoads()

  /// Follows a fragment.
  ///
  /// - Parameter fragment: The fragment of a value. It has no `@required`, `@catch` and `@throwOnFieldError` of its own, so
  ///   that there always is data. `GraphQLStore.values(of:at:)` follows those too.
  public init(_ fragment: Fragment) {
    Fragment.requireNoErrorHandling()
    self.fragment = fragment
    data = fragment.fragmentPointer.data(of: Fragment.self)
    start()
  }

  /// Returns whether a fragment is of the same object, or of equal data if it came from no store.
  func isSame(as other: Fragment) -> Bool { fragment.isSame(as: other) }

  private func start() {
    (watching, last, showsEarlierData) = (nil, nil, false)
    set(missing: [])
    if let store = fragment.fragmentPointer.storedOrigin?.source?.store {
      let watching = Watching(store)
      self.watching = watching
      // The task must not keep the place among the watchers: it ends with it.
      Task { [weak self, id = watching.id, changes = watching.changes] in
        for await _ in changes where self?.watching?.id == id {
          let isNew = self?.read() ?? false
          store.onEvent?(.wake(isNewValue: isNew))
          try? await Task.sleep(for: Watching.frame)
        }
      }
      read()
    }
    if last == nil { set(fragment.fragmentPointer.data(of: Fragment.self), isStale: false) }
  }

  /// Shows what the store has. Returns whether that is something else.
  @discardableResult
  func read() -> Bool {
    guard let watching, let origin = fragment.fragmentPointer.storedOrigin,
      let reading = origin.reading(of: Fragment.self, for: watching.id)
    else { return false }
    // That there is no next page changes none of the data.
    if let paginated = Fragment.self as? any GraphQLPaginationFragment.Type { setPages(of: paginated, at: origin) }
    // A part of a fragment that the store never had whole is less than the value that it came with.
    guard !reading.isSame(as: last), reading.missing.isEmpty || last != nil,
      // This fails for data that only another version of the schema allows, and for data that would be null as a whole.
      let (value, lacking) = try? reading.value(), let data = value.data
    else {
      if !reading.isSame(as: last) {
        showsEarlierData = true
        set(missing: reading.missing)
      }
      return false
    }
    showsEarlierData = false
    last = reading
    set(missing: lacking)
    set(data, isStale: reading.isStale)
    return true
  }

  private func setPages<Paginated: GraphQLPaginationFragment>(of fragment: Paginated.Type, at origin: StoredOrigin) {
    loads.setPages(origin.pages(of: fragment))
  }

  private func set(missing: [JSONPath]) {
    if missing != self.missing { self.missing = missing }
  }

  private func set(_ data: Fragment.Data, isStale: Bool) {
    if data != self.data { self.data = data }
    if isStale != self.isStale { self.isStale = isStale }
  }
}

extension GraphQLFragment {
  /// Stops if there may be no data.
  fileprivate static func requireNoErrorHandling() {
    precondition(
      errorHandling == .none,
      "\(node.name) handles errors of fields, so it may have no data to show. Follow it by GraphQLStore.values(of:at:), or follow the query."
    )
  }
}

extension GraphQLFragment {
  /// Returns whether both are of the same object, or of equal data if they came from no store.
  func isSame(as other: Self) -> Bool {
    let (own, other) = (fragmentPointer, other.fragmentPointer)
    guard let origin = own.storedOrigin, let otherOrigin = other.storedOrigin else {
      return own.storedOrigin == nil && other.storedOrigin == nil && own == other
    }
    return origin.isSame(as: otherOrigin)
  }
}
