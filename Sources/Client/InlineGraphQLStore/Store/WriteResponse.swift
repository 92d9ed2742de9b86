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
  /// - Throws: An error in the response or the document.
  package func write(_ response: Data, to request: StoreRequest) throws {
    try response.withUnsafeBytes { try JSONCursor($0.bindMemory(to: UInt8.self)).checkIsObject() }
    try write(response, to: request, replacing: nil) { _, _ in }
  }

  /// Writes a response that is known to be JSON as records.
  ///
  /// - Parameters:
  ///   - response: The response, JSON in UTF-8.
  ///   - request: The request that it answers.
  ///   - layer: The optimistic layer in whose place it comes.
  ///   - updater: Changes more in the same transaction.
  /// - Throws: An error in the response or the document.
  private func write(
    _ response: Data,
    to request: StoreRequest,
    replacing layer: OptimisticLayers.ID?,
    _ updater: (inout StoreContents, PlannedRequest) -> Void
  ) throws {
    let isReleased = try publish { contents in
      if let layer { contents.removeLayer(layer) }
      let plan = try contents.plan(request)
      let isIdentified = try response.withUnsafeBytes { try contents.write($0.bindMemory(to: UInt8.self), to: plan) }
      if !isIdentified, let data = try GraphQLJSONValue(parsing: response)["data"] {
        try contents.checkIdentities(in: data, of: plan, isOptimistic: false)
      }
      updater(&contents, plan)
      return contents.keepExecuted(plan)
    }
    if isReleased { collectSoon() }
  }

  /// Writes a response that a client received and decoded, so that it is JSON.
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
    replacing layer: OptimisticLayers.ID? = nil,
    _ updater: ((RecordSourceSelectorProxy) -> Void)? = nil
  ) throws -> Data? {
    try write(response, to: request, replacing: layer) { contents, plan in
      if let updater { contents.update(RecordSourceSelectorProxy(plan), updater) }
    }
    return try responseWithClientFields(to: request)
  }

  /// Returns a response with the fields that only the client has; `nil` if the document has none.
  func responseWithClientFields(to request: StoreRequest) throws -> Data? {
    guard try contents.withLock({ try $0.plan(request).selections.document.hasClientFields }) else { return nil }
    // The response is in memory. If the file cannot be read for the other fields, the client decodes what the service sent.
    guard let stored = try? read(request), stored.missing.isEmpty else { return nil }
    return stored.body
  }
}

extension StoreContents {
  /// Writes a response as records, which is known to be JSON.
  ///
  /// - Returns: Whether each object has the key fields that the store was given for its type.
  @discardableResult
  mutating func write(_ bytes: UnsafeBufferPointer<UInt8>, to request: PlannedRequest) throws(JSONError) -> Bool {
    let root = record(ofRoot: request.selections.document.kind.rawValue)
    var writing = ResponseWriting(bytes, to: request)
    if let errors = try writing.writeResponse(to: root, &self) {
      attach(errors.errors, of: request, errors.positions)
    }
    if !writing.pages.isEmpty { merge(writing.pages, of: request) }
    if !writing.handled.isEmpty { handle(writing.handled, of: request) }
    if request.selections.document.hasChanges { applyChanges(of: request, to: root) }
    return !writing.lacksKeyFields
  }
}

extension JSONCursor {
  /// Throws unless one object is all that follows.
  fileprivate consuming func checkIsObject() throws(JSONError) {
    skipSpace()
    guard byte == UInt8(ascii: "{") else { throw error(.notAnObject) }
    try skipValue()
    try finish()
  }
}
