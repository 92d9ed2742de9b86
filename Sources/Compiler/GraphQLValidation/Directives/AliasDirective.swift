import GraphQLLanguage

extension CompilerDirective {
  /// Gives a fragment a name, so that its selections are a property of their own.
  package static let alias: CompilerDirective = .init(
    name: "alias",
    definition: "directive @alias(as: String) on FRAGMENT_SPREAD | INLINE_FRAGMENT",
    rules: [.fragmentAliases]
  )
}

extension FragmentSpread {
  /// The name that `@alias` gives it; `nil` if it has no such directive. Without an argument the name is the fragment's.
  package var alias: String? { directives.alias(orBy: name.value) }
}

extension InlineFragment {
  /// The name that `@alias` gives it; `nil` if it has no such directive. Without an argument the name is the type's.
  package var alias: String? { directives.alias(orBy: typeCondition?.value) }
}

extension [Directive] {
  fileprivate func alias(orBy name: String?) -> String? {
    guard let directive = first(.alias) else { return nil }
    guard let argument = directive.arguments.first(where: { $0.name.value == "as" }) else { return name?.lowerFirst }
    if case .string(let text) = argument.value.kind { return text.value }
    return nil
  }
}

extension Rule {
  /// Not a rule of the specification: the name that `@alias` gives a fragment is a name, and no other selection of the
  /// object has it. The words are those of Relay's compiler.
  static let fragmentAliases: Rule = .init("FragmentAliases") { document, errors in
    for list in document.directiveLists {
      for directive in list.nodes where directive.is(.alias) {
        for argument in directive.arguments where argument.name.value == "as" {
          if let error = error(of: argument.value) { errors.append(error) }
        }
      }
    }
    for fragment in document.inlineFragments where fragment.node.typeCondition == nil {
      for directive in fragment.node.directives where directive.is(.alias) && directive.arguments.isEmpty {
        let message = "An inline fragment without a type condition has no name. Write `@alias(as: \"name\")`."
        errors.append(Diagnostic(.error, message, at: directive.range))
      }
    }
    for definition in document.definitions {
      guard let selectionSet = definition.operation?.selectionSet ?? definition.fragment?.selectionSet else { continue }
      var search = AliasConflictSearch()
      search.visit(selectionSet)
      errors += search.errors
    }
  }
}

/// Finds names that two selections of an object have.
private struct AliasConflictSearch {
  var errors: [Diagnostic] = []
  private var fields: [String: SourceRange] = [:]
  private var aliases: [(name: String, range: SourceRange)] = []

  /// Visits the selections of an object, or of an inline fragment with a name.
  mutating func visit(_ selectionSet: SelectionSet) {
    let outer = (fields, aliases)
    (fields, aliases) = ([:], [])
    visitSelections(of: selectionSet)
    for alias in aliases {
      guard let field = fields[alias.name] else { continue }
      let message = "Fragment alias '\(alias.name)' is ambiguous. It conflicts with a field with the same name."
      errors.append(Diagnostic(.error, message, at: alias.range, field))
    }
    (fields, aliases) = outer
  }

  private mutating func visitSelections(of selectionSet: SelectionSet) {
    for selection in selectionSet.selections {
      switch selection {
      case .field(let field):
        if fields[field.responseKey.value] == nil { fields[field.responseKey.value] = field.responseKey.range }
        if let inner = field.selectionSet { visit(inner) }
      case .inlineFragment(let fragment):
        guard let alias = fragment.deferredName ?? fragment.alias else {
          visitSelections(of: fragment.selectionSet)
          continue
        }
        record(alias, fragment.directives)
        visit(fragment.selectionSet)
      case .fragmentSpread(let spread):
        if let alias = spread.deferredName ?? spread.alias { record(alias, spread.directives) }
      }
    }
  }

  private mutating func record(_ alias: String, _ directives: [Directive]) {
    guard let directive = directives.first(.alias) ?? directives.deferDirective else {
      return
    }
    let range = (directive.argument("as") ?? directive.argument("label"))?.range ?? directive.range
    if let other = aliases.first(where: { $0.name == alias }) {
      let message =
        directive.is(.alias)
        ? "Fragment alias '\(alias)' is ambiguous. It conflicts with another fragment alias with the same name."
        : "Deferred fragment '\(alias)' is ambiguous. It conflicts with another fragment with the same name. Give it a label of "
          + "its own: @defer(label: \"name\")."
      errors.append(Diagnostic(.error, message, at: range, other.range))
    } else {
      aliases.append((alias, range))
    }
  }
}

/// Returns the error of a value of `as`; `nil` if it is a name, or has no right type.
private func error(of value: Value) -> Diagnostic? {
  switch value.kind {
  case .string(let text) where text.value.isEmpty:
    let message =
      "Unexpected empty string supplied for `as` argument of the @alias directive. If provided, the `as` argument of the "
      + "`@alias` directive must be a non-empty string literal."
    return Diagnostic(.error, message, at: value.range)
  case .string(let text):
    do throws(Diagnostic) { _ = try Name(checking: text.value, at: value.range) } catch { return error }
    return nil
  case .variable:
    let message = "Expected the `as` argument of the @alias directive to be a static string."
    return Diagnostic(.error, message, at: value.range)
  case .int, .float, .boolean, .null, .enum, .list, .object: return nil
  }
}
