import GraphQLLanguage

extension Rule {
  /// Not a rule of the specification: an object that spreads a fragment with `@updatable` certainly has the fragment's type. The
  /// words are those of Relay's compiler.
  static let updatableFragmentSpreads: Rule = .init("UpdatableFragmentSpreads") { document, errors in
    guard document.hasFragments(where: document.isUpdatable) else { return }
    for definition in document.definitions {
      guard let selectionSet = definition.operation?.selectionSet ?? definition.fragment?.selectionSet,
        let type = definition.type?.name
      else { continue }
      var search = UpdatableFragmentSpreads(document)
      search.visit(selectionSet, on: type)
      errors += search.errors
    }
  }
}

extension TypedDocument {
  /// Returns whether a fragment, here or elsewhere, has `@updatable`.
  func isUpdatable(_ fragment: String) -> Bool {
    fragmentIndices[fragment].map { definitions[$0].fragment?.directives.areUpdatable == true }
      ?? signatures[fragment]?.isUpdatable ?? false
  }

  /// Returns whether one of the fragments that the document knows is wanted.
  func hasFragments(where isWanted: (_ name: String) -> Bool) -> Bool {
    fragmentIndices.keys.contains(where: isWanted) || signatures.keys.contains(where: isWanted)
  }
}

private struct UpdatableFragmentSpreads {
  /// What is around a spread.
  private indirect enum Place {
    case definition(of: String)
    case field(TypeReference)
    case aliased(type: String)
    case inlineFragment(in: Place)
    case condition(in: Place)
  }

  var errors: [Diagnostic] = []
  private let document: TypedDocument
  /// Whether the field around has such a spread in an inline fragment.
  private var needsUnion = false

  init(_ document: TypedDocument) { self.document = document }

  mutating func visit(_ selectionSet: SelectionSet, on type: String) {
    visit(selectionSet, on: type, in: .definition(of: type))
  }

  private mutating func visit(_ selectionSet: SelectionSet, on type: String, in place: Place) {
    for selection in selectionSet.selections {
      switch selection {
      case .field(let field):
        guard let selectionSet = field.selectionSet,
          let definition = document.schema.field(named: field.name.value, on: type)
        else { continue }
        let outer = needsUnion
        needsUnion = false
        visit(selectionSet, on: definition.type.namedType.value, in: .field(definition.type))
        if needsUnion {
          errors += document.schema.errors(
            ofUnionIn: selectionSet,
            of: field,
            definition.type,
            because: "an updatable fragment was spread in an inline fragment in this linked field"
          )
        }
        needsUnion = outer
      case .inlineFragment(let fragment):
        let isConditional = fragment.directives.contains(where: \.isCondition)
        let around = isConditional ? Place.condition(in: place) : place
        let condition = fragment.typeCondition?.value
        let inner: Place =
          if fragment.directives.contains(where: { $0.is(.alias) }), let condition {
            .aliased(type: condition)
          } else {
            .inlineFragment(in: around)
          }
        visit(fragment.selectionSet, on: condition ?? type, in: inner)
      case .fragmentSpread(let spread):
        guard document.isUpdatable(spread.name.value),
          let type = document.typeCondition(ofFragment: spread.name.value)?.name
        else { continue }
        // A name for the spread narrows the type.
        let around = spread.directives.contains { $0.is(.alias) } ? Place.aliased(type: type) : place
        check(spread, of: type, in: spread.directives.contains(where: \.isCondition) ? .condition(in: around) : around)
      }
    }
  }

  private mutating func check(_ spread: FragmentSpread, of type: String, in place: Place) {
    if let directive = spread.directives.first(where: { !$0.isCondition && !$0.is(.alias) }) {
      errors.append(
        Diagnostic(.error, "Directives are not allowed on spreads of updatable fragments.", at: directive.range)
      )
    }
    var (place, isInInlineFragment) = (place, false)
    while true {
      switch place {
      case .inlineFragment(let outer):
        if isInInlineFragment {
          add(
            "Updatable fragments can only be nested within at most a single inline fragment. Try adding `@alias` to the inline "
              + "fragments.",
            at: spread
          )
        }
        (place, isInInlineFragment) = (outer, true)
        continue
      case .condition(let outer):
        add("Updatable fragments cannot be contained in @skip or @if.", at: spread)
        place = outer
        continue
      case .field(let reference):
        let inner = reference.namedType.value
        if isInInlineFragment {
          needsUnion = true
        } else if !document.schema.isSubtype(inner, of: type) {
          add(
            "This updatable fragment has type `\(type)`, and is found within a linked field with type `\(reference)`. However, if a "
              + "record has the type `\(inner)`, it does not necessarily have the type `\(type)`.",
            at: spread
          )
        }
      case .aliased(let inner):
        if !document.schema.isSubtype(inner, of: type) {
          add(
            "This updatable fragment has type `\(type)`, and is found within an `@alias`'d inline fragment with type condition "
              + "`\(inner)`. However, if a record has the type `\(inner)`, it does not necessarily have the type `\(type)`.",
            at: spread
          )
        }
      case .definition(let containing):
        if isInInlineFragment {
          add(
            "Updatable fragments cannot be spread inside an inline fragment at the top level without an enclosing linked field. Try "
              + "adding `@alias` to the inline fragment.",
            at: spread
          )
        } else if !document.schema.isSubtype(containing, of: type) {
          add(
            "This updatable fragment has type `\(type)`, and is spread at the top level of a definition with type `\(containing)`. "
              + "However, if a record has the type `\(containing)`, it does not necessarily have the type `\(type)`. You can use an "
              + "inline fragment with `@alias` to narrow the type, e.g. `... on \(type) @alias`.",
            at: spread
          )
        }
      }
      return
    }
  }

  private mutating func add(_ message: String, at spread: FragmentSpread) {
    errors.append(Diagnostic(.error, message, at: spread.name.range))
  }
}
