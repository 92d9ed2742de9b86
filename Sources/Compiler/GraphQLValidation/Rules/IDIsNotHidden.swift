import GraphQLLanguage

extension Rule {
  /// Not a rule of the specification: every object requests `id` or its key fields, in every literal that selects from it.
  /// So no other field may have such a response key if other literals select from the same objects.
  ///
  /// If one literal contains all selections from an object, the field is left out instead (`IdentityPlan`).
  static let idIsNotHidden: Rule = .init("IDIsNotHidden") { document, errors in
    let isAlone = document.spreads.allSatisfy { document.fragmentIndices[$0.node.name.value] != nil }
    if isAlone { return }
    let names = document.types.schema.identifyingFieldNames
    for field in document.fields where field.node.hides(anyOf: names) {
      let key = field.node.responseKey
      let message =
        "\"\(key.value)\" is asked for of every object, by the fragments of other literals that are spread here too; "
        + "choose another alias than \"\(key.value)\" for \"\(field.node.name.value)\"."
      errors.append(Diagnostic(.error, message, at: key.range))
    }
    let hiding = document.nearest(\.fragmentHidingID)
    for spread in document.spreads where document.fragmentIndices[spread.node.name.value] == nil {
      guard let name = hiding[spread.node.name.value] else { continue }
      let keys = (["id"] + names.subtracting(["id"]).sorted()).map { "\"\($0)\"" }.joined(separator: " or ")
      let message =
        "Fragment \"\(name)\" has another field under the key \(keys), which is asked for of every object; choose another "
        + "alias than \(keys) there."
      errors.append(Diagnostic(.error, message, at: spread.node.range))
    }
  }
}

extension Field {
  /// Returns whether the field has the response key of a field without arguments, and is another one.
  package func hides(_ key: String) -> Bool {
    responseKey.value == key && (name.value != key || !arguments.isEmpty)
  }

  func hides(anyOf keys: Set<String>) -> Bool { keys.contains(responseKey.value) && hides(responseKey.value) }
}
