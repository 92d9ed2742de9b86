// Precondition of all of it: the list is loaded.
extension List: RandomAccessCollection {
  /// The position of the first element.
  public var startIndex: Int {
    _ = loadedPage
    return 0
  }

  /// The position behind the last element.
  public var endIndex: Int { loadedPage.items.count }

  /// The element at a position.
  public subscript(position: Int) -> Element { loadedPage.items[position] }

  /// The elements, to go through them.
  public func makeIterator() -> IndexingIterator<[Element]> { loadedPage.items.makeIterator() }
}

// Both `Collection` and `AsyncSequence` have these; a list's own are meant wherever both would do.
extension List {
  /// What a closure or a key path makes of each element.
  public func map<Result, Failure: Error>(_ transform: (Element) throws(Failure) -> Result) throws(Failure) -> [Result]
  {
    try loadedPage.items.map(transform)
  }

  /// The first elements.
  public func prefix(_ maxLength: Int) -> Slice<List> {
    self[startIndex..<Swift.min(Swift.max(maxLength, 0), endIndex)]
  }

  /// All but the first elements.
  public func dropFirst(_ count: Int = 1) -> Slice<List> {
    self[Swift.min(Swift.max(count, 0), endIndex)..<endIndex]
  }
}
