import GraphQLLanguage

extension CompilerDirective {
  /// Makes a value of the errors of a field, a fragment or an operation.
  static let `catch`: CompilerDirective = .init(
    name: "catch",
    definition: """
      directive @catch(to: CatchFieldTo! = RESULT) on FIELD | FRAGMENT_DEFINITION | QUERY | MUTATION | SUBSCRIPTION | INLINE_FRAGMENT
      enum CatchFieldTo { NULL RESULT }
      """,
    rules: [.catchDirective],
    directivesOfSchema: Schema.semanticNullabilityDirectives
  )

  /// Makes reading a fragment or an operation fail if one of its fields did.
  static let throwOnFieldError: CompilerDirective = .init(
    name: "throwOnFieldError",
    definition: "directive @throwOnFieldError on QUERY | MUTATION | SUBSCRIPTION | FRAGMENT_DEFINITION",
    rules: [.catchDirective],
    directivesOfSchema: Schema.semanticNullabilityDirectives
  )
}

extension Rule {
  /// Not a rule of the specification: a field, fragment or operation handles errors in one way, and a field has the
  /// same Swift type wherever it is selected. The words are those of Relay's compiler where it has the same error.
  static let catchDirective: Rule = .init("CatchDirective") { document, errors in
    for list in document.directiveLists {
      for directive in list.nodes where directive.is(.required) || directive.is(.catch) {
        for argument in directive.arguments {
          guard case .variable = argument.value.kind else { continue }
          let message =
            "Unexpected dynamic argument. \(directive.name.value)'s '\(argument.name.value)' argument must be a constant "
            + "value because it is read by the compiler."
          errors.append(Diagnostic(.error, message, at: argument.value.range))
        }
      }
      guard let directive = list.nodes.first(.catch) else { continue }
      if let required = list.nodes.first(.required) {
        let message = "@catch and @required directives cannot be on the same field"
        errors.append(Diagnostic(.error, message, at: required.range))
      }
      if let other = list.nodes.first(.throwOnFieldError) {
        let message =
          "\"@catch\" and \"@throwOnFieldError\" cannot be on the same definition: errors are either caught or thrown. Remove "
          + "one of them."
        errors.append(Diagnostic(.error, message, at: other.range, directive.range))
      }
    }
    for fragment in document.inlineFragments {
      guard fragment.node.alias == nil, fragment.node.deferredName == nil,
        let directive = fragment.node.directives.first(.catch)
      else { continue }
      errors.append(Diagnostic(.error, "Unexpected `@catch` on unaliased inline fragment.", at: directive.range))
    }
    for (field, other) in document.fieldsCaughtDifferently {
      let message =
        "All references to a field must have matching @catch declarations. The field '\(field.responseKey.value)' has "
        + "another one here"
      errors.append(
        Diagnostic(
          .error,
          message,
          at: field.name.range,
          notes: [.init(message: "than here", range: other.name.range)]
        )
      )
    }
    for spread in document.spreads where spread.node.isUnmasked {
      guard let fragment = document.definition(ofFragment: spread.node.name.value),
        let directive = fragment.directives.first(where: { $0.is(.catch) || $0.is(.throwOnFieldError) })
      else { continue }
      let message =
        "Fragment \"\(fragment.name.value)\" has \"@\(directive.name.value)\", which needs a fragment of its own. Remove "
        + "\"@relay(mask: false)\"."
      errors.append(Diagnostic(.error, message, at: spread.node.range))
    }
  }
}

extension TypedDocument {
  /// The fields of one object with the same response key and different `@catch`, with the first of them.
  fileprivate var fieldsCaughtDifferently: [(field: Field, first: Field)] {
    guard fields.contains(where: { $0.node.directives.catchTarget != nil }) else { return [] }
    var found: [(Field, Field)] = []
    for definition in definitions {
      guard let selectionSet = definition.operation?.selectionSet ?? definition.fragment?.selectionSet else { continue }
      var search = CaughtFieldSearch(document: self)
      search.visit(selectionSet, at: [])
      for same in search.fields.values {
        let same = same.sorted { $0.range.start < $1.range.start }
        for other in same.dropFirst() where other.directives.catchTarget != same[0].directives.catchTarget {
          found.append((other, same[0]))
        }
      }
    }
    return found
  }
}

/// Collects the fields of a definition by their paths in its response.
private struct CaughtFieldSearch {
  let document: TypedDocument
  private(set) var fields: [[String]: [Field]] = [:]
  /// The unmasked fragments around the position.
  private var unmasked: Set<String> = []
  /// How many spreads of unmasked fragments may still be followed. ``Rule/unmaskedFragmentsAreLimited`` reports more.
  private var allowance = 20_000

  init(document: TypedDocument) {
    self.document = document
  }

  mutating func visit(_ selectionSet: SelectionSet, at path: [String]) {
    for selection in selectionSet.selections {
      switch selection {
      case .field(let field):
        let path = path + [field.responseKey.value]
        fields[path, default: []].append(field)
        if let inner = field.selectionSet { visit(inner, at: path) }
      case .inlineFragment(let fragment):
        visit(
          fragment.selectionSet,
          at: fragment.isReadAgain ? path + ["..." + (fragment.deferredName ?? fragment.alias ?? "")] : path
        )
      case .fragmentSpread(let spread):
        let name = spread.name.value
        guard spread.isUnmasked, allowance > 0, let fragment = document.definition(ofFragment: name),
          unmasked.insert(name).inserted
        else { continue }
        allowance -= 1
        visit(fragment.selectionSet, at: path)
        unmasked.remove(name)
      }
    }
  }
}
