import GraphQLLanguage

extension Emitter {
  /// Writes the struct of an operation's variables, or a type alias if there are none.
  mutating func emitVariables(_ variables: [VariableDefinition], _ members: [InputMember]) {
    if variables.isEmpty {
      text.line(access, "typealias Variables = InlineGraphQL.EmptyVariables")
    } else {
      text.open(access, "struct Variables: InlineGraphQL.GraphQLVariables", version)
      for (member, variable) in zip(members, variables) {
        if variable.description != nil { text.blank() }
        text.docComment(variable.description?.value)
        emitProperty(of: member)
      }
      emitMemberwiseInitializers(of: members)
      emitWrite(members)
      text.close()
    }
    text.endDeclaration()
  }

  /// Writes the initializers of an operation: from its variables, and from the value of each variable.
  mutating func emitInitializers(_ members: [InputMember]) {
    if members.isEmpty {
      text.line(access, "var variables: InlineGraphQL.EmptyVariables { .init() }")
      text.endDeclaration()
      text.blank()
      text.line(access, "init() {}")
      text.endDeclaration()
      return
    }
    emitVariablesProperty()
    // This one comes first, because the compiler's error for a missing argument is about the first initializer.
    var arguments = ""
    for member in members {
      if !arguments.isEmpty { arguments += ", " }
      arguments += SwiftName.argumentLabel(member.name)
      arguments += ": "
      arguments += SwiftName.escaped(member.parameterName)
    }
    emitInitializers(of: members) { emitter, _ in emitter.text.line("self.init(variables: .init(", arguments, "))") }
    text.blank()
    // Otherwise errors for missing arguments name this parameter, too.
    text.line("@_disfavoredOverload")
    text.line(access, "init(variables: Variables) { self.variables = variables }")
    text.endDeclaration()
  }

  /// Writes the only stored property of an operation with variables.
  mutating func emitVariablesProperty() {
    text.line(access, "var variables: Variables")
    text.endStoredProperty()
  }
}
