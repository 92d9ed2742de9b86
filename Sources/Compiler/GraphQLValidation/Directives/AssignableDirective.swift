import GraphQLLanguage

extension CompilerDirective {
  /// Makes a fragment's objects values of linked fields in documents with `@updatable`.
  package static let assignable: CompilerDirective = .init(
    name: "assignable",
    definition: "directive @assignable on FRAGMENT_DEFINITION",
    rules: [.assignableDirective, .assignableSpreads]
  )
}

extension [Directive] {
  /// Whether `@assignable` is among them.
  package var areAssignable: Bool { contains { $0.is(.assignable) } }
}

extension Rule {
  /// Not a rule of the specification: a fragment with `@assignable` only says which object it is. The words are those of Relay's
  /// compiler.
  static let assignableDirective: Rule = .init("AssignableDirective") { document, errors in
    for definition in document.definitions {
      guard let fragment = definition.fragment, fragment.directives.areAssignable else { continue }
      if let range = fragment.rangeBesidesTypename {
        let message =
          "Assignable fragments should contain only a single, unaliased __typename field with no directives."
        errors.append(Diagnostic(.error, message, at: range))
      }
      for directive in fragment.directives where !directive.is(.assignable) {
        let message = "The @\(directive.name.value) directive is not allowed on assignable fragments."
        errors.append(Diagnostic(.error, message, at: directive.range))
      }
    }
  }

  /// Not a rule of the specification: whoever has the object of a fragment with `@assignable` knows its type. The words are those
  /// of Relay's compiler.
  static let assignableSpreads: Rule = .init("AssignableSpreads") { document, errors in
    guard document.hasFragments(where: document.isAssignable) else { return }
    for definition in document.definitions {
      guard let directives = definition.operation?.directives ?? definition.fragment?.directives,
        let selectionSet = definition.operation?.selectionSet ?? definition.fragment?.selectionSet,
        !directives.areUpdatable
      else { continue }
      var search = AssignableSpreads(document)
      search.visit(selectionSet, on: definition.type?.name)
      errors += search.errors
    }
  }
}

/// Finds the spreads of fragments with `@assignable` in other documents than those with `@updatable`.
struct AssignableSpreads {
  static let topLevel = "Top-level spreads of assignable fragments are not supported."

  private(set) var errors: [Diagnostic] = []
  private let document: TypedDocument
  private var isInField = false
  private var inlineFragmentCount = 0
  /// Whether the field around has such a spread in an inline fragment.
  private var needsUnion = false

  init(_ document: TypedDocument) { self.document = document }

  mutating func visit(_ selectionSet: SelectionSet, on type: String?) {
    for selection in selectionSet.selections {
      switch selection {
      case .field(let field):
        guard let selectionSet = field.selectionSet, let type,
          let definition = document.schema.field(named: field.name.value, on: type)
        else { continue }
        let outer = (isInField, inlineFragmentCount, needsUnion)
        (isInField, inlineFragmentCount, needsUnion) = (true, 0, false)
        visit(selectionSet, on: definition.type.namedType.value)
        if needsUnion {
          errors += document.schema.errors(
            ofUnionIn: selectionSet,
            of: field,
            definition.type,
            because: "an assignable fragment was spread in this linked field"
          )
        }
        (isInField, inlineFragmentCount, needsUnion) = outer
      case .inlineFragment(let fragment):
        inlineFragmentCount += 1
        visit(fragment.selectionSet, on: fragment.typeCondition?.value ?? type)
        inlineFragmentCount -= 1
      case .fragmentSpread(let spread):
        if document.isAssignable(spread.name.value) { check(spread) }
      }
    }
  }

  private mutating func check(_ spread: FragmentSpread) {
    if let directive = spread.directives.first {
      let message = "The @\(directive.name.value) directive is not allowed on assignable fragment spreads."
      errors.append(Diagnostic(.error, message, at: directive.range))
    }
    if inlineFragmentCount > 1 {
      let message = "Assignable fragments can only be nested within at most a single inline fragment."
      errors.append(Diagnostic(.error, message, at: spread.name.range))
    }
    if inlineFragmentCount > 0 { needsUnion = true }
    if !isInField { errors.append(Diagnostic(.error, Self.topLevel, at: spread.name.range)) }
  }
}

extension TypedDocument {
  /// Returns whether a fragment, here or elsewhere, has `@assignable`.
  func isAssignable(_ fragment: String) -> Bool {
    fragmentIndices[fragment].map { definitions[$0].fragment?.directives.areAssignable == true }
      ?? signatures[fragment]?.isAssignable ?? false
  }
}

extension FragmentDefinition {
  /// The range of what selects anything but `__typename`; `nil` if nothing does.
  fileprivate var rangeBesidesTypename: SourceRange? {
    guard selectionSet.selections.count == 1, case .field(let field) = selectionSet.selections[0] else {
      return name.range
    }
    return field.name.value == "__typename" && field.alias == nil && field.directives.isEmpty ? nil : field.name.range
  }
}
