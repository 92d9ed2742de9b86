import GraphQLLanguage
import GraphQLValidation

extension Schema {
  /// Returns the action of `@required` with which reading throws if a field is null.
  func throwingAction(of field: FieldDefinition, on typeName: String) -> String {
    let meansSomething =
      hasSemanticNullability(onType: typeName) && !semanticType(of: field, on: typeName).isNonNull
    return meansSomething ? "DANGEROUSLY_THROW_ON_SEMANTICALLY_NULLABLE_FIELD" : "THROW"
  }
}
