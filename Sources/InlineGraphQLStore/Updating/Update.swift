import GraphQLJSON
import InlineGraphQL

extension GraphQLStore {
  /// Changes records: what only the client has, or what a mutation changed without saying so.
  ///
  /// ```swift
  /// store.update { records in
  ///   records.get("Human", id: "1000")?.setValue(true, "isFavourite")
  /// }
  /// ```
  ///
  /// It is one transaction, which wakes live readers as a response does. If the closure throws, what it changed before
  /// stays.
  ///
  /// - Parameter body: Changes the records. They are locked meanwhile, so it must neither use the store otherwise nor wait.
  public func update<Result>(_ body: (RecordSourceProxy) throws -> Result) rethrows -> Result {
    let now = now
    var (wakes, count) = ([@Sendable () -> Void](), 0)
    defer {
      for wake in wakes { wake() }
      onEvent?(.write(changedFields: count, wokenReaders: wakes.count))
    }
    return try contents.withLock { contents in
      contents.begin(at: now)
      defer { (wakes, count) = (contents.watchers.wakes(for: contents.changes), contents.changeCount) }
      return try withUnsafeMutablePointer(to: &contents) { contents in
        let records = RecordSourceProxy(contents)
        defer { records.end() }
        return try body(records)
      }
    }
  }
}

/// The records of a store during an update (Relay's `RecordSourceProxy`).
public final class RecordSourceProxy {
  private var memory: UnsafeMutablePointer<StoreContents>?

  init(_ contents: UnsafeMutablePointer<StoreContents>) { memory = contents }

  func end() { memory = nil }

  var contents: UnsafeMutablePointer<StoreContents> {
    guard let memory else { preconditionFailure("Records are used after the update that gave them") }
    return memory
  }

  /// Returns an object by its `id`; nil if the store does not know it.
  public func get(_ type: String, id: String) -> RecordProxy? { get(type, key: ["id": .string(id)]) }

  /// Returns an object by the values of its key fields; nil if the store does not know it.
  public func get(_ type: String, key: GraphQLJSONObject) -> RecordProxy? {
    guard let values = contents.pointee.names.keyValues(of: type, in: key),
      let record = contents.pointee.knownRecord(ofType: type, identifiedBy: values),
      !contents.pointee.deleted.contains(record)
    else { return nil }
    return RecordProxy(record, self)
  }

  /// Returns the object that queries begin with.
  public func getRoot() -> RecordProxy { RecordProxy(contents.pointee.record(ofRoot: "query"), self) }

  /// Returns an object with an `id`, which is made if the store does not know it.
  public func create(_ type: String, id: String) -> RecordProxy { create(type, key: ["id": .string(id)]) }

  /// Returns an object with key fields, which is made if the store does not know it.
  ///
  /// - Precondition: The key has all key fields of the type.
  public func create(_ type: String, key: GraphQLJSONObject) -> RecordProxy {
    guard let values = contents.pointee.names.keyValues(of: type, in: key) else {
      preconditionFailure("\"\(type)\" is identified by fields that \(key) does not have")
    }
    let record = RecordProxy(contents.pointee.record(ofType: type, identifiedBy: values), self)
    contents.pointee.restore(record.id)
    for (name, value) in key.members { record.setValue(value, name) }
    return record
  }

  /// Deletes an object. Where others link to it, they have null until a response has it again.
  public func delete(_ record: RecordProxy) {
    contents.pointee.delete(record.id)
  }
}

extension StoreNames {
  /// Returns the values of a type's key fields, in order; `nil` if one is not there.
  func keyValues(of type: String, in key: GraphQLJSONObject) -> [GraphQLJSONValue]? {
    let fields = keyFields[type] ?? ["id"]
    let values = fields.compactMap { key[$0] }
    return values.isEmpty || values.count < fields.count ? nil : values
  }
}
