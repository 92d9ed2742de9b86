import GraphQLLanguage

/// Finds names that GraphQL allows and that the generated Swift types cannot have.
///
/// - Returns: The document without the definitions that cannot be declared, and an error for each of these.
func checkNames(of document: Document, in context: CompilationContext) -> (Document, [Diagnostic]) {
  var diagnostics: [Diagnostic] = []
  var taken: [String: Name] = [:]
  var checked = Document(definitions: [])
  let names = OperationNames(document)
  for definition in document.definitions {
    let isNameable =
      switch definition {
      case .operation(let operation): check(operation, names, context, &taken, &diagnostics)
      case .fragment(let fragment): check(fragment, context, &taken, &diagnostics)
      case .schema, .schemaExtension, .type, .typeExtension, .directive, .directiveExtension: true
      }
    if isNameable { checked.definitions.append(definition) }
  }
  return (checked, diagnostics)
}

private func check(
  _ operation: OperationDefinition,
  _ names: OperationNames,
  _ context: CompilationContext,
  _ taken: inout [String: Name],
  _ diagnostics: inout [Diagnostic]
) -> Bool {
  guard let name = operation.name else {
    diagnostics.append(operation.anonymityError)
    return false
  }
  checkAliases(in: operation.selectionSet, &diagnostics)
  guard checkVariables(of: operation, context.swiftNames, &diagnostics) else { return false }
  let swiftName = Name(names.swiftName(of: name.value, operation.kind), range: name.range)
  return check(swiftName, noun: "operation", context, &taken, &diagnostics)
}

private func check(
  _ fragment: FragmentDefinition,
  _ context: CompilationContext,
  _ taken: inout [String: Name],
  _ diagnostics: inout [Diagnostic]
) -> Bool {
  let name = fragment.name
  checkAliases(in: fragment.selectionSet, &diagnostics)
  if let owner = ownersOfTypes[name.value] {
    diagnostics.append(
      Diagnostic(
        .error,
        "A fragment cannot be named \"\(name.value)\": \(owner) have a Swift type of that name. Choose another name.",
        at: name.range
      )
    )
    return false
  }
  let key = Name(name.value + "_Key", range: name.range)
  return check(name, noun: "fragment", context, &taken, &diagnostics)
    && check(key, noun: "fragment", context, &taken, &diagnostics)
}

/// The owners of generated types with these names, which would hide a fragment's struct.
private let ownersOfTypes = [
  "Data": "operations", "Variables": "operations",
  "Case": "fragments", "Fields": "fragments", "OptionalKey": "fragments",
  "RefetchQuery": "refetchable fragments", "Updatable": "updatable fragments",
  "ID": "objects", "Node": "edges of connections", "NodeType": "nodes of connections",
  "Element": "connections", "Index": "connections", "Indices": "connections", "Iterator": "connections",
  "SubSequence": "connections",
]

private func check(
  _ name: Name,
  noun: String,
  _ context: CompilationContext,
  _ taken: inout [String: Name],
  _ diagnostics: inout [Diagnostic]
) -> Bool {
  let hidden: Set<String> = ["Swift", "InlineGraphQL", "Self", TypePath(context.namespace).root]
  if hidden.contains(name.value) {
    diagnostics.append(
      Diagnostic(
        .error,
        "The \(noun) cannot be named \"\(name.value)\": that name would hide a declaration that the generated code uses. "
          + "Choose another name.",
        at: name.range
      )
    )
    return false
  }
  if let first = taken[name.value] {
    // Validation reports two operations, or two fragments, of one name.
    diagnostics.append(
      Diagnostic(
        .error,
        "There can be only one Swift type named \"\(name.value)\"; rename one of the definitions.",
        at: name.range,
        notes: [Diagnostic.Note(message: "\"\(name.value)\" is named here first", range: first.range)]
      )
    )
    return false
  }
  taken[name.value] = name
  return true
}

/// Reports variables that would become one Swift argument in another case of names.
private func checkVariables(
  of operation: OperationDefinition,
  _ swiftNames: SwiftNames,
  _ diagnostics: inout [Diagnostic]
) -> Bool {
  var firsts: [String: Name] = [:]
  var areNameable = true
  for variable in operation.variables.map(\.name) {
    let name = swiftNames.property(variable.value)
    guard let first = firsts[name] else {
      firsts[name] = variable
      continue
    }
    // Validation reports two variables of one name.
    if first.value == variable.value { continue }
    areNameable = false
    diagnostics.append(
      Diagnostic(
        .error,
        "Variables \"$\(first.value)\" and \"$\(variable.value)\" would both be \"\(name)\" in Swift; rename one of them.",
        at: variable.range,
        notes: [Diagnostic.Note(message: "\"$\(first.value)\" is defined here first", range: first.range)]
      )
    )
  }
  return areNameable
}

private func checkAliases(in selectionSet: SelectionSet, _ diagnostics: inout [Diagnostic]) {
  for selection in selectionSet.selections {
    switch selection {
    case .field(let field):
      if let alias = field.alias, alias.value == "__typename", field.name.value != "__typename" {
        diagnostics.append(
          Diagnostic(
            .error,
            "\"__typename\" cannot be the alias of \"\(field.name.value)\": every response uses that key for the object's "
              + "type. Choose another alias.",
            at: alias.range
          )
        )
      }
      if let selectionSet = field.selectionSet { checkAliases(in: selectionSet, &diagnostics) }
    case .inlineFragment(let fragment):
      checkAliases(in: fragment.selectionSet, &diagnostics)
    case .fragmentSpread:
      continue
    }
  }
}

extension OperationDefinition {
  /// Returns the error of an operation without a name.
  func anonymityError(suggesting name: String) -> Diagnostic {
    var fixIts: [Diagnostic.FixIt] = []
    if range.start == selectionSet.range.start {
      let text = "\(kind.rawValue) \(name) "
      fixIts = [.init(message: "insert '\(text)'", range: SourceRange(range.start, range.start), replacement: text)]
    } else if description == nil {
      let end = range.start + kind.rawValue.utf8.count
      fixIts = [.init(message: "insert '\(name)'", range: SourceRange(end, end), replacement: " " + name)]
    }
    return Diagnostic(
      .error,
      "The operation needs a name for its Swift type. Write \"\(kind.rawValue) \(name)\".",
      at: range,
      fixIts: fixIts
    )
  }

  /// The error of an operation without a name in a `#graphql`.
  var anonymityError: Diagnostic { anonymityError(suggesting: suggestedName) }

  /// Returns `HeroQuery` for `{ hero { … } }`.
  private var suggestedName: String {
    for case .field(let field) in selectionSet.selections {
      return field.name.value.prefix(1).uppercased() + field.name.value.dropFirst() + kind.suffix
    }
    return "My" + kind.suffix
  }
}
