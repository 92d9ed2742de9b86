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

  /// Returns a record by its ID (``RecordProxy/id``): an object by its `id`, whatever its type, if that is unique as for `node`.
  ///
  /// - Returns: The record; nil if the store does not know it, or if objects of several types have the `id`.
  public final func get(id: String) -> RecordProxy? {
    let found = contents.pointee.records(withID: id).filter { !contents.pointee.isDeletedOnceLoaded($0) }
    return found.count == 1 ? RecordProxy(found[0], self) : nil
  }

  /// Returns an object by its `id`; nil if the store does not know it.
  ///
  /// - Parameters:
  ///   - type: The object's type. It may be an interface or a union, if a document that the store has seen has a type condition on it.
  ///   - id: The object's `id`.
  public final func get(_ type: String, id: String) -> RecordProxy? { get(type, key: ["id": .string(id)]) }

  /// Returns an object by the values of its key fields; nil if the store does not know it.
  ///
  /// - Parameters:
  ///   - type: The object's type, as of ``get(_:id:)``.
  ///   - key: The values of the key fields.
  public final func get(_ type: String, key: GraphQLJSONObject) -> RecordProxy? {
    for type in contents.pointee.names.possibleTypes(of: type) {
      guard let identity = contents.pointee.names.keyFields.identity(ofType: type, in: key),
        let record = contents.pointee.foundRecord(ofType: type, identifiedBy: identity),
        !contents.pointee.isDeletedOnceLoaded(record)
      else { continue }
      return RecordProxy(record, self)
    }
    return nil
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
    contents.pointee.restore(record.number)
    for (name, value) in key.members { record.setValue(value, name) }
    return record
  }

  /// Deletes an object. Links to it are null until a response has it again.
  ///
  /// - Precondition: It is not the root.
  public final func delete(_ record: RecordProxy) {
    precondition(!contents.pointee.table.isRoot(record.number), "The object that queries begin with cannot be deleted")
    contents.pointee.delete(record.number)
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
