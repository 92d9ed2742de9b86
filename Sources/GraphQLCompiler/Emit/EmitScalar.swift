extension Emitter {
  /// Writes what stands for a custom scalar that the user has not declared: a string.
  mutating func emit(_ type: ScalarType) {
    let name = types.memberName(of: type.name)
    text.docComment(type.description)
    if type.description?.isEmpty == false { text.line("///") }
    text.line("/// Declare `typealias ", type.name, " = …` beside `@GraphQLSchema` to use a type of your own.")
    text.line(access, "typealias ", name, " = Swift.String")
    text.endDeclaration()
  }
}
