import GraphQLLanguage

extension CompilerDirective {
  /// Says what is null, or fails, if a field is null.
  static let required: CompilerDirective = .init(
    name: "required",
    definition: """
      directive @required(action: RequiredFieldAction!) on FIELD
      enum RequiredFieldAction { NONE LOG THROW DANGEROUSLY_THROW_ON_SEMANTICALLY_NULLABLE_FIELD }
      """,
    rules: [.requiredDirective, .requiredThrowOnSemanticallyNullableField],
    directivesOfSchema: Schema.semanticNullabilityDirectives
  )
}

extension Rule {
  /// Not a rule of the specification: all selections of a field agree on `@required`, and the objects with required
  /// fields on what is required in them. The words are those of Relay's compiler.
  static let requiredDirective: Rule = .init("RequiredDirective") { document, errors in
    guard document.fields.contains(where: { $0.node.requiredDirective != nil }) else { return }
    for definition in document.definitions {
      guard let selectionSet = definition.operation?.selectionSet ?? definition.fragment?.selectionSet else { continue }
      var check = RequiredFieldCheck(document)
      if let fragment = definition.fragment {
        check.inline = fragment.directives.first(.inline)
      }
      check.visit(selectionSet)
      errors += check.errors
    }
  }
}

/// Compares the selections of each field in one definition.
private struct RequiredFieldCheck {
  let document: TypedDocument
  /// `@inline` of the fragment.
  var inline: Directive?
  private(set) var errors: [Diagnostic] = []

  private typealias Path = [String]

  /// The first selection at each path of response keys and aliases of fragments.
  private var firsts: [Path: Field] = [:]
  /// The first selection of each field in groups with names at each path of response keys alone.
  private var firstsInGroups: [Path: Field] = [:]
  /// The required fields in the first object at each path.
  private var children: [Path: [Path: Field]] = [:]
  /// The required fields so far in the current object.
  private var current: [Path: Field] = [:]
  private var path: Path = []
  /// The path without aliases.
  private var keys: Path = []
  private var isInAbstractFragment = false
  /// The unmasked fragments around the position.
  private var unmasked: Set<String> = []
  /// How many spreads of unmasked fragments may still be followed. ``Rule/unmaskedFragmentsAreLimited`` reports more.
  private var allowance = 20_000

  init(_ document: TypedDocument) {
    self.document = document
  }

  mutating func visit(_ selectionSet: SelectionSet) {
    for selection in selectionSet.selections {
      switch selection {
      case .field(let field): visit(field)
      case .inlineFragment(let fragment):
        let name = fragment.deferredName ?? fragment.alias
        if fragment.isReadAgain { keys.append("..." + (name ?? "")) }
        visit(fragment.selectionSet, alias: name, typeCondition: fragment.typeCondition?.value)
        if fragment.isReadAgain { keys.removeLast() }
      case .fragmentSpread(let spread):
        let name = spread.name.value
        guard spread.isUnmasked, allowance > 0, let fragment = document.definition(ofFragment: name),
          unmasked.insert(name).inserted
        else { continue }
        allowance -= 1
        visit(
          fragment.selectionSet,
          alias: spread.deferredName ?? spread.alias,
          typeCondition: fragment.typeCondition.value
        )
        unmasked.remove(name)
      }
    }
  }

  private mutating func visit(_ selectionSet: SelectionSet, alias: String?, typeCondition: String?) {
    let outer = isInAbstractFragment
    defer { isInAbstractFragment = outer }
    guard let alias else {
      if let typeCondition, document.schema.type(named: typeCondition)?.isAbstract == true {
        isInAbstractFragment = true
      }
      visit(selectionSet)
      return
    }
    isInAbstractFragment = false
    path.append("..." + alias)
    let around = current
    current = [:]
    visit(selectionSet)
    current = around
    path.removeLast()
  }

  private mutating func visit(_ field: Field) {
    path.append(field.responseKey.value)
    keys.append(field.responseKey.value)
    let path = path
    checkPlace(of: field)
    compare(field, at: path)
    if field.requiredDirective != nil { current[path] = field }
    if let selectionSet = field.selectionSet {
      let (around, isAbstract) = (current, isInAbstractFragment)
      (current, isInAbstractFragment) = ([:], false)
      visit(selectionSet)
      compareChildren(of: field, at: path)
      checkSeverity(of: field)
      children[path] = current
      (current, isInAbstractFragment) = (around, isAbstract)
    }
    self.path.removeLast()
    keys.removeLast()
  }

  private mutating func checkPlace(of field: Field) {
    guard let directive = field.requiredDirective else { return }
    if isInAbstractFragment {
      let message =
        "Unexpected @required within inline fragment on an abstract type. At runtime we cannot know if this field is "
        + "null, or if it's missing because the inline fragment did not match. Consider using `@alias` to give your inline "
        + "fragment a name."
      errors.append(Diagnostic(.error, message, at: directive.range))
    }
    if let inline {
      errors.append(
        Diagnostic(
          .error,
          "@required is not supported within @inline fragments.",
          at: directive.range,
          notes: [.init(message: "The fragment is annotated as @inline here.", range: inline.range)]
        )
      )
    }
  }

  /// Compares a field with others at its path. Fields in groups with names are one field of the Swift object with those
  /// outside, unless they are selected in the group itself.
  private mutating func compare(_ field: Field, at path: Path) {
    let isInGroup = path.dropLast().contains { $0.hasPrefix("...") } || firstsInGroups[keys] != nil
    if let first = firsts[path] {
      compare(field, with: first)
    } else {
      firsts[path] = field
      if !isInGroup || path.dropLast().last?.hasPrefix("...") == true { return }
      if let first = firstsInGroups[keys] ?? firsts[keys] { compare(field, with: first) }
      firstsInGroups[keys] = field
    }
  }

  private mutating func compare(_ field: Field, with first: Field) {
    switch (first.requiredDirective, field.requiredDirective) {
    case (nil, nil): return
    case (.some, nil): mismatch(of: first, and: field)
    case (nil, .some): mismatch(of: field, and: first)
    case (let before?, let here?):
      guard first.requiredAction != field.requiredAction else { return }
      let name = field.responseKey.value
      let message =
        "All references to a @required field must have matching `action` arguments. The `action` used for '\(name)'"
      errors.append(
        Diagnostic(
          .error,
          message,
          at: before.actionRange,
          notes: [.init(message: "should be the same as the `action` declared here", range: here.actionRange)]
        )
      )
    }
  }

  private mutating func mismatch(of required: Field, and other: Field) {
    let message =
      "All references to a field must have matching @required declarations. The field '\(required.responseKey.value)` is "
      + "@required here"
    errors.append(
      Diagnostic(
        .error,
        message,
        at: required.name.range,
        notes: [.init(message: "but not @required here", range: other.name.range)]
      )
    )
  }

  private mutating func compareChildren(of field: Field, at path: Path) {
    guard let before = children[path], let first = firsts[path] else { return }
    for (child, required) in current where before[child] == nil { isMissing(required, from: first) }
    for (child, required) in before where current[child] == nil { isMissing(required, from: field) }
  }

  private mutating func isMissing(_ required: Field, from parent: Field) {
    let message =
      "@required fields must be included in all instances of their parent. The field '\(required.responseKey.value)` is "
      + "marked as @required here"
    errors.append(
      Diagnostic(
        .error,
        message,
        at: required.name.range,
        notes: [.init(message: "but is missing from", range: parent.name.range)]
      )
    )
  }

  private mutating func checkSeverity(of field: Field) {
    guard let parent = field.requiredAction, let directive = field.requiredDirective else { return }
    for child in current.values.sorted(by: { $0.range.start < $1.range.start }) {
      guard let action = child.requiredAction, action.severity < parent.severity, let inner = child.requiredDirective
      else { continue }
      let suggested = inner.argument("action")?.minified() ?? "NONE"
      let message =
        "A @required field may not have an `action` less severe than that of its @required parent. This @required "
        + "directive should probably have `action: \(suggested)`"
      errors.append(
        Diagnostic(
          .error,
          message,
          at: directive.actionRange,
          notes: [.init(message: "so that it can match its parent", range: inner.actionRange)]
        )
      )
    }
  }
}

extension Directive {
  fileprivate var actionRange: SourceRange { argument("action")?.range ?? range }
}

extension RequiredAction {
  fileprivate var severity: Int {
    switch self {
    case .none: 0
    case .log: 1
    case .throw: 2
    }
  }
}
