import Foundation
import GraphQLJSON
import InlineGraphQL

extension StoredResponse {
  /// Decodes a response that lacks fields, or has null where that cannot be, as in place of a deleted object. A value that
  /// cannot be null makes the object or list around it null, as a field that failed does on a server
  /// ([6.4.4](https://spec.graphql.org/September2025/#sec-Handling-Execution-Errors)).
  ///
  /// - Parameters:
  ///   - root: The path in the text to what paths begin at.
  ///   - decode: Decodes the text, in which all values stay where they are, without the deferred parts and streamed lists that are
  ///     not there.
  /// - Returns: The decoded value, and the paths of the fields of which the store knows nothing.
  /// - Throws: ``MissingStoredDataError`` if the root cannot be null; the other errors of decoding.
  func decodePartially<Value>(
    below root: [JSONPath.Component],
    _ decode: (Data, [Int: [IncrementalResponse.Part]]) throws -> Value
  ) throws -> (value: Value, missing: [JSONPath]) {
    var (text, missing, parts) = (body, missing, parts.parts)
    var nulls = Set(missing.map(\.components))
    while true {
      do {
        return (try decode(text, parts), missing)
      } catch let error as ResponseDecodingError {
        if let part = error.part {
          // An error in a deferred part does not reach the data around it.
          let failed = failedParts(like: part, error.path)
          if failed.isEmpty, missing.isEmpty { missing = [error.path] }
          let reasons = failed.isEmpty ? [part: [.missing(error.path)]] : failed
          // Each turn takes a part away that was there.
          let isNew = reasons.map { parts.fail($0.key, $0.value) }.contains(true)
          if isNew { continue }
          throw error
        }
        if missing.isEmpty { missing = [error.path] }
        // Fields with equal keys may all be null or none (5.3.2), so each turn mends those of all objects in a list.
        let fieldPath = error.path.components.fieldPath
        let failed = nulls.filter { $0.fieldPath == fieldPath }.union([error.path.components])
        let around = Set(failed.compactMap { $0.isEmpty ? nil : Array($0.dropLast()) })
        // Each turn makes something null that was not, so there is an end.
        guard !around.contains([]), !around.isEmpty, around.isDisjoint(with: nulls) else {
          throw MissingStoredDataError(missing: missing)
        }
        nulls = nulls.subtracting(failed).union(around)
        try text.writeNull(at: around.map { root + $0 })
      }
    }
  }
}

extension StoredResponse {
  /// Returns the deferred parts, with one label, that errors of fields like that at a path made null, and these errors.
  private func failedParts(like part: DeferredPart, _ path: JSONPath) -> [DeferredPart: [GraphQLError]] {
    let fieldPath = path.components.fieldPath
    let failed = parts.errors.filter { deferred, errors in
      IncrementalResponse.Part(path: path, label: deferred.label, state: .pending).hasLabel(part.label)
        && errors.contains { $0.path?.components.fieldPath.starts(with: fieldPath) == true }
    }
    return failed.keys.contains { $0.offset == part.offset } ? failed : [:]
  }
}

extension [Int: [IncrementalResponse.Part]] {
  /// Notes that a part failed. Returns whether that is new.
  fileprivate mutating func fail(_ deferred: DeferredPart, _ errors: [GraphQLError]) -> Bool {
    if self[deferred.offset]?.contains(where: { $0.label == deferred.label }) == true { return false }
    let part = IncrementalResponse.Part(path: JSONPath(), label: deferred.label, state: .failed(errors))
    self[deferred.offset, default: []].append(part)
    return true
  }
}

extension [JSONPath.Component] {
  /// The path of the field, with one index for all elements of a list.
  fileprivate var fieldPath: Self {
    map { component in if case .index = component { .index(0) } else { component } }
  }
}

extension Data {
  /// Writes null in place of values, and spaces up to their ends, so that what is around them stays where it is.
  fileprivate mutating func writeNull(at paths: [[JSONPath.Component]]) throws {
    let tree = PathTree()
    for path in paths { tree.add(path[...]) }
    var ranges: [Range<Int>] = []
    try withUnsafeBytes { (bytes: UnsafeRawBufferPointer) throws -> Void in
      var cursor = JSONCursor(bytes.bindMemory(to: UInt8.self))
      try tree.collect(&cursor, &ranges)
    }
    let null = Array("null".utf8)
    for range in ranges where range.count >= null.count {
      let spaces = repeatElement(UInt8(ascii: " "), count: range.count - null.count)
      replaceSubrange(startIndex + range.lowerBound..<startIndex + range.upperBound, with: null + spaces)
    }
  }
}

/// Paths in a text, as a tree, so that the text is read once for all of them.
private final class PathTree {
  private var inner: [JSONPath.Component: PathTree] = [:]
  private var isEnd = false

  func add(_ path: ArraySlice<JSONPath.Component>) {
    guard let first = path.first else {
      isEnd = true
      return
    }
    let tree = inner[first] ?? PathTree()
    inner[first] = tree
    tree.add(path.dropFirst())
  }

  /// Moves past a value, and collects where the paths in it lead. Strings, numbers and null are never among them.
  func collect(_ cursor: inout JSONCursor, _ ranges: inout [Range<Int>]) throws(JSONError) {
    cursor.skipWhitespace()
    let start = cursor.offset
    if isEnd {
      try cursor.skipValue()
      ranges.append(start..<cursor.offset)
    } else if cursor.consume(UInt8(ascii: "{")) {
      if cursor.consume(UInt8(ascii: "}")) { return }
      repeat {
        cursor.skipWhitespace()
        let name = try cursor.text(of: cursor.readRawString(), isLossy: true)
        try cursor.expect(UInt8(ascii: ":"))
        try collect(.key(name), &cursor, &ranges)
      } while cursor.consume(UInt8(ascii: ","))
      try cursor.expect(UInt8(ascii: "}"))
    } else if cursor.consume(UInt8(ascii: "[")) {
      if cursor.consume(UInt8(ascii: "]")) { return }
      var index = 0
      repeat {
        try collect(.index(index), &cursor, &ranges)
        index += 1
      } while cursor.consume(UInt8(ascii: ","))
      try cursor.expect(UInt8(ascii: "]"))
    } else {
      try cursor.skipValue()
    }
  }

  private func collect(
    _ component: JSONPath.Component,
    _ cursor: inout JSONCursor,
    _ ranges: inout [Range<Int>]
  ) throws(JSONError) {
    if let tree = inner[component] { try tree.collect(&cursor, &ranges) } else { try cursor.skipValue() }
  }
}
