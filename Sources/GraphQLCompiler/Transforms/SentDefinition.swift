extension OperationDefinition {
  /// The operation as it is sent.
  func sent() -> OperationDefinition {
    var sent = self
    sent.description = nil
    sent.directives = directives.strippingClientDirectives()
    for index in sent.variables.indices { sent.variables[index].description = nil }
    sent.selectionSet = selectionSet.strippingClientDirectives().generatingTypenameBelowRoot()
    return sent
  }
}

extension FragmentDefinition {
  /// The fragment as it is sent.
  func sent() -> FragmentDefinition {
    var sent = self
    sent.description = nil
    sent.directives = directives.strippingClientDirectives()
    sent.selectionSet = selectionSet.strippingClientDirectives().generatingTypename()
    return sent
  }
}
