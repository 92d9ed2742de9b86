/// The records of a store when a response was written, with the fields of that response (Relay's
/// `RecordSourceSelectorProxy`).
public final class RecordSourceSelectorProxy: RecordSourceProxy {
  private let request: PlannedRequest

  init(_ request: PlannedRequest) { self.request = request }

  /// Returns the object of a field of the response's root; nil if it is null, or if the response does not have it.
  ///
  /// The arguments are those of the operation.
  ///
  /// - Parameter name: The field's name in the schema.
  public func getRootField(_ name: String) -> RecordProxy? {
    rootField(name) { $0.getLinkedRecord($1) }
  }

  /// Returns the objects of a field of the response's root with a list; nil if it is null, or if the response does not have
  /// it.
  ///
  /// - Parameter name: The field's name in the schema.
  public func getPluralRootField(_ name: String) -> [RecordProxy?]? {
    rootField(name) { $0.getLinkedRecords($1) }
  }

  private func rootField<Value>(_ name: String, _ read: (RecordProxy, FieldID) -> Value?) -> Value? {
    var found: PlannedField?
    request.selections.root.visitPossibleFields { if found == nil, $0.name == name { found = $0 } }
    guard let found else { return nil }
    let root = contents.pointee.record(ofRoot: request.selections.document.kind.rawValue)
    return read(RecordProxy(root, self), request.id(of: found, &contents.pointee.names.fields))
  }
}
