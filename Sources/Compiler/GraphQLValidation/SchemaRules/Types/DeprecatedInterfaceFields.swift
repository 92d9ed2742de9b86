import GraphQLLanguage

extension TypeRule {
  /// A field is deprecated only if the interface's field is (section 3.6, `IsValidImplementation`).
  ///
  /// graphql-js 16 does not check it. The words are those of version 17. It is a warning, because services that are
  /// valid by earlier versions of the specification violate the rule, for example GitHub's, and it does not affect
  /// documents.
  static let deprecatedInterfaceFields: TypeRule = .init("DeprecatedInterfaceFields") { types, errors in
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
