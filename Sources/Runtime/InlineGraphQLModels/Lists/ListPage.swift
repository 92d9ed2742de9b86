/// A page of a list, as a response has it.
@usableFromInline
struct ListPage<Element: Model>: Hashable, Sendable {
  @usableFromInline let items: [Element]
  @usableFromInline let nextToken: String?

  @inlinable
  init(items: [Element], nextToken: String?) {
    (self.items, self.nextToken) = (items, nextToken)
  }
}

extension ListPage: __ResponseValue {
  /// Reads `{"items": […], "nextToken": …}`, or an array of items. It leaves out null items, whose reasons are in the
  /// response's errors.
  @inlinable
  init(from reader: inout __ResponseReader) throws(ResponseDecodingError) {
    if reader.isNextList() {
      self.init(items: try reader.readItems(), nextToken: nil)
      return
    }
    var object = try reader.beginObject()
    let items = try reader.read("items", in: &object) as Items
    let nextToken = try reader.readIfPresent("nextToken", in: &object) as String??
    try reader.endObject(&object)
    self.init(items: items.elements, nextToken: nextToken ?? nil)
  }

  @usableFromInline
  struct Items: __ResponseValue {
    @usableFromInline let elements: [Element]

    @inlinable
    init(from reader: inout __ResponseReader) throws(ResponseDecodingError) { elements = try reader.readItems() }
  }
}

extension __ResponseReader {
  @inlinable
  mutating func readItems<Element: Model>() throws(ResponseDecodingError) -> [Element] {
    var elements: [Element] = []
    guard !readNull(), let list = try beginList() else { return elements }
    elements.reserveCapacity(list.expectedCount)
    repeat {
      if !readNull() { elements.append(try Element(from: &self)) }
    } while try nextElement(in: list)
    return elements
  }
}
