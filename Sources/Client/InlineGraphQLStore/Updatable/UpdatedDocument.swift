import DynamicCodable
import InlineGraphQL

/// The reading and changing of a document's data during an update.
final class UpdatedDocument {
  let source: RecordSourceProxy
  let plan: PlannedRequest
  let dynamicTypes: DynamicDecodableRegistry

  /// What the document selects of its root.
  let root: SelectionGroup

  /// Why the first value that cannot be written cannot; `nil` if there is none.
  var failure: (any Error)?

  init(_ source: RecordSourceProxy, _ plan: PlannedRequest, _ root: SelectionGroup, _ types: DynamicDecodableRegistry) {
    (self.source, self.plan, self.root, dynamicTypes) = (source, plan, root, types)
  }

  /// Lets a function change the data.
  ///
  /// - Throws: ``MissingStoredDataError`` if the store lacks what the root must have; the error of the function, or of a value.
  func update<Updatable: UpdatableObject, Result>(
    _ record: RecordID,
    _ body: (Updatable) throws -> Result
  ) throws -> Result {
    let object = UpdatableRecord(RecordProxy(record, source), root, self)
    guard let data = Updatable(__record: object) else { throw MissingStoredDataError(missing: object.missingFields) }
    let result = try body(data)
    if let failure { throw failure }
    return result
  }

  /// Returns what the document selects at a path.
  func group(at path: [String]) -> SelectionGroup? {
    path.reduce(root) { (group: SelectionGroup?, key) in
      var fields: [PlannedField] = []
      group?.visitPossibleFields { if $0.responseKey == key { fields.append($0) } }
      return group?.group(of: fields)
    }
  }
}
