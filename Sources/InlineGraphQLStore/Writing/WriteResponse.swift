import Foundation
import GraphQLJSON
import InlineGraphQL

extension GraphQLStore {
  /// Writes a response as records.
  ///
  /// It is one transaction: no reader sees half of it, and a response that is not JSON changes nothing.
  ///
  /// - Parameters:
  ///   - response: The response, JSON in UTF-8.
  ///   - request: The request that it answers.
  /// - Returns: The fields that changed, if somebody waits for changes.
  /// - Throws: What is wrong with the response or the document.
  @discardableResult
  package func write(_ response: Data, to request: StoreRequest) throws -> [FieldAddress] {
    let now = now
    let (changes, count, wakes, isReleased) = try contents.withLock { contents in
      let plan = try contents.plan(request)
      let changes = try response.withUnsafeBytes { bytes in
        try contents.write(bytes.bindMemory(to: UInt8.self), to: plan, at: now)
      }
      return (changes, contents.changeCount, contents.watchers.wakes(for: changes), contents.keepExecuted(plan))
    }
    for wake in wakes { wake() }
    onEvent?(.write(changedFields: count, wokenReaders: wakes.count))
    if isReleased { collectSoon() }
    return changes
  }
}

extension GraphQLStore {
  /// Writes a response as records.
  ///
  /// - Returns: The response with the fields that only the client has; `nil` if the document has none.
  func receive(_ response: Data, to request: StoreRequest) throws -> Data? {
    try write(response, to: request)
    guard try contents.withLock({ try $0.plan(request).selections.document.hasClientFields }) else { return nil }
    let stored = try read(request)
    return stored.missing.isEmpty ? stored.body : nil
  }
}

extension StoreContents {
  /// Writes a response as records. Returns the fields that changed.
  mutating func write(
    _ bytes: UnsafeBufferPointer<UInt8>,
    to request: PlannedRequest,
    at now: StoreTime
  ) throws(JSONError) -> [FieldAddress] {
    let outline = try ResponseOutline(bytes)
    begin(at: now)
    let root = record(ofRoot: request.selections.document.kind.rawValue)
    // If an error reached the root, nothing is known of the fields, not even which of them made it so.
    guard let data = outline.data, bytes[data] == UInt8(ascii: "{") else { return [] }
    var writing = ResponseWriting(outline, bytes, to: request)
    try writing.writeRoot(at: data, to: root, &self)
    if let errors = outline.errors {
      var cursor = JSONCursor(bytes)
      cursor.offset = errors
      if case .array(let errors) = try cursor.readValue(isLossy: true) {
        let places = ErrorPlaces(bytes, root: (data, root), records: writing.records)
        attach(errors, of: request, places)
      }
    }
    return changes
  }
}
