import InlineGraphQL

extension GraphQLPaginationFragment {
  /// Returns the data of the fragment page by page: first what the store has, then each next page.
  ///
  /// ```swift
  /// for try await page in friends.pages(of: 50) {
  ///   for friend in page.friendsConnection ?? [] { print(friend.name) }
  /// }
  /// ```
  ///
  /// A page is loaded when it is asked for. The store keeps all of them together.
  ///
  /// - Parameter count: How many edges each next page has.
  /// - Returns: The pages. The sequence throws the errors of ``loadNext(_:)``.
  public func pages(of count: Int) -> FragmentPages<Self> { FragmentPages(fragment: self, count: count) }
}

/// The pages of a fragment's connection.
public struct FragmentPages<Fragment: GraphQLPaginationFragment>: AsyncSequence, Sendable {
  let fragment: Fragment
  let count: Int

  /// Begins with what the store has.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(fragment, count) }

  /// The pages for one reader.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private let fragment: Fragment
    private let count: Int
    // The store keeps what somebody follows.
    private let watching: Watching?
    private var isFirst = true

    fileprivate init(_ fragment: Fragment, _ count: Int) {
      (self.fragment, self.count) = (fragment, count)
      watching = fragment.fragmentPointer.storedOrigin?.source.map { Watching($0.store) }
    }

    /// Loads the next page; nil if there is none.
    public mutating func next() async throws -> Fragment.Data? {
      guard isFirst else { return try await fragment.nextPage(count)?.fragmentPointer.data(of: Fragment.self) }
      isFirst = false
      let pointer = fragment.fragmentPointer
      let current = watching.flatMap { pointer.storedOrigin?.reading(of: Fragment.self, for: $0.id) }
      guard let current, current.missing.isEmpty else { return pointer.data(of: Fragment.self) }
      return try current.value().0.result.get() ?? pointer.data(of: Fragment.self)
    }
  }
}
