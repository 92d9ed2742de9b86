import GraphQLCompiler
import GraphQLLanguage
import GraphQLValidation

extension TargetCheck {
  /// The identity of one object has one type, though literals that do not see each other request it.
  ///
  /// Where a schema has `id: ID!` on one type and `id: ID` on another, a literal that selects from both requests one of them
  /// (`IdentityPlan`). Two literals may request both of the same object, which services refuse (section 5.3.2).
  static let identitiesHaveOneType = TargetCheck { target, findings in
    let bySchema = Dictionary(grouping: target.literals + target.reachedLiterals, by: \.location.files)
    for (_, literals) in bySchema.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      var types: [String: Set<String>] = [:]
      for literal in literals { types.merge(literal.identityTypes) { $0.union($1) } }
      guard types.values.contains(where: { $0.count > 1 }) else { continue }
      var sent: [String: (name: String, place: Finding.Location)] = [:]
      var fragments: [Definition] = []
      for literal in literals where !literal.literal.isConditional {
        for definition in literal.sent where sent[definition.uniqueName] == nil {
          sent[definition.uniqueName] = (definition.name, literal.place(of: definition.nameRange.start))
          if let fragment = definition.fragment(in: literal.schema) { fragments.append(.fragment(fragment)) }
        }
      }
      let document = TypedDocument(
        Document(definitions: fragments),
        schema: literals[0].schema,
        fragments: [:],
        definesDirectives: false
      )
      let names = document.mergeError?.notes.compactMap(\.elsewhere?.fragment) ?? []
      guard names.count == 2, var first = sent[names[0]], var other = sent[names[1]], canMerge(literals) else {
        continue
      }
      let own = Set(target.files.map(\.path))
      if !own.contains(first.place.file), own.contains(other.place.file) { swap(&first, &other) }
      findings.append(
        Finding(
          error:
            "\"\(first.name)\" and \"\(other.name)\" select from the same object and ask for its identity as fields of "
            + "different types. Write both in one literal, or say in a client schema that nothing identifies the objects of "
            + "one of the types: @typePolicy(keyFields: \"\").",
          at: first.place,
          notes: [Finding.Note(message: "\"\(other.name)\" is here", place: other.place)]
        )
      )
    }
  }

  /// Returns whether the fields can be merged as they are written. Otherwise that is told where they are.
  private static func canMerge(_ literals: [CheckedTarget.Literal]) -> Bool {
    let written = Document(definitions: literals.flatMap(\.document.definitions))
    return TypedDocument(written, schema: literals[0].schema, fragments: [:])
      .mergeError
      == nil
  }
}

extension SentDefinition {
  /// A name that no fragment in a document has if this is an operation.
  fileprivate var uniqueName: String { (kind.map { "\($0) " } ?? "") + name }

  /// Returns a fragment with the definition's fields, without arguments: the check of the written fields has compared them.
  fileprivate func fragment(in schema: Schema) -> FragmentDefinition? {
    guard let definition = try? Document(parsing: Source(text)).definitions.first else { return nil }
    switch definition {
    case .operation(let operation):
      guard let root = schema.rootTypeName(for: operation.kind) else { return nil }
      return FragmentDefinition(
        name: Name(uniqueName),
        typeCondition: Name(root),
        directives: [],
        selectionSet: operation.selectionSet.withoutArguments,
        range: operation.range
      )
    case .fragment(var fragment):
      fragment.selectionSet = fragment.selectionSet.withoutArguments
      return fragment
    case .schema, .schemaExtension, .type, .typeExtension, .directive, .directiveExtension: return nil
    }
  }
}

extension SelectionSet {
  fileprivate var withoutArguments: SelectionSet {
    SelectionSet(
      selections: selections.map { selection in
        switch selection {
        case .field(var field):
          field.arguments = []
          field.selectionSet = field.selectionSet?.withoutArguments
          return .field(field)
        case .inlineFragment(var fragment):
          fragment.selectionSet = fragment.selectionSet.withoutArguments
          return .inlineFragment(fragment)
        case .fragmentSpread(var spread):
          spread.arguments = []
          return .fragmentSpread(spread)
        }
      },
      range: range
    )
  }
}
