import GraphQLLanguage

/// An index as its directive declares it.
struct DeclaredIndex {
  let name: String
  let fields: [String]
  let queryField: String?
  let directive: Directive

  /// Reads `@index`, whose names are optional.
  init(_ directive: Directive, on field: String, of model: String) {
    fields = [field] + (directive.strings("sortKeyFields") ?? [])
    let usual = pluralized(model).lowerFirst + "By" + fields.map(\.upperFirst).joined(separator: "And")
    name = directive.string("name") ?? usual
    let given = directive.argument("queryField")
    queryField = given == nil ? usual : given?.string.flatMap { $0.isEmpty ? nil : $0 }
    self.directive = directive
  }

  /// Reads `@key`; `nil` if it is the primary key.
  init?(key directive: Directive) {
    guard let name = directive.string("name"), let fields = directive.strings("fields"), !fields.isEmpty else {
      return nil
    }
    self.name = name
    self.fields = fields
    queryField = directive.string("queryField")
    self.directive = directive
  }
}
