import GraphQLLanguage

extension Emitter {
  /// Writes an input object of the schema: a struct, or for `@oneOf` an enum with a case for each field.
  mutating func emit(_ type: InputObjectType) {
    if type.isOneOf { emitOneOf(type) } else { emitStruct(type) }
    text.endDeclaration()
  }

  private mutating func emitStruct(_ type: InputObjectType) {
    let members = members(for: type.fields.values.map { InputDefinition($0) })
    text.docComment(type.description)
    text.open(access, "struct ", types.memberName(of: type.name), ": InlineGraphQL.GraphQLInputObject", version)
    for (member, field) in zip(members, type.fields.values) {
      if field.description != nil || member.deprecation != nil { text.blank() }
      text.docComment(field.description?.value)
      emitProperty(of: member)
    }
    emitMemberwiseInitializers(of: members)
    emitWrite(members)
    text.close()
  }

  private mutating func emitOneOf(_ type: InputObjectType) {
    let cases = type.fields.values.map { field in
      let payload = types.wrapped(
        .nonNull(field.type.nullable, range: .none),
        named: types.qualified(field.type.namedType.value)
      )
      return (name: SwiftName.escaped(types.swiftNames.property(field.name.value)), payload: payload, field: field)
    }
    text.docComment(type.description)
    text.open(access, "indirect enum ", types.memberName(of: type.name), ": InlineGraphQL.GraphQLInputObject", version)
    for (name, payload, field) in cases {
      if field.description != nil { text.blank() }
      text.docComment(field.description?.value)
      if let reason = field.directives.deprecationReason { text.deprecation(reason) }
      text.line("case ", name, "(", payload, ")")
    }
    text.blank()
    text.open(access, "func write(to object: inout InlineGraphQL.JSONObjectWriter)")
    text.line("switch self {")
    for (name, _, field) in cases {
      text.line("case .", name, "(let value): object.write(\"", field.name.value, "\", value)")
    }
    text.line("}")
    text.close()
    text.close()
  }
}
