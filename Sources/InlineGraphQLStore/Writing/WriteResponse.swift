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
  /// - Throws: What is wrong with the response or the document.
  package func write(_ response: Data, to request: StoreRequest) throws {
    try write(response, to: request, replacing: nil) { _, _ in }
  }

  /// Writes a response as records.
  ///
  /// - Parameters:
  ///   - response: The response, JSON in UTF-8.
  ///   - request: The request that it answers.
  ///   - layer: The optimistic layer in whose place it comes.
  ///   - updater: Changes more in the same transaction.
  /// - Throws: What is wrong with the response or the document.
  private func write(
    _ response: Data,
    to request: StoreRequest,
    replacing layer: OptimisticLayer.ID?,
    _ updater: (inout StoreContents, PlannedRequest) -> Void
  ) throws {
    let isReleased = try publish { contents in
      if let layer { contents.layers.remove(layer) }
      let plan = try contents.plan(request)
      try response.withUnsafeBytes { try contents.write($0.bindMemory(to: UInt8.self), to: plan) }
      updater(&contents, plan)
      return contents.keepExecuted(plan)
    }
    if isReleased { collectSoon() }
  }

  /// Writes a response that a client received.
  ///
  /// - Parameters:
  ///   - response: The response, JSON in UTF-8.
  ///   - request: The request that it answers.
  ///   - layer: The optimistic layer in whose place it comes.
  ///   - updater: Changes more in the same transaction.
  /// - Returns: The response with the fields that only the client has; `nil` if the document has none.
  func receive(
    _ response: Data,
    to request: StoreRequest,
    replacing layer: OptimisticLayer.ID? = nil,
    _ updater: ((RecordSourceSelectorProxy) -> Void)? = nil
  ) throws -> Data? {
    try write(response, to: request, replacing: layer) { contents, plan in
      if let updater { contents.update(RecordSourceSelectorProxy(plan), updater) }
    }
    guard try contents.withLock({ try $0.plan(request).selections.document.hasClientFields }) else { return nil }
    let stored = try read(request)
    return stored.missing.isEmpty ? stored.body : nil
  }
}

extension StoreContents {
  /// Writes a response as records.
  mutating func write(_ bytes: UnsafeBufferPointer<UInt8>, to request: PlannedRequest) throws(JSONError) {
    let outline = try ResponseOutline(bytes)
    let root = record(ofRoot: request.selections.document.kind.rawValue)
    // If an error reached the root, nothing is known of the fields, not even which of them made it so.
    guard let data = outline.data, bytes[data] == UInt8(ascii: "{") else { return }
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
  }
}
