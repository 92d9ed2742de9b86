import GraphQLLanguage

extension Rule {
  /// Not a rule of the specification: every object requests `id`, in every literal that selects from it. So no other
  /// field may have that response key if other literals select from the same objects.
  ///
  /// If one literal contains all selections from an object, `id` is left out instead (`IdentityPlan`).
  static let idIsNotHidden: Rule = .init("IDIsNotHidden") { document, errors in
    let isAlone = document.spreads.allSatisfy { document.fragmentIndices[$0.node.name.value] != nil }
    if isAlone { return }
    for field in document.fields where field.node.hidesID {
      let message =
        "\"id\" is asked for of every object, by the fragments of other literals that are spread here too; choose another "
        + "alias than \"id\" for \"\(field.node.name.value)\"."
      errors.append(Diagnostic(.error, message, at: field.node.responseKey.range))
    }
    for spread in document.spreads where document.fragmentIndices[spread.node.name.value] == nil {
      guard let name = document.fragmentHidingID(from: spread.node.name.value) else { continue }
      let message =
        "Fragment \"\(name)\" has another field under the key \"id\", which is asked for of every object; choose another "
        + "alias than \"id\" there."
      errors.append(Diagnostic(.error, message, at: spread.node.range))
    }
  }
}

extension TypedDocument {
  /// Returns the first fragment with another field under the response key `id`, among a fragment of another literal and
  /// those that it spreads.
  fileprivate func fragmentHidingID(from name: String) -> String? {
    signaturesReached(from: name).lazy.compactMap(\.fragmentHidingID).first
  }
}

extension Field {
  /// Whether the field has the response key `id` and is not the field `id` without arguments.
  var hidesID: Bool { responseKey.value == "id" && (name.value != "id" || !arguments.isEmpty) }
}
