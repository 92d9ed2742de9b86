extension TypeRule {
  /// Values of Correct Type (section 5.6.1), for the arguments of directives applied in the schema.
  ///
  /// graphql-js checks them only in documents. The words are those that it uses there.
  static let directiveArgumentsOfCorrectType: TypeRule = .init("DirectiveArgumentsOfCorrectType") { types, errors in
    var checker = ValueChecker(types: types.table)
    for (directive, definition) in types.appliedDirectives {
      for argument in directive.arguments {
        guard let input = definition.arguments.first(where: { $0.name.value == argument.name.value }),
          types.table.type(named: input.type.namedType.value)?.isInput == true
        else { continue }
        checker.check(argument.value, input.type)
      }
    }
    errors += checker.errors
  }
}
