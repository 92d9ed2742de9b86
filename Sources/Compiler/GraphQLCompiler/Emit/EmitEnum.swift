import GraphQLLanguage

extension Emitter {
  /// Writes an enum of the schema.
  mutating func emit(_ type: EnumType) {
    var names = DistinctNames(taken: ["unknown", "allCases", "__declaredCases", "__names"])
    let cases = type.values.values.map { value in
      EnumCase(
        rawValue: value.name.value,
        name: SwiftName.escaped(names.take(types.swiftNames.enumCase(value.name.value, of: type.name))),
        description: value.description?.value,
        deprecationReason: value.directives.isEmpty ? nil : value.directives.deprecationReason
      )
    }
    text.docComment(type.description)
    text.open(access, "enum ", types.memberName(of: type.name), ": InlineGraphQL.GraphQLEnum", version)
    for value in cases {
      if value.description != nil { text.blank() }
      text.docComment(value.description)
      if let reason = value.deprecationReason { text.deprecation(reason) }
      text.line("case ", value.name)
    }
    text.blank()
    text.line("/// A value that the schema did not have when this was compiled.")
    text.line("case unknown(", types.string, ")")
    emitAllCases(cases)
    emitInitializer()
    emitRawValue(cases)
    text.close()
    text.endDeclaration()
  }

  private mutating func emitAllCases(_ cases: [EnumCase]) {
    let list = cases.map { "." + $0.name }.joined(separator: ", ")
    text.blank()
    if cases.contains(where: { $0.deprecationReason != nil }) {
      // Naming a deprecated case causes a warning, except in code that is deprecated itself. The runtime calls that
      // code through the protocol, which is not deprecated.
      text.line("@available(*, deprecated)")
      text.line(access, "static var __declaredCases: [Self] { [", list, "] }")
      text.line(access, "static let allCases: [Self] = InlineGraphQL.__declaredCases(of: Self.self)")
    } else {
      // The emission of a module type-checks the value of a stored property, and not the body of a computed one.
      text.line(access, "static var allCases: [Self] { [", list, "] }")
    }
  }

  private mutating func emitInitializer() {
    text.blank()
    text.open(access, "init(rawValue: ", types.string, ")")
    text.line("self = Self.__names[rawValue] ?? .unknown(rawValue)")
    text.close()
  }

  private mutating func emitRawValue(_ cases: [EnumCase]) {
    text.blank()
    text.open(access, "var rawValue: ", types.string)
    text.line("switch self {")
    for value in cases { text.line("case .", value.name, ": \"", value.rawValue, "\"") }
    text.line("case .unknown(let rawValue): rawValue")
    text.line("}")
    text.close()
    text.blank()
    text.line(access, "static let __names: __EnumNames<Self> = .init()")
  }
}

/// A value of an enum.
private struct EnumCase {
  var rawValue: String
  var name: String
  var description: String?
  var deprecationReason: String?
}
