import GraphQLLanguage

extension TypeRule {
  /// Directives Do Not Reference Themselves (section 3.13), neither on their own arguments nor through the arguments'
  /// types.
  ///
  /// graphql-js does not check it, so the words are this project's.
  static let directiveCycles: TypeRule = .init("DirectiveCycles") { types, errors in
    let directives = Dictionary(types.directives.map { ("@\($0.name.value)", $0) }) { $1 }
    var search = CycleSearch<Name>(target: \.value) { node in
      if let directive = directives[node] {
        return directive.directives.mentioned + directive.arguments.flatMap(\.mentioned)
      }
      return types.type(named: node).map { type in
        type.nodes.flatMap(\.directives).mentioned + type.inputFields.flatMap(\.mentioned)
          + type.enumValues.flatMap(\.directives).mentioned
      }
    }
    for directive in types.directives { search.visit("@\(directive.name.value)") }
    for cycle in search.cycles {
      // Input objects may refer to themselves.
      guard let start = cycle.lastIndex(where: { $0.value.hasPrefix("@") }) else { continue }
      let path = cycle[(start + 1)...] + cycle[...start]
      let via = path.dropLast().map { "\"\($0.value)\"" }.joined(separator: ", ")
      let subject = "Directive \"\(cycle[start].value)\" cannot be used within its own definition"
      errors.append(.error("\(subject)\(via.isEmpty ? "" : " via \(via)").", at: path.map(\.range)))
    }
  }
}

extension [Directive] {
  fileprivate var mentioned: [Name] { map { Name("@\($0.name.value)", range: $0.range) } }
}

extension InputValueDefinition {
  /// The directives and the type in a definition.
  fileprivate var mentioned: [Name] { directives.mentioned + [type.namedType] }
}
