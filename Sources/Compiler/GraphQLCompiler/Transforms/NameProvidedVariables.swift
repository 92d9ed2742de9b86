import GraphQLLanguage
import GraphQLValidation

extension SelectionSet {
  /// Returns the selections with operations' variables in place of the arguments that have providers.
  ///
  /// Before, in a fragment with `@argumentDefinitions(dark: {type: "Boolean!", provider: "DarkMode"})`:
  ///
  /// ```graphql
  /// icon(dark: $dark) { url }
  /// ```
  ///
  /// After:
  ///
  /// ```graphql
  /// icon(dark: $__relay_internal__pv__DarkMode) { url }
  /// ```
  func namingProvidedVariables(of definitions: [VariableDefinition]) -> SelectionSet {
    var values: [String: Value?] = [:]
    for definition in definitions {
      if let variable = definition.providedVariable { values[definition.name.value] = Value(.variable(variable)) }
    }
    return values.isEmpty ? self : applying(values)
  }

  private func applying(_ values: [String: Value?]) -> SelectionSet {
    SelectionSet(
      selections: selections.map { selection in
        switch selection {
        case .field(var field):
          field.arguments = field.arguments.applying(values)
          field.directives = field.directives.applying(values)
          field.selectionSet = field.selectionSet?.applying(values)
          return .field(field)
        case .fragmentSpread(var spread):
          spread.directives = spread.directives.applying(values)
          return .fragmentSpread(spread)
        case .inlineFragment(var fragment):
          fragment.directives = fragment.directives.applying(values)
          fragment.selectionSet = fragment.selectionSet.applying(values)
          return .inlineFragment(fragment)
        }
      },
      range: range
    )
  }
}
