import GraphQLLanguage

/// How the responses to a document are written to a store and read from it.
///
/// A plan belongs to one store, whose numbers it has, and is used under that store's lock alone.
final class Plan {
  let document: PlannedDocument
  private var selections: [[Bool]: PlannedSelections] = [:]
  private var requests: [[UInt8]: PlannedRequest] = [:]

  /// The number of the last use among those of all plans.
  var lastUse = 0

  /// The number of requests that are remembered, for callers that send the same again.
  private static let rememberedRequests = 16

  init(_ document: PlannedDocument) {
    self.document = document
  }

  /// Returns the plan for a request.
  ///
  /// - Parameters:
  ///   - variables: The request's variables, a JSON object.
  ///   - note: Is called with what is made, which uses keys.
  func request(_ variables: some Sequence<UInt8>, _ note: (any FieldKeyUser) -> Void) -> PlannedRequest {
    let key = Array(variables)
    if let known = requests[key] { return known }
    let texts = key.withUnsafeBufferPointer { VariableTexts($0, definitions: document.variables) }
    let booleans = document.inclusionVariables.map { texts[$0] == Array("true".utf8) }
    let selections = self.selections[booleans] ?? PlannedSelections(document, booleans)
    if self.selections.updateValue(selections, forKey: booleans) == nil { note(selections) }
    if requests.count >= Self.rememberedRequests { requests = [:] }
    let request = PlannedRequest(selections, key, texts, fieldCount: document.fieldCount)
    requests[key] = request
    note(request)
    return request
  }
}

/// An object with the numbers of field keys. They are in use as long as somebody has it.
protocol FieldKeyUser: AnyObject {
  /// Calls a function for each field ID that it has.
  func visitFields(_ visit: (FieldID) -> Void)
}

/// A plan with the values of a request's variables. It is used under the lock of its store alone.
final class PlannedRequest: FieldKeyUser, @unchecked Sendable {
  let selections: PlannedSelections
  let variables: VariableTexts
  private let variableText: [UInt8]
  /// The memory that the last response needed, and a little more.
  var lastSize = 0
  /// The number of objects in the last response.
  var lastObjectCount = 0
  /// The field IDs of the fields whose arguments have variables, by the fields' numbers; -1 if not asked for yet.
  @exclusivity(unchecked)
  private var fields: [FieldID]

  init(_ selections: PlannedSelections, _ text: [UInt8], _ variables: VariableTexts, fieldCount: Int) {
    (self.selections, variableText, self.variables) = (selections, text, variables)
    fields = [FieldID](repeating: -1, count: fieldCount)
  }

  /// Returns whether both are for the same document and variables.
  func isSame(as other: PlannedRequest) -> Bool {
    selections === other.selections && variableText == other.variableText
  }

  /// Calls a function for each field ID that depends on the variables.
  func visitFields(_ visit: (FieldID) -> Void) {
    for field in fields where field >= 0 { visit(field) }
  }

  func id(of field: MergedField, _ fieldKeys: inout FieldKeys) -> FieldID {
    withUnsafePointer(to: field) { id(of: $0, &fieldKeys) }
  }

  /// Returns the field ID of the field at an address, without copying the field.
  @inline(__always)
  func id(of field: UnsafePointer<MergedField>, _ fieldKeys: inout FieldKeys) -> FieldID {
    let fixedID = field.pointee.fixedID
    return fixedID >= 0 ? fixedID : id(of: field.pointee.field, &fieldKeys)
  }

  func id(of field: PlannedField, _ fieldKeys: inout FieldKeys) -> FieldID {
    if fields[field.number] >= 0 { return fields[field.number] }
    var text = CanonicalText()
    text.append(field, variables)
    fields[field.number] = fieldKeys.number(of: text.bytes)
    return fields[field.number]
  }
}

/// The selections of a document for certain values of the variables of `@include` and `@skip`.
final class PlannedSelections: FieldKeyUser {
  let document: PlannedDocument
  private let values: [String: Bool]
  private var groups: [GroupKey: SelectionGroup] = [:]
  private var fragmentGroups: [[Int]: SelectionGroup] = [:]
  /// All groups, by their numbers.
  private(set) var numberedGroups: [SelectionGroup] = []
  private(set) var root: SelectionGroup!

  init(_ document: PlannedDocument, _ booleans: [Bool]) {
    self.document = document
    values = Dictionary(zip(document.inclusionVariables, booleans)) { first, _ in first }
    root = makeGroup([SelectedSet(document.root)])
  }

  func includes(_ inclusions: [PlannedCondition.Inclusion]) -> Bool {
    inclusions.allSatisfy { inclusion in
      switch inclusion {
      case .constant(let value): value
      case .variable(let name, is: let value): values[name] == value
      }
    }
  }

  /// Returns what fields with the same response key select of their objects; `nil` if they have no objects.
  func group(of fields: [SelectedField]) -> SelectionGroup? {
    let sets = fields.compactMap { selected in
      selected.field.selections.map {
        SelectedSet($0, parts: selected.parts.map { SelectedPart(label: $0.label, distance: $0.distance + 1) })
      }
    }
    if sets.isEmpty { return nil }
    // Objects of several types often have the same fields.
    let key = GroupKey(fields: fields.map(\.field.number), parts: fields.map(\.parts))
    if let known = groups[key] { return known }
    let group = makeGroup(sets)
    groups[key] = group
    return group
  }

  /// Calls a function for each field ID that does not depend on variables.
  func visitFields(_ visit: (FieldID) -> Void) {
    for group in numberedGroups { group.visitMergedFields(visit) }
  }

  /// Returns what a fragment selects of an object; `nil` if nothing of the object's selections spreads it.
  func group(of fragment: ObjectIdentifier, in object: SelectionGroup) -> SelectionGroup? {
    guard let copies = document.copies[fragment] else { return nil }
    // Copies that one object spreads agree in what they both select.
    let spread = object.spreads.intersection(copies).sorted()
    if spread.isEmpty { return nil }
    if let known = fragmentGroups[spread] { return known }
    let group = makeGroup(spread.map { SelectedSet(document.fragments[$0]) })
    fragmentGroups[spread] = group
    return group
  }

  private struct GroupKey: Hashable {
    let fields: [Int]
    let parts: [[SelectedPart]]
  }

  private func makeGroup(_ sets: [SelectedSet]) -> SelectionGroup {
    let group = SelectionGroup(sets, of: self, number: Int32(numberedGroups.count))
    numberedGroups.append(group)
    return group
  }
}
