import InlineGraphQL

/// The two ends of the loaded part of a list with `@paginated`. It is the value of a field that no query selects.
struct ListExtent {
  /// Where the first page began: the offset or the cursor that asked for it, null if none did.
  var start: GraphQLJSONValue = .null

  /// The cursor of the next page; null if there is none, or if pages begin at offsets.
  var end: GraphQLJSONValue = .null

  var hasNext = false

  /// The offsets of objects that the list has elsewhere, in order. The service counts them too.
  var repeated: [Int] = []

  init(start: GraphQLJSONValue) { self.start = start }

  /// Reads the value of the field; `nil` if it is not an extent.
  init?(_ value: GraphQLJSONValue?) {
    guard case .object(let members)? = value, let start = members["start"], let end = members["end"] else { return nil }
    (self.start, self.end) = (start, end)
    hasNext = members["hasNext"] == true
    repeated = members["repeated"]?.array?.compactMap(\.int) ?? repeated
  }

  /// The value of the field.
  var value: GraphQLJSONValue {
    ["start": start, "end": end, "hasNext": .bool(hasNext), "repeated": .array(repeated.map { .int($0) })]
  }

  var startOffset: Int { start.offset ?? 0 }

  /// Returns the offset of the page after a list with so many objects.
  func endOffset(count: Int) -> Int { startOffset + count + repeated.count }
}

extension GraphQLJSONValue {
  /// The number of objects that it says; `nil` if it is no number.
  var offset: Int? {
    switch self {
    case .int(let number): max(number, 0)
    case .string(let text): Int(text).map { max($0, 0) }
    case .null, .bool, .double, .array, .object: nil
    }
  }
}
