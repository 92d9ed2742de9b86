import GraphQLJSON
import InlineGraphQL

extension RecordKey: CustomStringConvertible {
  /// The key as readers know it: type and key fields, or the place in another record.
  package var description: String { (try? Self.description(of: bytes[...])) ?? "?" }

  private static func description(of key: ArraySlice<UInt8>, depth: Int = 0) throws -> String {
    switch try parts(of: key) {
    case .root(let kind), .rootField(let kind, _): return text(kind)
    case .identified(let type, let id): return "\(text(type)):\"\(text(id))\""
    case .place(let parent, let field, let indices):
      if depth == maximumDepth { throw BrokenRecordError() }
      let places = indices.map { "[\($0)]" }.joined()
      return "\(try description(of: parent, depth: depth + 1)).\(text(field))\(places)"
    }
  }

  private var isPlace: Bool { bytes.first == 2 }

  fileprivate func heading(_ header: SavedRecord.Header) -> String {
    if header.isDeleted { return "\(self): deleted\n" }
    return isPlace && !header.type.isEmpty ? "\(self): \(text(header.type))\n" : "\(self)\n"
  }
}

extension SavedRecord {
  /// Returns the record as ``GraphQLStore/debugDescription`` shows it.
  package func description(for key: RecordKey) -> String {
    guard let (header, fields) = try? parts() else { return "\(key): broken\n" }
    if header.isDeleted { return key.heading(header) }
    let lines = fields.filter { !$0.isAbsent }.map { field in
      guard let content = try? SavedContent(field.content) else { return "  \(text(field.key)): broken\n" }
      let messages = content.errors.map { "  # \($0["message"]?.description ?? "error")" }
      return "  \(text(field.key)): \(content.value.description)\(messages.joined())\n"
    }
    return key.heading(header) + lines.sorted().joined()
  }

  /// Returns the record as JSON: links are `{"__ref": key}`, and times are seconds since 1970.
  package func json(for key: RecordKey) -> GraphQLJSONValue {
    var record: GraphQLJSONObject = ["key": .string(key.description)]
    guard let (header, fields) = try? parts() else { return .object(record) }
    if !header.type.isEmpty { record["type"] = .string(text(header.type)) }
    if header.isDeleted { record["isDeleted"] = true }
    if header.validSince > 0 { record["validSince"] = seconds(header.validSince) }
    var values = GraphQLJSONObject()
    for field in fields.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      guard let content = try? SavedContent(field.content) else { continue }
      var value: GraphQLJSONObject = ["value": content.value.json, "time": seconds(content.time)]
      if !content.errors.isEmpty { value["errors"] = .array(content.errors.map { .object($0) }) }
      values[text(field.key)] = .object(value)
    }
    record["fields"] = .object(values)
    return .object(record)
  }
}

extension SavedRecord {
  /// Returns the fields by their keys: JSON, and links as the keys of records.
  func values() -> [(key: String, value: Any)] {
    guard let (_, fields) = try? parts() else { return [] }
    return fields.compactMap { field in
      (try? SavedContent(field.content)).map { (text(field.key), $0.value.shown) }
    }
  }
}

/// The content of a field, in a form for people.
private struct SavedContent {
  /// A value whose links are keys.
  indirect enum Value: CustomStringConvertible {
    case text(String)
    case link(RecordKey)
    case list([Value])

    var description: String {
      switch self {
      case .text(let text): text
      case .link(let key): key.description
      case .list(let elements): "[\(elements.map(\.description).joined(separator: ", "))]"
      }
    }

    var shown: Any {
      switch self {
      case .text: json
      case .link(let key): key.description
      case .list(let elements): elements.map(\.shown)
      }
    }

    var json: GraphQLJSONValue {
      switch self {
      case .text(let text): (try? GraphQLJSONValue(parsing: Array(text.utf8))) ?? .null
      case .link(let key): ["__ref": .string(key.description)]
      case .list(let elements): .array(elements.map(\.json))
      }
    }
  }

  let time: AbsoluteTime
  let value: Value
  let errors: [GraphQLJSONObject]

  init(_ content: ArraySlice<UInt8>) throws(BrokenRecordError) {
    var bytes = SavedBytes(content)
    time = try bytes.number()
    switch SavedKind(rawValue: try bytes.byte()) {
    case .null: value = .text("null")
    case .text: value = .text(InlineGraphQLStore.text(try bytes.countedBytes()))
    case .link: value = .link(RecordKey(Array(try bytes.countedBytes())))
    case .list:
      var words = SavedBytes(try bytes.sizedBytes())
      value = .list(try Self.elements(.max, &words))
    case .absent, nil: throw BrokenRecordError()
    }
    guard case .array(let errors)? = try? GraphQLJSONValue(parsing: Array(bytes.rest)) else {
      self.errors = []
      return
    }
    self.errors = errors.compactMap { $0["members"]?.object }
  }

  private static func elements(_ count: Int, _ words: inout SavedBytes) throws(BrokenRecordError) -> [Value] {
    var elements: [Value] = []
    while elements.count < count, !words.isAtEnd {
      switch SavedKind.Word(rawValue: try words.byte()) {
      case .null: elements.append(.text("null"))
      case .link: elements.append(.link(RecordKey(Array(try words.countedBytes()))))
      case .list: elements.append(.list(try self.elements(Int(clamping: try words.number()), &words)))
      case nil: throw BrokenRecordError()
      }
    }
    return elements
  }
}

private func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

private func seconds(_ time: AbsoluteTime) -> GraphQLJSONValue { .double(Double(time) / 100) }
