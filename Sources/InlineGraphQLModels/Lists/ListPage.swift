/// What a response has of a list.
struct ListPage<Element: Model>: Hashable, Sendable {
  let items: [Element]
  let nextToken: String?
}

extension ListPage: ResponseValue {
  /// Reads `{"items": […], "nextToken": …}`, or an array of items. An item that is null, of which an error tells why, is
  /// left out.
  init(from reader: inout ResponseReader) throws(ResponseDecodingError) {
    if reader.isNextList() {
      items = try reader.readItems()
      nextToken = nil
      return
    }
    var object = try reader.beginObject()
    let items = try reader.read("items", in: &object) as Items
    let nextToken = try reader.readIfPresent("nextToken", in: &object) as String??
    try reader.endObject(&object)
    self.items = items.elements
    self.nextToken = nextToken ?? nil
  }

  private struct Items: ResponseValue {
    let elements: [Element]

    init(from reader: inout ResponseReader) throws(ResponseDecodingError) { elements = try reader.readItems() }
  }
}

extension ResponseReader {
  fileprivate mutating func readItems<Element: Model>() throws(ResponseDecodingError) -> [Element] {
    var elements: [Element] = []
    guard !readNull(), let list = try beginList() else { return elements }
    repeat {
      if !readNull() { elements.append(try Element(from: &self)) }
    } while try nextElement(in: list)
    return elements
  }
}
