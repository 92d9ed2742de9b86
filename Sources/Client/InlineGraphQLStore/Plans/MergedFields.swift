import GraphQLCLibrary
import GraphQLJSON

/// The fields that selection sets select of objects of one type, in the order of the response, with all conditions decided.
final class MergedFields {
  /// The object's type; -1 if it is unknown.
  let type: Int32

  let fields: UnsafeMutableBufferPointer<MergedField>

  /// The number of fields that records have values for.
  let valueCount: Int

  /// The indices of the fields that identify the object; `nil` if its place does.
  let keyFields: [Int]?

  /// The first bytes of the object's identity.
  let keyPrefix: [UInt8]

  /// Whether the program gave the type key fields that the document does not select.
  let lacksKeyFields: Bool

  /// Whether only the member `id` identifies the object.
  let isIdentifiedByID: Bool

  /// How objects begin in responses that have their members in order, up to what identifies them:
  /// `{"__typename":"Human","id":`, or `{"__typename":"Size"` if their place does. `nil` if they begin in another way.
  let head: UnsafeMutableBufferPointer<UInt8>?

  /// Whether no two of the fields have the same name, so that none is written twice.
  let hasDistinctFields: Bool

  /// The innermost deferred parts that each field is in; none of a field that is also selected outside of them. It is empty if the
  /// document has no deferred parts.
  let parts: [[SelectedPart]]

  init(_ fieldSets: [[SelectedField]], in selections: PlannedSelections, of type: Int32, _ names: inout StoreNames) {
    self.type = type
    let name = names.name(ofType: type)
    let planned = fieldSets.map { $0.map(\.field) }
    fields = .allocate(capacity: planned.count)
    for (index, fieldSet) in planned.enumerated() {
      let id = fieldSet[0].usesVariables ? -1 : names.fixedID(of: fieldSet[0])
      let inner = selections.group(of: fieldSets[index])
      fields.initializeElement(at: index, to: MergedField(fieldSet, inner, fixedID: id, on: name))
    }
    parts =
      selections.document.hasDeferredParts
      ? fieldSets.map { fields in
        fields.contains { $0.parts.isEmpty } ? [] : Array(Set(fields.compactMap(\.parts.last)))
      } : []
    valueCount = fields.count(where: \.isStored)
    let wanted = name.map { names.keyFields[$0] } ?? []
    let found = wanted.compactMap { key in planned.firstIndex { $0[0].isKeyField(key) } }
    keyFields = wanted.isEmpty || found.count < wanted.count ? nil : found
    keyPrefix = KeyFields.prefix(wanted)
    lacksKeyFields = found.count < wanted.count && name.map { names.keyFields.isGiven($0) } ?? false
    isIdentifiedByID = found.count == 1 && wanted == ["id"] && planned[found[0]][0].responseKey == "id"
    let start = name.flatMap { name in
      planned.first?.first.flatMap { $0.isPlainTypename ? "{\"__typename\":\"\(name)\"" : nil }
    }
    if isIdentifiedByID {
      head = found[0] == 1 ? start.map { allocatedCopy(of: $0 + ",\"id\":") } : nil
    } else {
      head = keyFields == nil && !lacksKeyFields ? start.map { allocatedCopy(of: $0) } : nil
    }
    hasDistinctFields = Set(planned.map { $0[0].name }).count == planned.count
  }

  deinit {
    for index in fields.indices { fields[index].free() }
    fields.deinitialize().deallocate()
    head?.deallocate()
  }

  func field(_ responseKey: String) -> MergedField? { fields.first { $0.field.responseKey == responseKey } }

  /// Returns the keys under which a response may have a field that identifies the object. Those of deferred parts come later.
  func responseKeys(ofKeyField index: Int) -> some Sequence<String> {
    let name = fields[index].field.name
    return fields.lazy.filter { $0.field.isKeyField(name) }.map(\.field.responseKey)
  }

  @inline(__always)
  func hasHead(at start: UnsafePointer<UInt8>, before end: UnsafePointer<UInt8>) -> Bool {
    guard let head, end - start >= head.count else { return false }
    return memcmp(start, head.baseAddress!, head.count) == 0
  }
}

extension PlannedField {
  fileprivate var isPlainTypename: Bool { name == "__typename" && responseKey == "__typename" }

  fileprivate func isKeyField(_ key: String) -> Bool { name == key && arguments.isEmpty && selections == nil }
}

/// A field of objects of one type.
struct MergedField {
  /// The first of the fields with this response key. All have the same name and arguments.
  let field: PlannedField

  let group: SelectionGroup?

  /// The field ID; -1 if it depends on the request's variables.
  let fixedID: FieldID

  let prefix: MemberPrefix

  /// Whether the field is `__typename`, which the record's type answers.
  let isTypename: Bool

  /// Whether the field is `__id`, which is the record's ID.
  let isRecordID: Bool

  /// Whether a response's value of the field is what readers have of the record.
  let isStored: Bool

  /// Whether the field has pages of a connection or of a list.
  let hasPages: Bool

  /// The member of the response, with a comma, if the object's type tells it.
  let member: UnsafeMutableBufferPointer<UInt8>?

  /// The field with the extent of the list, if this one has `@paginated`.
  let extent: PlannedField?

  /// The index at which the field was last found in a record.
  var guess = 0

  init(_ fields: [PlannedField], _ group: SelectionGroup?, fixedID: FieldID, on type: String?) {
    (field, self.group, self.fixedID) = (fields[0], group, fixedID)
    isTypename = fields[0].name == "__typename"
    isRecordID = fields[0].name == "__id"
    isStored = !isTypename && !isRecordID && fields[0].handle == nil
    hasPages = fields[0].connection != nil
    extent = fields[0].connection?.pagination?.extent
    prefix = MemberPrefix(fields[0].responseKey)
    let responseKey = fields[0].responseKey
    member = isTypename ? type.map { allocatedCopy(of: "\"\(responseKey)\":\"\($0)\",") } : nil
  }

  fileprivate func free() {
    prefix.free()
    member?.deallocate()
  }
}

extension StoreNames {
  /// Returns the ID of a field without variables.
  fileprivate mutating func fixedID(of field: PlannedField) -> FieldID {
    var text = CanonicalText()
    text.append(field, VariableTexts())
    return fields.number(of: text.bytes)
  }
}
