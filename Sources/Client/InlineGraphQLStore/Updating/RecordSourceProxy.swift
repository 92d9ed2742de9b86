import GraphQLJSON
import InlineGraphQL

/// The records of a store during an update (Relay's `RecordSourceProxy`).
public class RecordSourceProxy {
  private var memory: UnsafeMutablePointer<StoreContents>?

  init() {}

  fileprivate func begin(_ contents: UnsafeMutablePointer<StoreContents>) { memory = contents }

  fileprivate func end() { memory = nil }

  /// Whether the update is under way.
  final var isInUse: Bool { memory != nil }

  final var contents: UnsafeMutablePointer<StoreContents> {
    guard let memory else { preconditionFailure("Records are used after the update that gave them") }
    return memory
  }

  /// Returns an object by its `id`; nil if the store does not know it.
  public final func get(_ type: String, id: String) -> RecordProxy? { get(type, key: ["id": .string(id)]) }

  /// Returns an object by the values of its key fields; nil if the store does not know it.
  public final func get(_ type: String, key: GraphQLJSONObject) -> RecordProxy? {
    guard let identity = contents.pointee.names.keyFields.identity(ofType: type, in: key),
      let record = contents.pointee.foundRecord(ofType: type, identifiedBy: identity),
      !contents.pointee.isDeletedOnceLoaded(record)
    else { return nil }
    return RecordProxy(record, self)
  }

  /// Returns the object that queries begin with.
  public final func getRoot() -> RecordProxy { RecordProxy(contents.pointee.record(ofRoot: "query"), self) }

  /// Returns an object with an `id`, which is made if the store does not know it.
  public final func create(_ type: String, id: String) -> RecordProxy { create(type, key: ["id": .string(id)]) }

  /// Returns an object with key fields, which is made if the store does not know it.
  ///
  /// - Precondition: The key has all key fields of the type.
  public final func create(_ type: String, key: GraphQLJSONObject) -> RecordProxy {
    guard let identity = contents.pointee.names.keyFields.identity(ofType: type, in: key) else {
      preconditionFailure("\"\(type)\" is identified by fields that \(key) does not have")
    }
    let record = RecordProxy(contents.pointee.record(ofType: type, identifiedBy: identity), self)
    contents.pointee.restore(record.id)
    for (name, value) in key.members { record.setValue(value, name) }
    return record
  }

  /// Deletes an object. Links to it are null until a response has it again.
  ///
  /// - Precondition: It is not the root.
  public final func delete(_ record: RecordProxy) {
    precondition(!contents.pointee.table.isRoot(record.id), "The object that queries begin with cannot be deleted")
    contents.pointee.delete(record.id)
  }
}

extension StoreContents {
  /// Lets a function change the records.
  ///
  /// - Parameters:
  ///   - records: The argument of the function. It is usable until the function returns.
  ///   - body: The function.
  mutating func update<Records: RecordSourceProxy, Result, Failure: Error>(
    _ records: Records,
    _ body: (Records) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withUnsafeMutablePointer(to: &self) { contents throws(Failure) in
      records.begin(contents)
      defer { records.end() }
      return try body(records)
    }
  }
}
