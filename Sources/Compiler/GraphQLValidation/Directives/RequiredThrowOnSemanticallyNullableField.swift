import GraphQLLanguage

extension Rule {
  /// Not a rule of the specification: reading does not throw because of a field whose null means something.
  ///
  /// The rule is Relay's, which projects switch on (`disallow_required_action_throw_on_semantically_nullable_fields`). Here a type
  /// switches it on by marking fields that are null only because of errors: null means something in all others. The words are
  /// those of Relay's compiler.
  static let requiredThrowOnSemanticallyNullableField: Rule = .init("RequiredThrowOnSemanticallyNullableField") {
    document,
    errors in
    for field in document.fields {
      guard let parent = field.parent, let definition = field.facts?.definition,
        let action = field.node.requiredDirective?.argument("action"), case .enum(let name) = action.kind
      else { continue }
      if document.schema.semanticType(of: definition, on: parent.name).isNonNull {
        guard name == dangerousAction else { continue }
        let message =
          "@required with action DANGEROUSLY_THROW_ON_SEMANTICALLY_NULLABLE_FIELD is not allowed on non-nullable fields. "
          + "Use action THROW instead."
        errors.append(Diagnostic(.error, message, at: action.range))
      } else if name == "THROW", document.schema.hasSemanticNullability(onType: parent.name) {
        let message =
          "@required with action THROW is not allowed on fields that are semantically nullable. Fields that can "
          + "legitimately be null should not use the THROW action."
        errors.append(Diagnostic(.error, message, at: action.range))
      }
    }
  }
}

private let dangerousAction = "DANGEROUSLY_THROW_ON_SEMANTICALLY_NULLABLE_FIELD"
