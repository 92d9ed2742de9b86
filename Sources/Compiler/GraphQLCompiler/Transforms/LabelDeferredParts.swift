import GraphQLLanguage
import GraphQLValidation

extension OperationDefinition {
  /// Returns the operation with a label on each `@defer`, by which the response tells what has arrived.
  ///
  /// Before:
  ///
  /// ```graphql
  /// query Q { hero { ... @defer { name } ... @defer(label: "rest") { friends @stream(label: "all") { name } } } }
  /// ```
  ///
  /// After:
  ///
  /// ```graphql
  /// query Q {
  ///   hero {
  ///     ... @defer(label: "Q$defer_1") { name }
  ///     ... @defer(label: "Q$defer$rest") { friends @stream(label: "Q$stream$all") { name } }
  ///   }
  /// }
  /// ```
  ///
  /// A streamed list is known by its path. So it has a label only if one is written.
  func labelingDeferredParts(in schema: Schema) -> OperationDefinition {
    guard selectionSet.mayArriveInParts else { return self }
    var labeled = self
    var labeling = DeferLabeling(definition: name?.value ?? "", schema)
    labeled.selectionSet.changeDirectives { labeling.label(&$0) }
    return labeled
  }
}

extension FragmentDefinition {
  /// Returns the fragment with a label on each `@defer`, by which the response tells what has arrived.
  func labelingDeferredParts(in schema: Schema) -> FragmentDefinition {
    guard selectionSet.mayArriveInParts else { return self }
    var labeled = self
    var labeling = DeferLabeling(definition: name.value, schema)
    labeled.selectionSet.changeDirectives { labeling.label(&$0) }
    return labeled
  }
}

private struct DeferLabeling {
  let definition: String
  let schema: Schema
  private var count = 0

  init(definition: String, _ schema: Schema) {
    self.definition = definition
    self.schema = schema
  }

  mutating func label(_ directives: inout [Directive]) {
    for index in directives.indices {
      let directive = directives[index]
      let isDefer = directive.name.value == "defer"
      guard isDefer || directive.name.value == "stream" && directive.label != nil else { continue }
      // A schema may declare the directive without labels.
      if let definition = schema.directive(named: directive.name.value),
        !definition.arguments.contains(where: { $0.name.value == "label" })
      {
        continue
      }
      if isDefer { count += 1 }
      let label = StringValue(directive.sentLabel(in: definition, number: count))
      directives[index].arguments.removeAll { $0.name.value == "label" }
      directives[index].arguments.append(Argument(name: Name("label"), value: Value(.string(label)), range: .none))
    }
  }
}

extension SelectionSet {
  /// Whether it has `@defer` or `@stream` somewhere inside.
  fileprivate var mayArriveInParts: Bool { hasDirective { $0.name.value == "defer" || $0.name.value == "stream" } }
}
