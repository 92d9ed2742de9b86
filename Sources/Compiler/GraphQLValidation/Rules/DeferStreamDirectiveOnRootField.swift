import GraphQLLanguage

extension Rule {
  /// Defer And Stream Directives Are Used On Valid Root Field (draft specification, section 5.7): not on the root
  /// fields of mutations and subscriptions. The words are those of graphql-js 17.
  static let deferStreamDirectiveOnRootField: Rule = .init("DeferStreamDirectiveOnRootField") { document, errors in
    for (directive, place) in document.deferAndStreamDirectives {
      guard let parent = place.parent else { continue }
      for kind in [OperationDefinition.Kind.mutation, .subscription]
      where document.schema.rootTypeName(for: kind) == parent.name {
        let message = "directive cannot be used on root \(kind.rawValue) type \"\(parent.name)\"."
        errors.append(Diagnostic(.error, "\(directive.subject) \(message)", at: directive.range))
      }
    }
  }
}

extension TypedDocument {
  /// The uses of `@defer` and `@stream`, if these directives are defined.
  var deferAndStreamDirectives: [(directive: Directive, place: TypedDirectives)] {
    directiveLists.flatMap { place in
      place.nodes.filter { $0.name.value == "defer" || $0.name.value == "stream" }
        .filter { types.directive(named: $0.name.value) != nil }
        .map { ($0, place) }
    }
  }
}

extension Directive {
  /// The name of `@defer` or `@stream` in messages.
  var subject: String { name.value == "defer" ? "Defer" : "Stream" }
}
