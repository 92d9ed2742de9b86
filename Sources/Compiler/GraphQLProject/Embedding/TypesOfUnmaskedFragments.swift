import GraphQLCompiler
import GraphQLLanguage
import GraphQLValidation

extension SchemaDeclarations {
  /// Returns an error for each unmasked fragment of another module whose protocol asks for enums that this module declares
  /// anew. Swift takes them for other types of the same name.
  ///
  /// - Parameters:
  ///   - document: The document of a literal.
  ///   - fragments: The unmasked fragments whose protocols the literal's types conform to.
  ///   - schema: The schema of the literal.
  ///   - location: Its location.
  ///   - site: Returns the fragment that the literal means by a name.
  func conflicts(
    in document: Document,
    conformingTo fragments: Set<String>,
    of schema: Schema,
    at location: SchemaLocation,
    site: (String) -> FragmentSite?
  ) -> [Diagnostic] {
    guard !fragments.isEmpty, let declaredByHand = declaredByHand(at: location) else { return [] }
    var reported: Set<String> = []
    return document.unmaskedSpreads.compactMap { spread in
      let name = spread.name.value
      guard fragments.contains(name), let fragment = site(name), isElsewhere(fragment),
        let type = enums(ofFragment: name, in: schema, site: site).first(where: {
          !declaredByHand.contains(names(at: location).type($0))
        }),
        reported.insert(name).inserted
      else { return nil }
      let namespace = location.namespace
      return Diagnostic(
        .error,
        "Fragment \"\(name)\" cannot be spread unmasked here: its fields have the type \"\(type)\" of the \"\(namespace)\" in "
          + "\(module(of: fragment)), and this module declares another \"\(namespace)\". Declare it once, in a module that both can import, "
          + "or remove \"@relay(mask: false)\".",
        at: spread.range
      )
    }
  }

  /// Returns the enums of a fragment's fields, with those of the fragments that it spreads unmasked.
  private func enums(ofFragment name: String, in schema: Schema, site: (String) -> FragmentSite?) -> [String] {
    var names: [String] = []
    var visited: Set<String> = []
    var waiting = [name]
    while let name = waiting.popLast() {
      guard visited.insert(name).inserted,
        let definition = site(name)?.signature(in: schema, site: { _ in nil }).definition
      else { continue }
      let fragment = Document(definitions: [.fragment(definition)])
      for use in UsedTypes.uses(in: fragment, schema: schema) {
        if case .enum? = schema.type(named: use.name) { names.append(use.name) }
      }
      waiting += fragment.unmaskedSpreads.map(\.name.value)
    }
    return names
  }
}
