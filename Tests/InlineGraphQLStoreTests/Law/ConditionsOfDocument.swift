import GraphQLLanguage
import InlineGraphQL

/// Returns what the compiler would emit about the type conditions of a document.
func selectionConditions(of text: String, _ schema: Schema) throws -> [String: SelectionConditions] {
  let document = try Document(parsing: Source(text))
  var conditions: [String: String] = [:]
  for case .fragment(let fragment) in document.definitions {
    conditions[fragment.name.value] = fragment.typeCondition.value
  }
  var texts: [String: String] = [:]
  for definition in document.definitions {
    var count = 0
    var entries: [String] = []
    func visit(_ set: SelectionSet, on parent: String) {
      func add(_ condition: String) {
        let possible = schema.possibleTypes(of: condition)
        if !schema.possibleTypes(of: parent).isSubset(of: possible) {
          entries.append("\(count)=\(possible.sorted().joined(separator: " "))")
        }
        count += 1
      }
      for selection in set.selections {
        switch selection {
        case .field(let field):
          guard let inner = field.selectionSet,
            let type = schema.type(named: parent)?.fields?[field.name.value]?.type.namedType.value
          else { continue }
          visit(inner, on: type)
        case .inlineFragment(let fragment):
          if let condition = fragment.typeCondition?.value { add(condition) }
          visit(fragment.selectionSet, on: fragment.typeCondition?.value ?? parent)
        case .fragmentSpread(let spread): add(conditions[spread.name.value]!)
        }
      }
    }
    switch definition {
    case .operation(let operation):
      visit(operation.selectionSet, on: schema.rootTypeName(for: operation.kind)!)
      texts[operation.name?.value ?? ""] = entries.joined(separator: ";")
    case .fragment(let fragment):
      visit(fragment.selectionSet, on: fragment.typeCondition.value)
      texts[fragment.name.value] = entries.joined(separator: ";")
    default: break
    }
  }
  return texts.mapValues(SelectionConditions.init)
}
