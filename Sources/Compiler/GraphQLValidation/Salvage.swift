import GraphQLLanguage

/// Removes everything with errors from a document; returns `nil` if nothing remains.
///
/// Each error removes the smallest removable node around it: an argument, a directive, a selection, a default value or
/// a variable, and otherwise the definition. A removal may cause new errors, so this repeats.
func salvage(
  _ document: Document,
  schema: Schema,
  fragments: [String: FragmentSignature],
  directives: CompilerDirectives
) -> Document? {
  var document = document
  let rules = Rule.salvaged(directives)
  for round in 0..<8 {
    let typed = TypedDocument(document, schema: schema, fragments: fragments, directives: directives)
    let errors = typed.errors(of: rules)
    if errors.isEmpty { return document }
    let places = places(of: errors, in: document.definitions)
    // A definition that still has errors after some rounds is removed.
    let dropsWhole = round > 4
    document.definitions = zip(document.definitions, places).compactMap { definition, places in
      if places.isEmpty { return definition }
      if dropsWhole { return nil }
      return Salvager(places: places).salvaged(definition)
    }
    if document.definitions.isEmpty { return nil }
  }
  return nil
}

/// Returns the ranges to remove from each definition: for each error its last range inside a selection set, or else its
/// last range.
private func places(of errors: [Diagnostic], in definitions: [Definition]) -> [[SourceRange]] {
  let extents = definitions.map(extent)
  // Returns the last definition that starts before a range.
  func definition(around place: SourceRange) -> Int {
    var (low, high) = (0, extents.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if extents[middle].whole.start <= place.start { low = middle } else { high = middle - 1 }
    }
    return low
  }
  var places: [[SourceRange]] = definitions.map { _ in [] }
  for error in errors {
    let located = error.ranges.lazy.map { (range: $0, definition: definition(around: $0)) }
    guard let last = located.last else { continue }
    let target = located.last { $0.range.isWithin(extents[$0.definition].selections) } ?? last
    places[target.definition].append(target.range)
  }
  return places
}

/// Removes nodes from one definition.
private final class Salvager {
  /// The ranges to remove, sorted by start and then by end.
  private let places: [SourceRange]
  private var isDone: [Bool]

  init(places: [SourceRange]) {
    self.places = places.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
    isDone = Array(repeating: false, count: places.count)
  }

  /// Returns the definition without the ranges; `nil` if a range is not inside a removable node.
  func salvaged(_ definition: Definition) -> Definition? {
    switch definition {
    case .operation(var operation):
      remove(&operation.directives)
      removeVariables(&operation.variables)
      remove(&operation.selectionSet)
      return isDone.allSatisfy(\.self) ? .operation(operation) : nil
    case .fragment(var fragment):
      removeVariables(&fragment.variables)
      remove(&fragment.directives)
      remove(&fragment.selectionSet)
      return isDone.allSatisfy(\.self) ? .fragment(fragment) : nil
    case .schema, .schemaExtension, .type, .typeExtension, .directive, .directiveExtension:
      return nil
    }
  }

  /// Returns the ranges inside `range` that are not removed yet.
  private func indices(within range: SourceRange) -> [Int] {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle].start < range.start { low = middle + 1 } else { high = middle }
    }
    var indices: [Int] = []
    while low < places.count, places[low].start < range.end {
      if !isDone[low], places[low].end <= range.end { indices.append(low) }
      low += 1
    }
    return indices
  }

  private func anyPlace(within range: SourceRange) -> Bool {
    !indices(within: range).isEmpty
  }

  /// Marks the ranges inside `range` as removed, and returns whether there were any.
  private func take(within range: SourceRange) -> Bool {
    let indices = indices(within: range)
    for index in indices { isDone[index] = true }
    return !indices.isEmpty
  }

  private func remove(_ directives: inout [Directive]) {
    directives.removeAll { take(within: $0.range) }
  }

  private func removeVariables(_ variables: inout [VariableDefinition]) {
    for index in variables.indices {
      remove(&variables[index].directives)
      if let value = variables[index].defaultValue, take(within: value.range) { variables[index].defaultValue = nil }
    }
    variables.removeAll { take(within: $0.range) }
  }

  private func remove(_ selectionSet: inout SelectionSet) {
    guard anyPlace(within: selectionSet.range) else { return }
    selectionSet.selections = selectionSet.selections.compactMap { selection in
      guard anyPlace(within: selection.range) else { return selection }
      return removed(from: selection)
    }
    // The object's type remains, because code may mention it.
    if selectionSet.selections.isEmpty {
      let range = SourceRange(selectionSet.range.start, selectionSet.range.start)
      selectionSet.selections = [
        .field(Field(name: Name("__typename", range: range), arguments: [], directives: [], range: range))
      ]
    }
  }

  private func removed(from selection: Selection) -> Selection? {
    switch selection {
    case .field(var field):
      field.arguments.removeAll { take(within: $0.range) }
      remove(&field.directives)
      if var selectionSet = field.selectionSet {
        let isUnwanted = indices(within: selectionSet.range).contains { places[$0].isSame(as: selectionSet.range) }
        if isUnwanted {
          // A leaf has no selection set.
          _ = take(within: selectionSet.range)
          field.selectionSet = nil
        } else {
          remove(&selectionSet)
          field.selectionSet = selectionSet
        }
      }
      return take(within: field.range) ? nil : .field(field)
    case .fragmentSpread(var spread):
      spread.arguments.removeAll { take(within: $0.range) }
      remove(&spread.directives)
      return take(within: spread.range) ? nil : .fragmentSpread(spread)
    case .inlineFragment(var fragment):
      remove(&fragment.directives)
      remove(&fragment.selectionSet)
      return take(within: fragment.range) ? nil : .inlineFragment(fragment)
    }
  }
}

/// Returns the range of a definition and that of its selection set.
private func extent(of definition: Definition) -> (whole: SourceRange, selections: SourceRange) {
  switch definition {
  case .operation(let operation): (operation.range, operation.selectionSet.range)
  case .fragment(let fragment): (fragment.range, fragment.selectionSet.range)
  case .schema(let schema), .schemaExtension(let schema): (schema.range, .none)
  case .type(let type), .typeExtension(let type): (type.range, .none)
  case .directive(let directive): (directive.range, .none)
  case .directiveExtension(let directive): (directive.range, .none)
  }
}

extension SourceRange {
  fileprivate func isWithin(_ other: SourceRange) -> Bool {
    start >= other.start && end <= other.end
  }

  fileprivate func isSame(as other: SourceRange) -> Bool {
    start == other.start && end == other.end
  }
}

extension Selection {
  /// The range of the selection.
  fileprivate var range: SourceRange {
    switch self {
    case .field(let field): field.range
    case .fragmentSpread(let spread): spread.range
    case .inlineFragment(let fragment): fragment.range
    }
  }
}
