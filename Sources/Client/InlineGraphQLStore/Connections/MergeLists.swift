import InlineGraphQL

/// The merge of one page into the list of a field with `@paginated`.
///
/// A page from the start replaces the list, and so does one that begins where the list does. A page behind the end is added,
/// without objects that the list has. At offsets, a page may also overlap the list: then it replaces what it covers. Any other
/// page is dropped: it was asked for before the list was loaded again.
struct ListMerge {
  private let pagination: PlannedPagination
  private let owner: RecordProxy
  private let extentField: FieldID
  private let page: RecordProxy
  /// The list of the page; `nil` if the response does not have it.
  private let pageField: FieldID?
  /// The fields of the page's object that the response has; `nil` if the page is no object.
  private let pageFields: Set<FieldID>?
  /// The record that has the list of all pages, and the list's field there.
  private let record: RecordProxy
  private let field: FieldID?
  private let start: GraphQLJSONValue
  private let count: Int?

  init(
    _ written: WrittenPage,
    _ pagination: PlannedPagination,
    _ request: PlannedRequest,
    _ source: RecordSourceProxy
  ) {
    self.pagination = pagination
    page = RecordProxy(written.page, source)
    owner = RecordProxy(written.owner, source)
    let contents = source.contents
    extentField = request.id(of: pagination.extent, &contents.pointee.names.fields)
    if written.isObject {
      let fields = contents.pointee.fields(of: written.page, written.group, request)
      pageFields = Set(fields.map(\.id))
      pageField = fields.first { $0.name == pagination.items }?.id
      (record, field) = (source.recordOfAllPages(for: written), pageField)
    } else {
      pageFields = nil
      pageField = contents.pointee.names.fields.number(of: PlannedPagination.list)
      (record, field) = (owner, written.connection)
    }
    start = request.value(ofArgument: pagination.start, of: written.field) ?? .null
    count = pagination.count.flatMap { request.value(ofArgument: $0, of: written.field)?.offset }
  }

  func apply() {
    guard let field, let pageField else { return copyFields() }
    let known = PagedList(field, of: record)
    // The list in an object is unknown here if this page is null.
    let isKnown = known != nil || record.getLinkedRecord(field) != nil
    let extent = isKnown ? ListExtent(owner.getValue(extentField)) : nil
    let isFirst = extent.map { isStart(of: $0) } ?? true
    if let added = PagedList(pageField, of: page) {
      guard let (list, newExtent) = isFirst ? first(added) : merged(known, added, extent) else { return }
      list.write(to: field, of: record)
      owner.setValue(newExtent.value, extentField)
    } else {
      // The page failed, so that there is nothing to add.
      guard isFirst, page.hasField(pageField) else { return }
      record.write(.null, to: field)
      record.addErrors(of: pageField, in: page, to: field)
      owner.write(.null, to: extentField)
    }
    copyFields()
  }

  /// Copies what the page's object has beside the list.
  private func copyFields() {
    guard let pageFields else { return }
    page.source.contents.pointee.openAllFields(of: page.number)
    let known = page.source.contents.pointee.table.fields(of: page.number).map(\.field)
    let excluded = Set(known).subtracting(pageFields).union(pageField.map { [$0] } ?? [])
    record.copyFields(from: page, except: excluded)
    record.copyErrors(from: page, except: excluded)
  }

  private func isStart(of extent: ListExtent) -> Bool {
    if pagination.next == nil { return offset == 0 || offset == extent.startOffset }
    return start.cursor == nil || start.cursor == extent.start.cursor
  }

  private func first(_ added: PagedList) -> (PagedList, ListExtent) {
    var list = added
    list.findRepeated()
    var extent = ListExtent(start: start)
    if pagination.next == nil {
      extent.hasNext = !isShort(added)
      extent.repeated = list.repeated(from: offset)
    } else {
      (extent.end, extent.hasNext) = next
    }
    return (list, extent)
  }

  private func merged(_ known: PagedList?, _ added: PagedList, _ extent: ListExtent?) -> (PagedList, ListExtent)? {
    guard let known, let extent else { return nil }
    return pagination.next == nil ? mergedAtOffset(known, added, extent) : mergedAtCursor(known, added, extent)
  }

  // MARK: - Offsets

  private var offset: Int { start.offset ?? 0 }

  /// Whether a page has fewer objects than were asked for, so that the service has none after it.
  private func isShort(_ added: PagedList) -> Bool {
    !added.isAwaiting && count.map { added.elements.count < $0 } ?? true
  }

  private func mergedAtOffset(
    _ known: PagedList,
    _ added: PagedList,
    _ extent: ListExtent
  ) -> (PagedList, ListExtent)? {
    var (list, extent) = (known, extent)
    list.addRepeated(at: extent.repeated, from: extent.startOffset)
    let start = extent.startOffset
    let (end, addedEnd) = (start + list.elements.count, offset + added.elements.count)
    guard offset <= end, addedEnd >= start else { return nil }
    let before = list.elements.prefix(max(offset - start, 0))
    let after = isShort(added) ? [] : list.elements.dropFirst(addedEnd - start)
    list.elements = before + added.elements + after
    list.isAwaiting = added.isAwaiting
    list.findRepeated()
    if isShort(added) {
      extent.hasNext = false
    } else if addedEnd >= end {
      extent.hasNext = true
    }
    extent.start = .int(min(start, offset))
    extent.repeated = list.repeated(from: extent.startOffset)
    return (list, extent)
  }

  // MARK: - Cursors

  /// The cursor of the page after this one, and whether there is that page.
  private var next: (cursor: GraphQLJSONValue, isThere: Bool) {
    let path = pagination.next ?? []
    var object: RecordProxy? = page
    for name in path.dropLast() { object = object?.getLinkedRecord(name) }
    guard let object, let name = path.last, let cursor = object.getValue(name), cursor.cursor != nil else {
      return (.null, false)
    }
    return (cursor, object.getValue("hasNextPage") != false)
  }

  private func mergedAtCursor(
    _ known: PagedList,
    _ added: PagedList,
    _ extent: ListExtent
  ) -> (PagedList, ListExtent)? {
    let end = extent.end.cursor
    // The same page may come twice.
    guard end != nil, end == start.cursor || end == next.cursor.cursor else { return nil }
    var (list, extent) = (known, extent)
    list.elements += added.elements
    list.isAwaiting = added.isAwaiting
    list.findRepeated()
    (extent.end, extent.hasNext) = next
    return (list, extent)
  }
}

extension StoreContents {
  /// The names and IDs of the fields of an object that a response has.
  mutating func fields(
    of record: RecordID,
    _ group: SelectionGroup,
    _ request: PlannedRequest
  ) -> [(name: String, id: FieldID)] {
    let merged = group.mergedFields(for: foundType(of: record), &names)
    return merged.fields.map { ($0.field.name, request.id(of: $0, &names.fields)) }
  }
}

extension GraphQLJSONValue {
  /// The text of a cursor; `nil` if it is none. Where a service has numbers, an argument may have them as strings.
  var cursor: String? {
    switch self {
    case .string(let text): text.isEmpty ? nil : text
    case .int, .double: description
    case .null, .bool, .array, .object: nil
    }
  }
}
