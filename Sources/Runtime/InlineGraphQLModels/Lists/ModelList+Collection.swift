// Every member has the precondition that the list is loaded.
extension ModelList: RandomAccessCollection {
  /// The position of the first element.
  public var startIndex: Int {
    _ = loadedPage
    return 0
  }

  /// The position after the last element.
  public var endIndex: Int { loadedPage.items.count }

  /// Returns the loaded element at a position.
  public subscript(position: Int) -> Element { loadedPage.items[position] }

  /// Returns an iterator over the elements.
  public func makeIterator() -> IndexingIterator<[Element]> { loadedPage.items.makeIterator() }
}

// `Collection` and `AsyncSequence` both have these members. The list's own take precedence, so calls are not ambiguous.
extension ModelList {
  /// Returns the results of calling a closure, or of reading a key path, for each element.
  public func map<Result, Failure: Error>(_ transform: (Element) throws(Failure) -> Result) throws(Failure) -> [Result]
  {
    try loadedPage.items.map(transform)
  }

  /// Returns the first elements, at most `maxLength`.
  public func prefix(_ maxLength: Int) -> Slice<ModelList> {
    self[startIndex..<Swift.min(Swift.max(maxLength, 0), endIndex)]
  }

  /// Returns all but the first `count` elements.
  public func dropFirst(_ count: Int = 1) -> Slice<ModelList> {
    self[Swift.min(Swift.max(count, 0), endIndex)..<endIndex]
  }
}
