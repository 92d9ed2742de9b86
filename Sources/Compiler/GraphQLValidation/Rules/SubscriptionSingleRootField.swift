import GraphQLLanguage
import OrderedCollections

extension Rule {
  /// Single Root Field (section 5.2.4.1): a subscription selects one field, which is not an introspection field,
  /// without conditions.
  ///
  /// graphql-js 16 does not forbid `@skip` and `@include` yet. The words are those of version 17.
  static let subscriptionSingleRootField: Rule = .init("SubscriptionSingleRootField") { document, errors in
    for definition in document.definitions {
      guard let operation = definition.operation, operation.kind == .subscription, let type = definition.type else {
        continue
      }
      var selection = RootSelection(document: document, type: type)
      selection.collect(definition.selectionSet)
      let subject = operation.name.map { "Subscription \"\($0.value)\"" } ?? "Anonymous Subscription"
      guard selection.conditions.isEmpty else {
        let message = "\(subject) must not use `@skip` or `@include` directives in the top level selection."
        errors.append(.error(message, at: selection.conditions))
        continue
      }
      if selection.fields.count > 1 {
        let extra = selection.fields.values.dropFirst().flatMap { $0.map(\.range) }
        errors.append(.error("\(subject) must select only one top level field.", at: extra))
      }
      for fields in selection.fields.values where fields[0].name.value.hasPrefix("__") {
        let message = "\(subject) must not select an introspection top level field."
        errors.append(.error(message, at: fields.map(\.range)))
      }
    }
  }
}

/// The root fields of a subscription, collected like the specification's `CollectSubscriptionFields` does.
private struct RootSelection {
  let document: TypedDocument
  let type: TypeFacts
  var fields: OrderedDictionary<String, [Field]> = [:]
  var conditions: [SourceRange] = []
  var visited: Set<String> = []

  mutating func collect(_ selectionSet: Int) {
    var pending = [document.selectionSets[selectionSet].members.makeIterator()]
    while !pending.isEmpty {
      guard let member = pending[pending.count - 1].next() else {
        pending.removeLast()
        continue
      }
      switch member {
      case .field(let index):
        let field = document.fields[index].node
        collectConditions(of: field.directives)
        fields[field.responseKey.value, default: []].append(field)
      case .inlineFragment(let index):
        let fragment = document.inlineFragments[index]
        collectConditions(of: fragment.node.directives)
        guard applies(fragment.type) else { continue }
        pending.append(document.selectionSets[fragment.selectionSet].members.makeIterator())
      case .spread(let index):
        let spread = document.spreads[index].node
        collectConditions(of: spread.directives)
        guard visited.insert(spread.name.value).inserted,
          let fragment = document.fragmentIndices[spread.name.value],
          applies(document.definitions[fragment].type)
        else { continue }
        pending.append(document.selectionSets[document.definitions[fragment].selectionSet].members.makeIterator())
      }
    }
  }

  private mutating func collectConditions(of directives: [Directive]) {
    for directive in directives where directive.name.value == "skip" || directive.name.value == "include" {
      conditions.append(directive.range)
    }
  }

  private func applies(_ condition: TypeFacts?) -> Bool {
    guard let condition else { return false }
    return condition.name == type.name
      || condition.isAbstract && document.schema.isSubtype(type.name, of: condition.name)
  }
}
