import GraphQLLanguage

extension CompilerDirective {
  /// Gives a query or a fragment a type whose properties change a store.
  package static let updatable: CompilerDirective = .init(
    name: "updatable",
    definition: "directive @updatable on QUERY | FRAGMENT_DEFINITION",
    rules: [.updatableDirective, .updatableFragmentSpreads]
  )
}

extension [Directive] {
  /// Whether `@updatable` is among them.
  package var areUpdatable: Bool { contains { $0.is(.updatable) } }
}

extension Rule {
  /// Not a rule of the specification: what a document with `@updatable` selects can be set one by one. The words are those of
  /// Relay's compiler.
  static let updatableDirective: Rule = .init("UpdatableDirective") { document, errors in
    for definition in document.definitions {
      if let operation = definition.operation, operation.directives.areUpdatable {
        var check = UpdatableCheck(document, "operations", operation.name ?? Name("", range: operation.range))
        check.visit(operation.directives)
        check.visit(operation.selectionSet, on: definition.type?.name)
        errors += check.errors
      } else if let fragment = definition.fragment, fragment.directives.areUpdatable {
        var check = UpdatableCheck(document, "fragments", fragment.name)
        check.visit(fragment.directives)
        check.visit(fragment.selectionSet, on: fragment.typeCondition.value)
        errors += check.errors
      }
    }
  }
}

private struct UpdatableCheck {
  var errors: [Diagnostic] = []
  private let document: TypedDocument
  /// Whether these are operations or fragments.
  private let outer: String
  private let name: Name

  private static let allowed: [CompilerDirective] = [.updatable, .alias, .argumentDefinitions]

  init(_ document: TypedDocument, _ outer: String, _ name: Name) {
    (self.document, self.outer, self.name) = (document, outer, name)
  }

  mutating func visit(_ directives: [Directive]) {
    for directive in directives where !Self.allowed.contains(where: { directive.is($0) }) {
      let message =
        directive.isCondition
        ? "The directives @include and @skip are not allowed within \(outer)."
        : "The @\(directive.name.value) directive is not allowed in updatable \(outer)."
      errors.append(Diagnostic(.error, message, at: directive.range))
    }
  }

  /// Visits selections.
  ///
  /// - Parameter field: The field that they are of; `nil` for those of the definition.
  mutating func visit(_ selectionSet: SelectionSet, on type: String?, of field: Field? = nil) {
    for selection in selectionSet.selections {
      switch selection {
      case .field(let inner):
        visit(inner.directives)
        guard let selectionSet = inner.selectionSet, let type,
          let innerType = document.schema.field(named: inner.name.value, on: type)?.type.namedType.value
        else { continue }
        checkInlineFragments(in: selectionSet, of: inner, innerType)
        visit(selectionSet, on: innerType, of: inner)
      case .inlineFragment(let fragment):
        visit(fragment.directives)
        for case .inlineFragment in fragment.selectionSet.selections {
          add(
            "Within updatable \(outer), an inline fragment cannot occur immediately within another inline fragment. Found within "
              + "\(name.value). This is because all inline fragments must have type conditions and narrow the type from an "
              + "abstract type to a concrete type.",
            at: name.range
          )
        }
        visit(fragment.selectionSet, on: fragment.typeCondition?.value ?? type, of: field)
      case .fragmentSpread(let spread):
        visit(spread.directives)
        check(spread, of: field, on: type)
      }
    }
  }

  private mutating func check(_ spread: FragmentSpread, of field: Field?, on type: String?) {
    guard let condition = document.typeCondition(ofFragment: spread.name.value)?.name else { return }
    if !document.isAssignable(spread.name.value) {
      add(
        "Only fragments decorated with the @assignable directive can be spread within updatable \(outer). You can try adding the "
          + "@assignable directive to the fragment \(spread.name.value).",
        at: spread.name.range
      )
    } else if field == nil {
      add(AssignableSpreads.topLevel, at: spread.name.range)
    }
    guard field != nil, let type, !document.schema.isSubtype(condition, of: type) else { return }
    add(
      "Within updatable \(outer), if an assignable fragment is spread on a linked field, the fragment's type "
        + "(`\(condition)`) must be equal to or a subtype of the field's type (`\(type)`).",
      at: spread.name.range
    )
  }

  /// Checks that the inline fragments of a field divide its objects by their types.
  private mutating func checkInlineFragments(in selectionSet: SelectionSet, of field: Field, _ type: String) {
    let fragments = selectionSet.selections.compactMap { selection -> InlineFragment? in
      if case .inlineFragment(let fragment) = selection { fragment } else { nil }
    }
    if fragments.isEmpty { return }
    let (within, key) = ("Within updatable \(outer),", field.responseKey.value)
    if document.schema.type(named: type)?.isAbstract != true {
      add(
        "\(within) inline fragments are only allowed on interfaces or unions, not on concrete types. In updatable queries, each "
          + "inline fragment must have a type conditions, so no inline fragment would make sense here.",
        at: field.name.range
      )
    }
    var conditions: Set<String> = []
    for fragment in fragments {
      if let condition = fragment.typeCondition?.value {
        if document.schema.type(named: condition)?.isAbstract == true {
          add(
            "\(within) each inline fragment spread must have a type condition narrowing the type to a unique concrete type. "
              + "`\(condition)` is not a concrete type.",
            at: field.name.range
          )
        }
        if !conditions.insert(condition).inserted {
          add(
            "\(within) a single linked field cannot have multiple inline fragments with the same type condition. However, within "
              + "\(key), there were multiple inline fragments narrowing the type to `\(condition)`.",
            at: field.name.range
          )
        }
      } else {
        add(
          "\(within) each inline fragment spread must have a type condition. An inline fragment without a type condition was among "
            + "the selections of \(type).",
          at: field.name.range
        )
      }
    }
  }

  private mutating func add(_ message: String, at range: SourceRange) {
    errors.append(Diagnostic(.error, message, at: range))
  }
}

extension Directive {
  /// Whether it is `@include` or `@skip`.
  var isCondition: Bool { name.value == "include" || name.value == "skip" }
}
