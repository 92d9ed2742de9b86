extension ModelList: AsyncSequence {
  /// An iterator that loads the elements, if needed, before it returns the first.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate let list: ModelList
    private var elements: IndexingIterator<[Element]>?

    fileprivate init(_ list: ModelList) { self.list = list }

    /// Returns the next element; nil after the last one of the page.
    ///
    /// - Throws: ``ModelLoadingError``; `CancellationError` if the task is cancelled.
    public mutating func next() async throws -> Element? {
      if elements == nil { elements = try await list.fetch().makeIterator() }
      return elements?.next()
    }
  }

  /// Returns an iterator over the elements of this page.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(self) }

  /// The elements of this page and of all pages after it; each page is loaded when the previous one ends.
  public var allPages: AllPages { AllPages(list: self) }

  /// A sequence of the elements of a list and of all its next pages.
  public struct AllPages: AsyncSequence, Sendable {
    fileprivate let list: ModelList

    /// An iterator that loads one page after another.
    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var page: ModelList
      fileprivate var elements: IndexingIterator<[Element]>?

      /// Returns the next element; nil after the last one of the last page.
      ///
      /// - Throws: ``ModelLoadingError``; `CancellationError` if the task is cancelled.
      public mutating func next() async throws -> Element? {
        if elements == nil { elements = try await page.fetch().makeIterator() }
        while true {
          if let element = elements?.next() { return element }
          guard page.hasNextPage() else { return nil }
          page = try await page.getNextPage()
          elements = try await page.fetch().makeIterator()
        }
      }
    }

    /// Returns an iterator that starts with the first page.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(page: list) }
  }
}
