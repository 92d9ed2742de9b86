extension Emitter {
  /// Writes the struct of an operation's variables, or says that there are none.
  mutating func emitVariables(_ variables: [VariableDefinition]) {
    if variables.isEmpty {
      text.line(access, "typealias Variables = InlineGraphQL.EmptyVariables")
    } else {
      text.open(access, "struct Variables: InlineGraphQL.GraphQLVariables")
      let members = inputMembers(of: variables)
      for (member, variable) in zip(members, variables) {
        text.docComment(variable.description?.value)
        emitProperty(of: member)
      }
      emitInitializer(of: members)
      emitWrite(members)
      text.close()
    }
    text.endDeclaration()
  }

  /// Writes how an operation is made: of its variables, and of each variable's value.
  mutating func emitInitializers(_ variables: [VariableDefinition]) {
    if variables.isEmpty {
      text.line(access, "var variables: InlineGraphQL.EmptyVariables { .init() }")
      text.endDeclaration()
      text.line(access, "init() {}")
      text.endDeclaration()
      return
    }
    let members = inputMembers(of: variables)
    text.line(access, "var variables: Variables")
    text.endDeclaration()
    text.line(access, "init(variables: Variables) { self.variables = variables }")
    text.endDeclaration()
    var arguments = ""
    for member in members {
      if !arguments.isEmpty { arguments += ", " }
      arguments += SwiftName.escaped(member.name)
      arguments += ": "
      arguments += SwiftName.escaped(member.parameterName)
    }
    text.open(access, "init(", parameters(of: members), ")")
    text.line("self.init(variables: Self.Variables(", arguments, "))")
    text.close()
    text.endDeclaration()
  }

  private func inputMembers(of variables: [VariableDefinition]) -> [InputMember] {
    var names = DistinctNames(taken: InputMember.reservedNames)
    return variables.map { variable in
      let (type, defaultValue) = types.input(variable.type, hasDefault: variable.defaultValue != nil)
      return InputMember(
        key: variable.name.value,
        name: names.take(variable.name.value),
        type: type,
        defaultValue: defaultValue
      )
    }
  }
}
