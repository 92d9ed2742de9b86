import GraphQLCLibrary
import GraphQLJSON
import InlineGraphQL

/// Reads records as the text of the response that the server would have sent.
struct RecordReading: ~Copyable {
  fileprivate enum Step {
    case field(UnsafePointer<MergedField>)
    case index(Int)

    var component: JSONPath.Component {
      switch self {
      case .field(let field): .key(field.pointee.field.responseKey)
      case .index(let index): .index(index)
      }
    }
  }

  private var output: ByteBuffer
  private let request: PlannedRequest
  private var path: [Step] = []

  /// The objects around the position, if the document has deferred parts.
  private var frames: [(offset: Int, depth: Int, merged: MergedFields)] = []
  private let hasParts: Bool

  /// The notes about deferred parts and streamed lists.
  private(set) var parts: PartNotes
  /// The paths of unknown values that are on their way.
  private(set) var pending: [JSONPath] = []
  /// The other unknown values, which are null in the text: their paths in the response, and the fields of records that would
  /// have them.
  private(set) var missing: [(path: JSONPath, address: FieldAddress)] = []
  private(set) var errors: [(error: FieldError, path: JSONPath)] = []
  /// When the oldest of the values was written; `nil` if there are no values.
  private(set) var oldest: StoreTime?
  /// Whether a value is older than it may be, or was invalidated.
  private(set) var isStale = false
  /// The fields that were read or found missing, if they are noted.
  private(set) var seen: SeenFields?
  /// The root of an operation, if its fields are noted one by one: many read the root, each another field of it.
  private let root: RecordID?
  /// The records of which memory may lack something that the disk has, if they are noted.
  private(set) var needed: NeededRecords?
  private let notesObjects: Bool
  /// Each object, by its offset in the text.
  private(set) var objects: ObjectsByOffset

  /// Prepares reading.
  ///
  /// - Parameters:
  ///   - request: The plan of a request.
  ///   - output: Where to write the text.
  ///   - notesObjects: Whether to note the records of objects.
  ///   - seen: The fields that are read are added to it; `nil` if they are not noted.
  ///   - root: The root, if an operation is read.
  ///   - isArriving: Whether a response to the request is on its way in parts.
  ///   - needed: The records that must be loaded are added to it; `nil` if none are loaded.
  init(
    _ request: PlannedRequest,
    output: consuming ByteBuffer,
    notesObjects: Bool,
    seen: SeenFields?,
    root: RecordID?,
    isArriving: Bool,
    needed: NeededRecords?
  ) {
    self.output = output
    self.needed = needed
    parts = PartNotes(isArriving: isArriving)
    hasParts = request.selections.document.hasDeferredParts
    objects = ObjectsByOffset(capacity: notesObjects ? request.lastObjectCount : 0)
    (self.request, self.notesObjects, self.seen, self.root) = (request, notesObjects, seen, root)
  }

  /// Reads the response whose data is the object of a record. Missing values are null.
  mutating func readResponse(_ record: RecordID, _ group: SelectionGroup, _ contents: inout StoreContents) {
    append("{\"data\":")
    readObject(record, group, &contents)
    if !errors.isEmpty {
      append(",\"errors\":")
      var writer = JSONWriter()
      writer.writeArray(errors) { writer, error in writer.write(error.error.json(at: error.path)) }
      append(writer.text())
    }
    output.append(UInt8(ascii: "}"))
  }

  consuming func text() -> ByteBuffer { output }

  private mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { output.append($0) }
  }

  /// Reads some selections of a record's object.
  mutating func readObject(_ record: RecordID, _ group: SelectionGroup, _ contents: inout StoreContents) {
    if contents.table[record].saving.contains(.mayHaveMore), contents.table[record].count == 0, needed != nil,
      !contents.table.isRoot(record)
    {
      // Nothing is known of it, not even whether it was deleted.
      contents.noteNeed(of: FieldKeys.allFields, in: record, &needed)
      return append("{}")
    }
    let merged = group.mergedFields(for: contents.table[record].type, &contents.names)
    let freshSince = contents.table.freshSince(record)
    if seen != nil { noteSeen(record, merged, &contents) }
    if notesObjects { objects.append(StoredObject(record: record, selections: group.number), at: output.count) }
    if hasParts { frames.append((output.count, path.count, merged)) }
    output.append(UInt8(ascii: "{"))
    let fields = merged.fields
    for number in 0..<fields.count {
      let field = fields.baseAddress! + number
      let id = request.id(of: field, &contents.names.fields)
      if let extent = field.pointee.extent { noteExtent(extent, record, &contents) }
      if let member = field.pointee.member {
        output.append(UnsafeBufferPointer(member))
        continue
      }
      output.append(UnsafeBufferPointer(field.pointee.prefix.bytes))
      guard let index = contents.table.index(of: id, in: record, guess: field.pointee.guess) else {
        if field.pointee.isRecordID {
          append("\(GraphQLJSONValue.string(contents.id(of: record))),")
          continue
        }
        contents.noteNeed(of: id, in: record, &needed)
        if readFound(by: field, id, of: record, &contents) { continue }
        if contents.isWithoutType(record, field) {
          output.position -= field.pointee.prefix.bytes.count
          continue
        }
        if !field.pointee.field.isOfClient { noteMissing(id, of: record, field) }
        appendNull()
        continue
      }
      field.pointee.guess = index
      let time = contents.table[record].stamp(at: index).time
      if time < oldest ?? .max { oldest = time }
      if time < freshSince { isStale = true }
      readValue(at: index, of: record, field, id, &contents)
    }
    output.close(with: UInt8(ascii: "}"))
    if hasParts { frames.removeLast() }
  }

  private mutating func noteSeen(_ record: RecordID, _ merged: MergedFields, _ contents: inout StoreContents) {
    if record == root {
      for field in fields(of: merged, &contents) { seen!.append(field, of: record) }
    } else if !seen!.append(record, merged) {
      seen!.append(record, merged, with: fields(of: merged, &contents))
    }
  }

  /// Returns the merged fields, and where lists end, which is read together with them though it is not in the text.
  private func fields(of merged: MergedFields, _ contents: inout StoreContents) -> [FieldID] {
    merged.fields.flatMap { field in
      [request.id(of: field, &contents.names.fields)]
        + (field.extent.map { [request.id(of: $0, &contents.names.fields)] } ?? [])
    }
  }

  /// Notes that where a list ends must be loaded together with the list.
  private mutating func noteExtent(_ field: PlannedField, _ record: RecordID, _ contents: inout StoreContents) {
    let extent = request.id(of: field, &contents.names.fields)
    if contents.table.index(of: extent, in: record, guess: 0) != nil { return }
    contents.noteNeed(of: extent, in: record, &needed)
  }

  @inline(__always)
  private mutating func readValue(
    at index: Int,
    of record: RecordID,
    _ field: UnsafeMutablePointer<MergedField>,
    _ id: FieldID,
    _ contents: inout StoreContents
  ) {
    let value = contents.table[record][index]
    let start = output.count
    switch value.kind {
    case .smallText:
      output.reserve(17)
      let target = UnsafeMutableRawPointer(output.position)
      target.storeBytes(of: value.low.littleEndian, as: UInt64.self)
      target.storeBytes(of: value.high.littleEndian, toByteOffset: 8, as: UInt64.self)
      output.position += value.smallTextCount
      output.position.pointee = UInt8(ascii: ",")
      output.position += 1
    case .text:
      output.append(value.text)
      output.append(UInt8(ascii: ","))
    case .null: appendNull()
    case .link, .list: readInner(value, of: record, field, id, &contents)
    }
    if value.hasErrors { noteErrors(of: value, at: start, in: record, field, id, &contents) }
  }

  private mutating func readInner(
    _ value: StoredValue,
    of record: RecordID,
    _ field: UnsafeMutablePointer<MergedField>,
    _ id: FieldID,
    _ contents: inout StoreContents
  ) {
    guard let group = field.pointee.group else {
      // Another version of the schema had objects here.
      noteMissing(id, of: record, field)
      return appendNull()
    }
    if value.kind == .link, contents.table.isDeleted(value.link) { return appendDeleted(value.link, contents) }
    path.append(.field(field))
    let (start, known) = (output.count, missing.count)
    if value.kind == .link {
      readObject(value.link, group, &contents)
    } else {
      var words = ListWords(value.text)
      readElements(.max, of: &words, group, &contents)
    }
    path.removeLast()
    if field.pointee.field.isOfClient, missing.count > known {
      // No response can complete what only the client has selected.
      missing.removeLast(missing.count - known)
      output.position -= output.count - start
      objects.remove(from: start)
      return appendNull()
    }
    output.append(UInt8(ascii: ","))
  }

  /// Reads the objects that a field finds by its arguments, since the record does not have it. Returns whether there are some.
  private mutating func readFound(
    by field: UnsafeMutablePointer<MergedField>,
    _ id: FieldID,
    of record: RecordID,
    _ contents: inout StoreContents
  ) -> Bool {
    guard let group = field.pointee.group,
      let found = contents.objects(foundBy: field.pointee.field, of: record, request, &seen, &needed)
    else { return false }
    if found.isList { append("[") }
    path.append(.field(field))
    for (index, object) in found.objects.enumerated() {
      if found.isList { path.append(.index(index)) }
      switch object {
      case .null: appendNull()
      case .unknown:
        appendNull()
        noteMissing(JSONPath(path.map(\.component)), in: field, FieldAddress(record: record, field: id))
      case .record(let record) where contents.table.isDeleted(record): appendDeleted(record, contents)
      case .record(let record):
        readObject(record, group, &contents)
        append(",")
      }
      if found.isList { path.removeLast() }
    }
    path.removeLast()
    if found.isList {
      output.close(with: UInt8(ascii: "]"))
      append(",")
    }
    return true
  }

  private mutating func readElements(
    _ count: Int,
    of words: inout ListWords,
    _ group: SelectionGroup,
    _ contents: inout StoreContents
  ) {
    output.append(UInt8(ascii: "["))
    var index = 0
    while index < count, let word = words.next() {
      path.append(.index(index))
      index += 1
      if word >= 0, !contents.table.isDeleted(word) {
        readObject(word, group, &contents)
        output.append(UInt8(ascii: ","))
      } else if word >= 0 {
        appendDeleted(word, contents)
      } else if word == ListWords.null {
        appendNull()
      } else {
        readElements(ListWords.count(word), of: &words, group, &contents)
        output.append(UInt8(ascii: ","))
      }
      path.removeLast()
    }
    output.close(with: UInt8(ascii: "]"))
  }

  private mutating func appendNull() { append("null,") }

  /// Writes null for a record that was deleted. If it is written again, its type tells.
  private mutating func appendDeleted(_ record: RecordID, _ contents: borrowing StoreContents) {
    seen?.append(FieldKeys.typename, of: record)
    appendNull()
  }

  private mutating func noteMissing(_ id: FieldID, of record: RecordID, _ field: UnsafeMutablePointer<MergedField>) {
    noteMissing(path(adding: .field(field)), in: field, FieldAddress(record: record, field: id))
  }

  /// Notes that something in the value of a field is missing. If the field is in deferred parts alone, they are not there.
  private mutating func noteMissing(
    _ path: JSONPath,
    in field: UnsafeMutablePointer<MergedField>,
    _ address: FieldAddress
  ) {
    let around = partsAround(field)
    for (part, depth) in around {
      parts.noteMissing(path, in: part, ofObjectAt: JSONPath(Array(path.components[..<depth])))
    }
    if around.isEmpty || !parts.isArriving {
      missing.append((path, address))
    } else {
      pending.append(path)
    }
  }

  /// Returns the innermost deferred parts that a field of the object at the position is in; none if it is also selected outside of
  /// them.
  private func partsAround(_ field: UnsafeMutablePointer<MergedField>) -> [(part: DeferredPart, depth: Int)] {
    guard let merged = frames.last?.merged else { return [] }
    return merged.parts[field - merged.fields.baseAddress!].map { part in
      let frame = frames[frames.count - 1 - part.distance]
      return (DeferredPart(offset: frame.offset, label: part.label), frame.depth)
    }
  }

  private func path(adding last: Step) -> JSONPath { JSONPath((path + [last]).map(\.component)) }

  // MARK: - Errors

  private mutating func noteErrors(
    of value: StoredValue,
    at offset: Int,
    in record: RecordID,
    _ field: UnsafeMutablePointer<MergedField>,
    _ id: FieldID,
    _ contents: inout StoreContents
  ) {
    let known = contents.table.errors[FieldAddress(record: record, field: id)] ?? []
    let start = path(adding: .field(field)).components
    let streaming = field.pointee.field.streaming
    let isStreamed = streaming.map { request.selections.includes($0.inclusions) } ?? false
    var unexplained: [JSONPath] = []
    for error in known {
      let nullSteps = nullSteps(error.steps, in: value)
      let null = JSONPath(start + (error.isOfAwaitedElements ? error.awaitedSteps : nullSteps))
      if error.isOfAwaitedElements, isStreamed || parts.isArriving {
        if isStreamed { parts.noteMissing(null, inListAt: offset) }
        if parts.isArriving { pending.append(null) } else { unexplained.append(null) }
      } else if let steps = path(of: error.steps, field.pointee.group, &contents),
        isStreamed || !error.isBehindEnd(of: value)
      {
        let path = JSONPath(start + steps)
        errors.append((error, path))
        note(error.graphQLError(at: path), in: field)
        if isStreamed, error.isBehindEnd(of: value) {
          parts.note(error.graphQLError(at: path), ofListAt: offset, JSONPath(start))
        }
      } else if !unexplained.contains(null) {
        unexplained.append(null)
      }
    }
    // The object is null only for readers that select the field that made it so. Any of those that failed may be the one.
    for path in unexplained { noteMissing(path, in: field, FieldAddress(record: record, field: id)) }
  }

  private mutating func note(_ error: GraphQLError, in field: UnsafeMutablePointer<MergedField>) {
    for (part, _) in partsAround(field) { parts.note(error, in: part) }
  }

  /// Returns the steps to the null that an error made.
  private func nullSteps(_ steps: [FieldError.Step], in value: StoredValue) -> [JSONPath.Component] {
    guard value.kind == .list else { return [] }
    let indices = steps.prefix { if case .index = $0 { true } else { false } }
    let wanted = indices.compactMap { if case .index(let index) = $0 { index } else { nil } }
    return wanted.prefix((value.firstNull(at: wanted) ?? wanted.count) + 1).map { .index($0) }
  }

  /// Returns the path of an error from the field's value; `nil` if a field of its steps is not selected, whatever the types
  /// of the objects would have been.
  private func path(
    of steps: [FieldError.Step],
    _ group: SelectionGroup?,
    _ contents: inout StoreContents
  ) -> [JSONPath.Component]? {
    var group = group
    var path: [JSONPath.Component] = []
    for step in steps {
      switch step {
      case .index(let index): path.append(.index(index))
      case .field(let wanted):
        var found: [PlannedField] = []
        group?.visitCertainFields { field in
          if request.id(of: field, &contents.names.fields) == wanted { found.append(field) }
        }
        // Aliases may select different things.
        guard let key = found.first?.responseKey else { return nil }
        path.append(.key(key))
        group = group?.group(of: found.filter { $0.responseKey == key })
      case .uncertainField, .awaitedElements: return nil
      }
    }
    return path
  }
}

extension FieldError {
  /// Returns the error as a response to another request has it.
  fileprivate func json(at path: JSONPath) -> GraphQLJSONValue {
    var members = members
    members["path"] = .array(
      path.components.map { component in
        switch component {
        case .key(let key): .string(key)
        case .index(let index): .int(index)
        }
      }
    )
    return .object(members)
  }

  /// The steps from a list to the first element that has not arrived.
  fileprivate var awaitedSteps: [JSONPath.Component] {
    steps.compactMap { if case .index(let index) = $0 { .index(index) } else { nil } }
  }

  /// Returns the error as readers of a response to another request have it.
  fileprivate func graphQLError(at path: JSONPath) -> GraphQLError {
    [GraphQLError](responseErrors: .array([json(at: path)]))[0]
  }
}

extension FieldError {
  /// Returns whether the error is of elements that a streamed list does not have, because it ends before them.
  func isBehindEnd(of value: StoredValue) -> Bool {
    guard case .index(let index)? = steps.first else { return false }
    return index >= value.elementCount ?? .max
  }
}

extension StoredValue {
  /// The number of a list's elements; `nil` if the value is no list.
  var elementCount: Int? {
    switch kind {
    case .list:
      var words = ListWords(text)
      return words.elementCount
    case .text, .smallText:
      guard case .array(let elements)? = try? GraphQLJSONValue(parsing: bytes) else { return nil }
      return elements.count
    case .null, .link: return nil
    }
  }
}

extension StoreContents {
  /// Returns whether a field is the type of an object of which the service has not told it. The response can be read without
  /// it, and so can this.
  fileprivate func isWithoutType(_ record: RecordID, _ field: UnsafeMutablePointer<MergedField>) -> Bool {
    field.pointee.isTypename && table[record].count > 0 && !table.isRoot(record)
  }
}
