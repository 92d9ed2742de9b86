/// What remains of a document when all that errors stand in is taken away; `nil` if nothing does.
///
/// Each error takes away the smallest part it stands in that can be done without: an argument, a directive, a selection,
/// a default value or a variable, at last the definition. Taking away may bring new errors to light, so this repeats.
func salvage(
  _ document: Document,
  errors: [Diagnostic],
  schema: Schema,
  fragments: [String: FragmentSignature]
) -> ValidDocument? {
  var document = document
  var errors = errors
  // Each round mends or drops what is wrong; a document that then still has errors loses its definitions.
  for round in 0..<8 {
    let dropsDefinitions = round > 4
    document.definitions = document.definitions.compactMap { definition in
      var salvager = Salvager(definition, errors: errors, dropsWhole: dropsDefinitions)
      return salvager.salvaged()
    }
    if document.definitions.isEmpty { return nil }
    let typed = TypedDocument(document, schema: schema, fragments: fragments, clientDirectives: clientDirectives)
    errors = typed.errors(of: Rule.salvaged)
    if errors.isEmpty {
      return ValidDocument(document: document, schema: schema, fragments: fragments, isSalvaged: true)
    }
  }
  return nil
}

/// Takes parts out of one definition.
private struct Salvager {
  let definition: Definition
  /// Where parts are to be taken out: of each error, its last place in this definition that is not the definition.
  private var places: [SourceRange] = []
  private var dropsDefinition = false

  init(_ definition: Definition, errors: [Diagnostic], dropsWhole: Bool) {
    self.definition = definition
    guard let (whole, selections) = extent(of: definition) else {
      dropsDefinition = true
      return
    }
    for error in errors {
      let inside = error.ranges.filter { $0.isWithin(whole) && !($0.start == whole.start && $0.end == whole.end) }
      if let place = inside.last(where: { $0.isWithin(selections) }) ?? inside.last {
        places.append(place)
      } else if error.ranges.last?.isWithin(whole) == true {
        dropsDefinition = true
      }
    }
    if dropsWhole, !places.isEmpty { dropsDefinition = true }
  }

  mutating func salvaged() -> Definition? {
    if dropsDefinition { return nil }
    if places.isEmpty { return definition }
    switch definition {
    case .operation(var operation):
      remove(&operation.directives)
      removeVariables(&operation.variables)
      remove(&operation.selectionSet)
      return places.isEmpty ? .operation(operation) : nil
    case .fragment(var fragment):
      remove(&fragment.directives)
      remove(&fragment.selectionSet)
      return places.isEmpty ? .fragment(fragment) : nil
    case .schema, .schemaExtension, .type, .typeExtension, .directive:
      return nil
    }
  }

  /// Whether some place is inside of a range; those that are count as done.
  private mutating func take(within range: SourceRange) -> Bool {
    let before = places.count
    places.removeAll { $0.isWithin(range) }
    return places.count < before
  }

  private func anyPlace(within range: SourceRange) -> Bool {
    places.contains { $0.isWithin(range) }
  }

  private mutating func remove(_ directives: inout [Directive]) {
    directives.removeAll { take(within: $0.range) }
  }

  private mutating func removeVariables(_ variables: inout [VariableDefinition]) {
    for index in variables.indices {
      remove(&variables[index].directives)
      if let value = variables[index].defaultValue, take(within: value.range) { variables[index].defaultValue = nil }
    }
    variables.removeAll { take(within: $0.range) }
  }

  private mutating func remove(_ selectionSet: inout SelectionSet) {
    guard anyPlace(within: selectionSet.range) else { return }
    selectionSet.selections = selectionSet.selections.compactMap { selection in
      guard anyPlace(within: selection.range) else { return selection }
      return removed(from: selection)
    }
    // The object that is selected from is still there for what names its type.
    if selectionSet.selections.isEmpty {
      let range = SourceRange(selectionSet.range.start, selectionSet.range.start)
      selectionSet.selections = [
        .field(Field(name: Name("__typename", range: range), arguments: [], directives: [], range: range))
      ]
    }
  }

  private mutating func removed(from selection: Selection) -> Selection? {
    switch selection {
    case .field(var field):
      field.arguments.removeAll { take(within: $0.range) }
      remove(&field.directives)
      // A selection set that a leaf must not have.
      if let set = field.selectionSet,
        places.contains(where: { $0.start == set.range.start && $0.end == set.range.end })
      {
        field.selectionSet = nil
        _ = take(within: set.range)
      }
      if field.selectionSet != nil { remove(&field.selectionSet!) }
      return take(within: field.range) ? nil : .field(field)
    case .fragmentSpread(var spread):
      remove(&spread.directives)
      return take(within: spread.range) ? nil : .fragmentSpread(spread)
    case .inlineFragment(var fragment):
      remove(&fragment.directives)
      remove(&fragment.selectionSet)
      return take(within: fragment.range) ? nil : .inlineFragment(fragment)
    }
  }
}

/// Where a definition stands, and where its selection set; `nil` for definitions that are not executable.
private func extent(of definition: Definition) -> (whole: SourceRange, selections: SourceRange)? {
  switch definition {
  case .operation(let operation): (operation.range, operation.selectionSet.range)
  case .fragment(let fragment): (fragment.range, fragment.selectionSet.range)
  case .schema, .schemaExtension, .type, .typeExtension, .directive: nil
  }
}

extension SourceRange {
  fileprivate func isWithin(_ other: SourceRange) -> Bool {
    start >= other.start && end <= other.end
  }
}

extension Selection {
  /// Where it stands.
  fileprivate var range: SourceRange {
    switch self {
    case .field(let field): field.range
    case .fragmentSpread(let spread): spread.range
    case .inlineFragment(let fragment): fragment.range
    }
  }
}
