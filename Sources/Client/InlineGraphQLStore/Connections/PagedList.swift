import InlineGraphQL

/// The objects of a list as a service counts them, with the errors of those that failed.
struct PagedList {
  struct Element {
    /// The object's record; `nil` if it is null.
    var record: RecordID?

    /// Why it is null: errors whose steps begin there.
    var errors: [FieldError] = []

    /// Whether an earlier element has the same object. That one alone is shown.
    var isRepeated = false
  }

  var elements: [Element] = []

  /// Whether elements of the list have not arrived.
  var isAwaiting: Bool

  /// Reads the list of a field; `nil` if the field is null or unknown. Deleted objects are left out.
  init?(_ field: FieldID, of record: RecordProxy) {
    guard let links = record.getLinks(field) else { return nil }
    let contents = record.source.contents
    isAwaiting = record.arrivedElements(of: field) != nil
    var errors: [Int: [FieldError]] = [:]
    for var error in contents.pointee.table.errors[FieldAddress(record: record.number, field: field)] ?? [] {
      guard case .index(let index)? = error.steps.first else { continue }
      error.steps.removeFirst()
      errors[index, default: []].append(error)
    }
    for (index, link) in links.enumerated() {
      if let link, contents.pointee.isDeletedOnceLoaded(link) { continue }
      elements.append(Element(record: link, errors: errors[index] ?? []))
    }
  }

  /// Adds elements for objects that the list has elsewhere.
  mutating func addRepeated(at offsets: [Int], from start: Int) {
    for offset in offsets {
      elements.insert(Element(isRepeated: true), at: min(max(offset - start, 0), elements.count))
    }
  }

  /// Notes which elements have the object of an earlier one.
  mutating func findRepeated() {
    var records: Set<RecordID> = []
    for index in elements.indices {
      guard let record = elements[index].record else { continue }
      elements[index].isRepeated = !records.insert(record).inserted
    }
  }

  /// The offsets of the objects that are repeated.
  func repeated(from start: Int) -> [Int] { elements.indices.filter { elements[$0].isRepeated }.map { start + $0 } }

  /// Sets a field to the list, without objects that are repeated.
  func write(to field: FieldID, of record: RecordProxy) {
    let shown = elements.filter { !$0.isRepeated }
    record.setLinks(shown.map(\.record), field)
    let contents = record.source.contents
    if isAwaiting { record.awaitElements(of: field) }
    for (index, element) in shown.enumerated() where !element.errors.isEmpty {
      guard let position = contents.pointee.table.index(of: field, in: record.number, guess: 0) else { return }
      for var error in element.errors {
        error.steps.insert(.index(index), at: 0)
        contents.pointee.add(error, to: field, of: record.number, at: position)
      }
    }
  }
}
