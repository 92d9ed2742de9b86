extension List: AsyncSequence {
  /// Goes through the elements, which are loaded before the first one if they are not there.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate let list: List
    private var elements: IndexingIterator<[Element]>?

    fileprivate init(_ list: List) { self.list = list }

    /// The next element; nil behind the last one of the page.
    ///
    /// - Throws: ``ModelLoadingError``; `CancellationError` if the task is cancelled.
    public mutating func next() async throws -> Element? {
      if elements == nil { elements = try await list.fetch().makeIterator() }
      return elements?.next()
    }
  }

  /// The elements of this page, to go through them with `for try await`.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(self) }

  /// The elements of this page and of all that follow; each page is loaded when the one before is through.
  public var allPages: AllPages { AllPages(list: self) }

  /// The elements of a list and of all its next pages.
  public struct AllPages: AsyncSequence, Sendable {
    fileprivate let list: List

    /// Goes through the elements, and loads page after page.
    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var page: List
      fileprivate var elements: IndexingIterator<[Element]>?

      /// The next element; nil behind the last one of the last page.
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

    /// Starts with the first page.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(page: list) }
  }
}
