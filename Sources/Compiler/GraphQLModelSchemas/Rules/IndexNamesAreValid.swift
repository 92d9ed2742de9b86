import GraphQLLanguage

extension ModelRule {
  /// The database accepts the name of an index.
  static let indexNamesAreValid: ModelRule = .init("IndexNamesAreValid") { models, errors in
    for type in models.written {
      for directive in type.fields.values.flatMap({ $0.directives.all(named: "index") }) {
        guard let argument = directive.argument("name") else { continue }
        let name = argument.string ?? ""
        let isValid = name.utf8.allSatisfy { byte in
          (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF) || "_-.".utf8.contains(byte)
        }
        guard !isValid || !(3...255).contains(name.utf8.count) else { continue }
        let message =
          "The name of an index has 3 to 255 characters, which are letters, digits, underscores, hyphens and periods."
        errors.append(Diagnostic(.error, message, at: argument.range))
      }
    }
  }
}
