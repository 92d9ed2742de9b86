extension TypeRule {
  /// Default Values of Correct Type (sections 3.6, 3.10 and 3.13).
  ///
  /// graphql-js 16 does not check it. The subject has the words of version 17, and the error those of version 16.
  static let defaultValuesOfCorrectType: TypeRule = .init("DefaultValuesOfCorrectType") { types, errors in
    for input in types.inputValues {
      guard let value = input.node.defaultValue,
        types.table.type(named: input.node.type.namedType.value)?.isInput == true
      else { continue }
      var checker = ValueChecker(types: types.table)
      checker.check(value, input.node.type)
      errors += checker.errors.map { error in
        var error = error
        error.message = "\(input.coordinate) has invalid default value: \(error.message)"
        return error
      }
    }
  }
}
