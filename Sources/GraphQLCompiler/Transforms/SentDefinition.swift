import GraphQLLanguage

extension OperationDefinition {
  /// The operation as it is sent.
  ///
  /// - Parameter arguments: The arguments of the fragments that take some.
  func sent(_ plan: IdentityPlan, _ arguments: [String: [VariableDefinition]]) -> OperationDefinition {
    var sent = self
    sent.directives = directives.strippingClientDirectives()
    let stripped = selectionSet.strippingClientDirectives { arguments[$0] != nil }
    sent.selectionSet = stripped.generatingIdentityBelowRoot(plan)
    return sent
  }
}

extension FragmentDefinition {
  /// The fragment as it is sent.
  ///
  /// - Parameter arguments: The arguments of the fragments that take some.
  func sent(_ plan: IdentityPlan, _ arguments: [String: [VariableDefinition]]) -> FragmentDefinition {
    var sent = self
    sent.directives = directives.strippingClientDirectives()
    sent.selectionSet = selectionSet.strippingClientDirectives { arguments[$0] != nil }.generatingIdentity(plan)
    return sent
  }
}
