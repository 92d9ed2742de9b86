import GraphQLLanguage

extension TypeRule {
  /// A field is only deprecated where the interface's is as well (section 3.6, `IsValidImplementation`).
  ///
  /// graphql-js 16 does not check it; the words are those of its version 17. It is a warning: services that are valid by
  /// earlier versions of the specification break the rule, GitHub's among them, and documents mean the same all the same.
  static let deprecatedInterfaceFields = TypeRule("DeprecatedInterfaceFields") { types, errors in
    for (type, interface) in types.implementations {
      for expected in interface.fields where expected.directives.deprecated == nil {
        guard let field = type.facts.type.fields?[expected.name.value], let deprecated = field.directives.deprecated
        else { continue }
        let name = field.name.value
        let reason = "Interface field \(interface.name).\(name) is not deprecated"
        let message = "\(reason), so implementation field \(type.name).\(name) must not be deprecated."
        errors.append(Diagnostic(.warning, message, at: deprecated.range, field.type.range))
      }
    }
  }
}
