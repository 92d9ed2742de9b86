import GraphQLJSON
import InlineGraphQL

/// An object of a store during an update (Relay's `RecordProxy`).
///
/// Fields have the names of the schema, not aliases, and the arguments that queries give them.
public struct RecordProxy {
  /// The number of the record.
  let number: RecordID
  let source: RecordSourceProxy

  init(_ number: RecordID, _ source: RecordSourceProxy) {
    (self.number, self.source) = (number, source)
  }

  /// The record's ID (Relay's `getDataID`): the `id` of the object, or a text that begins with `client:` if that does not identify it.
  ///
  /// ``RecordSourceProxy/get(id:)`` has the record again.
  public var id: String { source.contents.pointee.id(of: number) }

  /// The name of the object's type; nil if no response has told.
  public var type: String? {
    source.contents.pointee.openRecord(number)
    source.contents.pointee.loadNow(number)
    return source.contents.pointee.names.name(ofType: source.contents.pointee.table.type(of: number))
  }

  /// Returns the value of a field with a scalar or an enum, or a list of them; nil if the store does not know it.
  public func getValue(_ name: String, _ arguments: GraphQLJSONObject = [:]) -> GraphQLJSONValue? {
    if name == "__typename" { return type.map { .string($0) } }
    return getValue(field(name, arguments))
  }

  func getValue(_ field: FieldID) -> GraphQLJSONValue? {
    json(of: field).flatMap { try? GraphQLJSONValue(parsing: $0) }
  }

  /// Returns the JSON of a field with a scalar or an enum, or a list of them; nil if the store does not know it.
  func json(of field: FieldID) -> [UInt8]? {
    guard let value = stored(field) else { return nil }
    switch value.kind {
    case .null: return Array("null".utf8)
    case .link, .list: return nil
    case .smallText, .text: return value.bytes
    }
  }

  /// Sets the value of a field with a scalar or an enum, or a list of them.
  public func setValue(_ value: GraphQLJSONValue, _ name: String, _ arguments: GraphQLJSONObject = [:]) {
    precondition(name != "__typename", "The type of an object cannot be set")
    setValue(value, field(name, arguments))
  }

  func setValue(_ value: GraphQLJSONValue, _ field: FieldID) {
    if value == .null { return write(.null, to: field) }
    let text = Array(value.description.utf8)
    text.withUnsafeBufferPointer { text in
      if let short = ShortByteString(text) {
        write(StoredValue(short), to: field)
      } else {
        _ = source.contents.pointee.write(.text, text, to: field, of: number, guess: 0)
      }
    }
  }

  /// Returns the object of a field; nil if it is null or the store does not know it.
  public func getLinkedRecord(_ name: String, _ arguments: GraphQLJSONObject = [:]) -> RecordProxy? {
    getLinkedRecord(field(name, arguments))
  }

  func getLinkedRecord(_ field: FieldID) -> RecordProxy? {
    guard let value = stored(field), value.kind == .link else { return nil }
    return proxy(value.link)
  }

  /// Sets the object of a field.
  public func setLinkedRecord(_ record: RecordProxy?, _ name: String, _ arguments: GraphQLJSONObject = [:]) {
    write(record.map { StoredValue(link: $0.number) } ?? .null, to: field(name, arguments))
  }

  /// Returns the objects of a field with a list; nil if it is null, if the store does not know it, or if it is a list of
  /// lists.
  public func getLinkedRecords(_ name: String, _ arguments: GraphQLJSONObject = [:]) -> [RecordProxy?]? {
    getLinkedRecords(field(name, arguments))
  }

  func getLinkedRecords(_ field: FieldID) -> [RecordProxy?]? {
    getLinks(field)?.map { link in link.flatMap { proxy($0) } }
  }

  /// Returns the records that a field with a list links to, deleted or not.
  func getLinks(_ field: FieldID) -> [RecordID?]? {
    guard let value = stored(field), value.kind == .list else { return nil }
    var words = ListWords(value.text)
    var links: [RecordID?] = []
    while let word = words.next() {
      if word < ListWords.null { return nil }
      links.append(word == ListWords.null ? nil : word)
    }
    return links
  }

  /// Sets the objects of a field with a list.
  public func setLinkedRecords(_ records: [RecordProxy?]?, _ name: String, _ arguments: GraphQLJSONObject = [:]) {
    let field = field(name, arguments)
    guard let records else { return write(.null, to: field) }
    // An update of a list that is still arriving has not seen all of it.
    let arrived = arrivedElements(of: field)
    setLinks(records.map { $0?.number }, field)
    if let arrived { awaitElements(of: field, arrived: arrived) }
  }

  /// Sets the records that a field with a list links to.
  func setLinks(_ links: [RecordID?], _ field: FieldID) {
    setListWords(links.map { $0 ?? ListWords.null }, field)
  }

  /// Sets a field to the list that words are (``ListWords``).
  func setListWords(_ words: [Int32], _ field: FieldID) {
    words.withUnsafeBytes { bytes in
      _ = source.contents.pointee.write(.list, bytes.bindMemory(to: UInt8.self), to: field, of: number, guess: 0)
    }
  }

  /// Sets all fields that another object of the same type has to its values. Objects inside that have no identity are
  /// shared.
  public func copyFieldsFrom(_ other: RecordProxy) {
    copyFields(from: other, except: [])
  }

  /// Sets the fields that another object has to its values, but for some.
  func copyFields(from other: RecordProxy, except excluded: Set<FieldID>) {
    source.contents.pointee.openAllFields(of: other.number)
    source.contents.pointee.loadNow(other.number)
    for index in 0..<Int(source.contents.pointee.table[other.number].count) {
      let field = source.contents.pointee.table[other.number].stamp(at: index).field
      if excluded.contains(field) { continue }
      write(copyOf: source.contents.pointee.table[other.number][index].withoutErrors, to: field)
    }
  }

  /// Sets a field to the value of another one, if that is known.
  func copy(_ field: FieldID, to other: FieldID) {
    if let value = stored(field) { write(copyOf: value.withoutErrors, to: other) }
  }

  private func write(copyOf value: StoredValue, to field: FieldID) {
    switch value.kind {
    case .text, .list:
      // Writing may move the memory of the other object if it is this one.
      let bytes = Array(value.text)
      bytes.withUnsafeBufferPointer { bytes in
        _ = source.contents.pointee.write(value.kind, bytes, to: field, of: number, guess: 0)
      }
    case .null, .smallText, .link: write(value, to: field)
    }
  }

  func proxy(_ record: RecordID) -> RecordProxy? {
    source.contents.pointee.isDeletedOnceLoaded(record) ? nil : RecordProxy(record, source)
  }

  /// Marks all values of the object as stale, as ``GraphQLStore/invalidate(_:id:)`` does. In an optimistic update it has no effect.
  public func invalidateRecord() {
    guard source.contents.pointee.layers.isWritingBase else { return }
    source.contents.pointee.invalidate(number)
    for field in source.contents.pointee.table.fields(of: number) { source.contents.pointee.watchers.note(field) }
  }

  func field(_ name: String, _ arguments: GraphQLJSONObject) -> FieldID {
    var text = CanonicalText()
    text.append(fieldNamed: name, arguments: arguments)
    return source.contents.pointee.names.fields.number(of: text.bytes)
  }

  func stored(_ field: FieldID) -> StoredValue? {
    if source.contents.pointee.find(field, in: number) == nil {
      source.contents.pointee.loadNow(number, field)
    }
    guard let index = source.contents.pointee.table.index(of: field, in: number, guess: 0) else { return nil }
    return source.contents.pointee.table[number][index]
  }

  func write(_ value: StoredValue, to field: FieldID) {
    _ = source.contents.pointee.write(value, to: field, of: number, guess: 0)
  }
}

extension RecordProxy: Hashable {
  /// Returns whether both are the same object in the same update.
  public static func == (first: RecordProxy, second: RecordProxy) -> Bool {
    first.number == second.number && first.source === second.source
  }

  /// Adds the object to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
