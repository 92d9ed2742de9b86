import GraphQLJSON
import InlineGraphQL

/// Finds the objects, pages and streamed lists of a text that was written, for the parts that come later.
struct ArrivedObjects {
  private var cursor: JSONCursor
  private let writing: ResponseWriting
  private(set) var streamedLists: [JSONPath] = []

  /// Prepares to look at a text.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - writing: The writing that has written it.
  init(in bytes: UnsafeBufferPointer<UInt8>, _ writing: ResponseWriting) {
    cursor = JSONCursor(bytes)
    self.writing = writing
  }

  /// Notes the object at an offset and all that it has.
  mutating func note(
    _ group: SelectionGroup,
    at offset: Int,
    _ path: JSONPath,
    in arrival: inout Arrival,
    _ contents: inout StoreContents
  ) throws(JSONError) {
    cursor.offset = offset
    try noteObject(group, path, &arrival, &contents)
  }

  /// Notes the elements of the list that the text is.
  mutating func noteElements(
    _ group: SelectionGroup,
    from first: Int,
    _ path: JSONPath,
    in arrival: inout Arrival,
    _ contents: inout StoreContents
  ) throws(JSONError) {
    cursor.offset = 0
    try noteElements(group, from: first, path, &arrival, &contents)
  }

  private mutating func noteObject(
    _ group: SelectionGroup,
    _ path: JSONPath,
    _ arrival: inout Arrival,
    _ contents: inout StoreContents
  ) throws(JSONError) {
    guard let record = writing.records[cursor.offset] else { return try cursor.skipValue() }
    let type = contents.table.type(of: record)
    arrival.objects[path] = Arrival.Object(record: record, type: type, group: group, removals: contents.table.removals)
    let merged = group.mergedFields(for: type, &contents.names)
    cursor.position += 1
    if cursor.consume(UInt8(ascii: "}")) { return }
    repeat {
      cursor.skipWhitespace()
      let name = try cursor.readString()
      try cursor.expect(UInt8(ascii: ":"))
      cursor.skipWhitespace()
      guard let field = merged.field(name), field.group != nil || field.field.streaming != nil else {
        try cursor.skipValue()
        continue
      }
      let path = path.appending(.key(name))
      if field.field.connection != nil {
        arrival.pages[path] = writing.pages.last { $0.owner == record && $0.field === field.field }
      }
      if cursor.byte == UInt8(ascii: "["), group.streams(field.field) { streamedLists.append(path) }
      if let inner = field.group { try noteValue(inner, path, &arrival, &contents) } else { try cursor.skipValue() }
    } while cursor.consume(UInt8(ascii: ","))
    try cursor.expect(UInt8(ascii: "}"))
  }

  private mutating func noteValue(
    _ group: SelectionGroup,
    _ path: JSONPath,
    _ arrival: inout Arrival,
    _ contents: inout StoreContents
  ) throws(JSONError) {
    switch cursor.byte {
    case UInt8(ascii: "{"): try noteObject(group, path, &arrival, &contents)
    case UInt8(ascii: "["): try noteElements(group, from: 0, path, &arrival, &contents)
    default: try cursor.skipValue()
    }
  }

  private mutating func noteElements(
    _ group: SelectionGroup,
    from first: Int,
    _ path: JSONPath,
    _ arrival: inout Arrival,
    _ contents: inout StoreContents
  ) throws(JSONError) {
    cursor.position += 1
    if cursor.consume(UInt8(ascii: "]")) { return }
    var index = first
    repeat {
      cursor.skipWhitespace()
      try noteValue(group, path.appending(.index(index)), &arrival, &contents)
      index += 1
    } while cursor.consume(UInt8(ascii: ","))
    try cursor.expect(UInt8(ascii: "]"))
  }
}
