import GraphQLJSON
import InlineGraphQL

extension StoreContents {
  mutating func write(_ payload: ArrivedPayload, of arrival: inout Arrival) throws(JSONError) {
    if arrival.clearCount != clearCount { return }
    arrival.announced.formUnion(payload.announced)
    arrival.announced.subtract(payload.finished)
    var writing = ArrivalWriting(arrival, payload)
    defer { arrival = writing.arrival }
    for piece in payload.pieces {
      switch piece {
      case .response(let text): try writing.write(response: text, &self)
      case .members(let path, let text): try writing.write(members: text, of: path, &self)
      case .elements(let path, let range, let text): try writing.write(elements: text, at: range, of: path, &self)
      }
    }
    writing.finishLists(&self)
    for error in payload.errors { writing.attach(error, &self) }
    if !writing.pages.isEmpty { merge(Array(writing.pages.values), of: arrival.request) }
    handle(writing.handled, of: arrival.request)
  }
}

private struct ArrivalWriting {
  private(set) var arrival: Arrival
  private let payload: ArrivedPayload
  private(set) var pages: [JSONPath: WrittenPage] = [:]
  private(set) var handled: [WrittenHandle] = []

  init(_ arrival: Arrival, _ payload: ArrivedPayload) { (self.arrival, self.payload) = (arrival, payload) }

  private var request: PlannedRequest { arrival.request }

  mutating func write(response text: [UInt8], _ contents: inout StoreContents) throws(JSONError) {
    let root = contents.operation(request).record
    try writingText(text, to: request) { bytes, writing throws(JSONError) in
      if let errors = try writing.writeResponse(to: root, &contents) {
        contents.attach(errors.errors, of: writing.request, errors.positions)
      }
      guard let offset = writing.data else { return }
      var objects = ArrivedObjects(in: bytes, writing)
      try objects.note(writing.request.selections.root, at: offset, JSONPath(), in: &arrival, &contents)
      note(objects, writing, &contents)
    }
  }

  mutating func write(
    members text: [UInt8],
    of path: JSONPath,
    _ contents: inout StoreContents
  ) throws(JSONError) {
    guard let object = object(at: path, contents) else { return }
    try writingText(text, to: request) { bytes, writing throws(JSONError) in
      try writing.writeObject(to: object.record, object.group, &contents)
      var objects = ArrivedObjects(in: bytes, writing)
      try objects.note(object.group, at: 0, path, in: &arrival, &contents)
      note(objects, writing, &contents)
    }
    if let page = arrival.pages[path] {
      let hasEdges = (try? GraphQLJSONValue(parsing: text))?["edges"] != nil
      touch(path, page, .init(isWhole: hasEdges, hasFields: true, firstEdge: .max))
    }
    // Edges of a page are copied, so that the page as a whole must be looked at again.
    if let page = arrival.pages[path.parent.parent] { touch(path.parent.parent, page, .init()) }
  }

  mutating func write(
    elements text: [UInt8],
    at range: Range<Int>,
    of path: JSONPath,
    _ contents: inout StoreContents
  ) throws(JSONError) {
    guard let (list, group) = list(at: path, &contents) else { return }
    try writingText(text, to: request) { bytes, writing throws(JSONError) in
      guard let group else { return contents.append(text, from: range.lowerBound, toListAt: list) }
      let words = try writing.writeElements(group, of: list, from: range.lowerBound, &contents)
      contents.append(words, from: range.lowerBound, toListAt: list)
      var objects = ArrivedObjects(in: bytes, writing)
      try objects.noteElements(group, from: range.lowerBound, path, in: &arrival, &contents)
      note(objects, writing, &contents)
    }
    if arrival.lists[path] != nil { arrival.lists[path] = range.upperBound }
    touchPage(withListAt: path, from: range.lowerBound)
  }

  /// Notes that no more elements of lists follow.
  mutating func finishLists(_ contents: inout StoreContents) {
    let finished =
      payload.whole == nil ? arrival.lists.keys.filter(payload.finished.contains) : Array(arrival.lists.keys)
    for path in finished {
      guard let count = arrival.lists.removeValue(forKey: path), let (list, _) = list(at: path, &contents) else {
        continue
      }
      contents.endAwaitedElements(ofListAt: list, count: count)
      touchPage(withListAt: path, from: .max)
    }
  }

  // MARK: - Objects, pages and lists

  /// Notes the pages and lists of a text that was written.
  private mutating func note(
    _ objects: ArrivedObjects,
    _ writing: ResponseWriting,
    _ contents: inout StoreContents
  ) {
    if writing.lacksKeyFields { arrival.lacksKeyFields = true }
    handled += writing.handled
    for path in objects.streamedLists where isAwaited(path) {
      guard let (list, _) = list(at: path, &contents) else { continue }
      contents.awaitElements(ofListAt: list)
      arrival.lists[path] = contents.arrivedElements(ofListAt: list)
    }
    if writing.pages.isEmpty { return }
    for (path, page) in arrival.pages where writing.pages.contains(where: { $0.page == page.page }) {
      pages[path] = page
    }
  }

  /// Whether elements of a list that has arrived now will follow.
  private func isAwaited(_ path: JSONPath) -> Bool {
    if payload.whole != nil || payload.finished.contains(path) { return false }
    return !payload.announcesParts || arrival.announced.contains(path)
  }

  /// Returns an object that has arrived, if it still is the one that it was.
  private func object(at path: JSONPath, _ contents: borrowing StoreContents) -> Arrival.Object? {
    guard let object = arrival.objects[path], contents.table.has(object.record, since: object.removals),
      contents.table.type(of: object.record) == object.type
    else { return nil }
    return object
  }

  /// Returns where a list is in the store, and what is selected of its objects, if it has objects.
  private func list(
    at path: JSONPath,
    _ contents: inout StoreContents
  ) -> (list: FieldAddress, group: SelectionGroup?)? {
    guard case .key(let key)? = path.components.last, let owner = object(at: path.parent, contents),
      let merged = owner.group.mergedFields(for: owner.type, &contents.names).field(key)
    else { return nil }
    return (contents.address(of: merged, in: owner.record, request), merged.group)
  }

  // MARK: - Pages

  private mutating func touchPage(withListAt path: JSONPath, from first: Int) {
    if let page = arrival.pages[path] { touch(path, page, .init()) }
    if let page = arrival.pages[path.parent], path.components.last == .key("edges") {
      touch(path.parent, page, .init(isWhole: false, hasFields: false, firstEdge: first))
    }
  }

  private mutating func touch(_ path: JSONPath, _ page: WrittenPage, _ change: WrittenPage.Change) {
    var page = page
    page.change = pages[path].map { $0.change.union(change) } ?? change
    pages[path] = page
  }

  // MARK: - Errors

  /// Keeps an error with the last field of its path that there is.
  func attach(_ error: GraphQLJSONValue, _ contents: inout StoreContents) {
    guard case .object(var members) = error, case .array(let steps)? = members["path"] else { return }
    members["path"] = nil
    members["locations"] = nil
    let components = steps.compactMap(JSONPath.Component.init(responseKey:))
    guard components.count == steps.count,
      let depth = components.indices.last(where: { arrival.objects[JSONPath(Array(components[..<$0]))] != nil }),
      let object = object(at: JSONPath(Array(components[..<depth])), contents)
    else { return }
    contents.attach(members, steps[depth...], inObject: object.record, object.group, request)
  }
}

/// Calls a function with the bytes of a text and with what writes them.
private func writingText(
  _ text: [UInt8],
  to request: PlannedRequest,
  _ write: (UnsafeBufferPointer<UInt8>, inout ResponseWriting) throws(JSONError) -> Void
) throws(JSONError) {
  // A closure that throws a typed error cannot be passed to `withUnsafeBufferPointer`.
  try text.withUnsafeBufferPointer { bytes in
    Result { () throws(JSONError) in
      var writing = ResponseWriting(bytes, to: request, notesRecords: true)
      try write(bytes, &writing)
    }
  }.get()
}
