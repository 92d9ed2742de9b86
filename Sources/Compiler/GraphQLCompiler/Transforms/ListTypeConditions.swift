import GraphQLLanguage

extension SelectionSet {
  /// Returns the type conditions of sent selections that not every object meets, with the object types that do, of those
  /// that the enclosing selections are for.
  ///
  /// Inline fragments with `on` and fragment spreads are numbered in the order of the text. A condition that the schema
  /// implies for the type of the enclosing selection set is not listed. Types that the schema does not have yet meet it
  /// too.
  ///
  /// Before:
  ///
  /// ```graphql
  /// query Q { hero { ... on Character { name } ... @include(if: $a) { ... on Droid { id } } ...HumanCard } }
  /// ```
  ///
  /// After:
  ///
  /// ```
  /// 1=Droid;2=Human
  /// ```
  ///
  /// - Parameters:
  ///   - typeName: The type that the selections are written for.
  ///   - schema: The schema.
  ///   - fragmentTypes: The type conditions of fragments, by the fragments' names.
  func typeConditions(
    on typeName: String,
    in schema: Schema,
    ofFragments fragmentTypes: [String: String]
  ) -> [TypeConditionIR] {
    var list = TypeConditionList(schema: schema, fragmentTypes: fragmentTypes)
    list.add(self, on: typeName)
    return list.conditions
  }
}

private struct TypeConditionList {
  let schema: Schema
  let fragmentTypes: [String: String]
  private(set) var conditions: [TypeConditionIR] = []
  private var count = 0

  init(schema: Schema, fragmentTypes: [String: String]) {
    self.schema = schema
    self.fragmentTypes = fragmentTypes
  }

  mutating func add(_ selectionSet: SelectionSet, on typeName: String) {
    for selection in selectionSet.selections {
      switch selection {
      case .field(let field):
        guard let inner = field.selectionSet, let type = schema.field(named: field.name.value, on: typeName)?.type
        else { continue }
        add(inner, on: type.namedType.value)
      case .inlineFragment(let fragment):
        if let condition = fragment.typeCondition { add(condition.value, on: typeName) }
        add(fragment.selectionSet, on: fragment.typeCondition?.value ?? typeName)
      case .fragmentSpread(let spread):
        add(fragmentTypes[spread.name.value] ?? typeName, on: typeName)
      }
    }
  }

  private mutating func add(_ condition: String, on typeName: String) {
    if !schema.isSubtype(typeName, of: condition) {
      conditions.append(TypeConditionIR(selection: count, types: schema.commonTypes(typeName, condition).sorted()))
    }
    count += 1
  }
}
