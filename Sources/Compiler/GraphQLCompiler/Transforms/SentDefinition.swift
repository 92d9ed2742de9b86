import GraphQLLanguage

extension OperationDefinition {
  /// Returns the operation in the form that requests have.
  ///
  /// Before:
  ///
  /// ```graphql
  /// query Q { hero { ...Card @relay(mask: false) } }
  /// ```
  ///
  /// After:
  ///
  /// ```graphql
  /// query Q { hero { __typename ...Card id } }
  /// ```
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the fragments that have any.
  ///   - isKept: Whether a directive stays.
  func sent(
    _ plan: IdentityPlan,
    _ arguments: [String: [VariableDefinition]],
    keeping isKept: (Directive) -> Bool
  ) -> OperationDefinition {
    var sent = self
    sent.directives = directives.filter(isKept)
    let stripped = selectionSet.strippingDirectives(except: isKept) { arguments[$0] != nil }
    sent.selectionSet = stripped.generatingIdentityBelowRoot(plan)
    return sent
  }
}

extension FragmentDefinition {
  /// Returns the fragment in the form that requests have.
  ///
  /// Before:
  ///
  /// ```graphql
  /// fragment Card on Character { name friends { name } }
  /// ```
  ///
  /// After:
  ///
  /// ```graphql
  /// fragment Card on Character { __typename name friends { __typename name id } id }
  /// ```
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the fragments that have any.
  ///   - isKept: Whether a directive stays.
  func sent(
    _ plan: IdentityPlan,
    _ arguments: [String: [VariableDefinition]],
    keeping isKept: (Directive) -> Bool
  ) -> FragmentDefinition {
    var sent = self
    sent.variables = []
    sent.directives = directives.filter(isKept)
    let stripped = selectionSet.strippingDirectives(except: isKept) { arguments[$0] != nil }
    sent.selectionSet = stripped.namingProvidedVariables(of: argumentDefinitions).generatingIdentity(plan)
    return sent
  }
}
