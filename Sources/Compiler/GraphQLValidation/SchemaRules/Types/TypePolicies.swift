import GraphQLLanguage

extension TypeRule {
  /// Apollo's `@typePolicy(keyFields:)` names fields that can identify the objects of its type, and one type has one
  /// policy. Its other arguments have no effect here, and give a warning. `@fieldPolicy` names arguments that find objects.
  static let typePolicies: TypeRule = .init("TypePolicies") { types, errors in
    for type in types.types {
      for directive in type.nodes.flatMap(\.directives) {
        errors += types.schema.problems(ofPolicy: directive, on: type.name)
      }
    }
  }
}

extension Schema {
  /// Returns the problems of the policies that the definitions of its source have.
  package var policyProblems: [Diagnostic] {
    guard hasTypePolicies || hasFieldPolicies else { return [] }
    return index.types.flatMap { entry in
      let directives = type(named: entry.name)?.directives ?? []
      return directives.filter { !isOfClient($0) }.flatMap { problems(ofPolicy: $0, on: entry.name) }
    }
  }

  /// Returns the problems of a policy on a type, also with other types that it names; empty for other directives.
  func problems(ofPolicy directive: Directive, on typeName: String) -> [Diagnostic] {
    switch directive.name.value {
    case "fieldPolicy": return fieldPolicyErrors(of: directive, on: typeName)
    case "typePolicy":
      return otherArguments(of: directive) + keyFieldErrors(of: directive, on: typeName)
    default: return []
    }
  }

  private func otherArguments(of policy: Directive) -> [Diagnostic] {
    policy.arguments.filter { $0.name.value != "keyFields" }.map { argument in
      let message =
        "\"\(argument.name.value)\" of \"@typePolicy\" has no effect: a store knows of key fields alone. Remove the argument."
      return Diagnostic(.policyWithoutEffect, message, at: argument.range)
    }
  }

  private func keyFieldErrors(of policy: Directive, on typeName: String) -> [Diagnostic] {
    guard let names = policy.keyFields else {
      let message = "\"@typePolicy\" needs the names of fields: \"@typePolicy(keyFields: \"isbn\")\"."
      return [Diagnostic(.error, message, at: policy.range)]
    }
    let range = policy.argument("keyFields")?.range ?? policy.range
    guard let type = type(named: typeName), let fields = type.fields else {
      let message = "\"\(typeName)\" is neither an object type nor an interface, so it has no key fields."
      return [Diagnostic(.error, message, at: policy.range)]
    }
    if names.contains(where: { $0.contains("{") }) {
      let message = "Key fields are fields of the type itself: \"@typePolicy(keyFields: \"isbn\")\"."
      return [Diagnostic(.error, message, at: range)]
    }
    var messages = names.compactMap { name -> String? in
      guard let field = fields[name] else {
        let advice = didYouMean(suggestions(for: name, from: fields.keys))
        return "Type \"\(typeName)\" has no field \"\(name)\" for \"@typePolicy\".\(advice)"
      }
      if isIdentifying(field) { return nil }
      return
        "\"\(typeName).\(name): \(field.type)\" cannot identify objects. A key field is a scalar or an enum of the service, no "
        + "list, and requires no argument."
    }
    if type.directives.count(where: { $0.name.value == "typePolicy" }) > 1 {
      messages.append("Type \"\(typeName)\" has several policies. Write one.")
    }
    for interface in interfaces(of: typeName) {
      guard let others = self.type(named: interface)?.keyFields, others != Set(names).sorted() else { continue }
      messages.append(
        "Type \"\(typeName)\" has other key fields than its interface \"\(interface)\". Write the policy at one of them."
      )
    }
    if type.isAbstract {
      for name in possibleTypes(of: typeName) where self.type(named: name)?.keyFields == nil {
        for other in interfaces(of: name).prefix(while: { $0 != typeName }) {
          guard let others = self.type(named: other)?.keyFields, others != Set(names).sorted() else { continue }
          messages.append(
            "Type \"\(name)\" has other key fields by its interface \"\(other)\" than by \"\(typeName)\". Write the policy at one of "
              + "them."
          )
        }
      }
    }
    return messages.map { Diagnostic(.error, $0, at: range) }
  }
}
