/// One difference between two versions of a schema.
public struct SchemaChange: Hashable, Sendable {
  /// What a change means for those who use the schema.
  public enum Criticality: String, Hashable, Sendable, CaseIterable {
    /// What was valid and was understood may be invalid or misunderstood.
    case breaking
    /// What is valid stays so, but may behave in another way.
    case dangerous
    /// Nobody who uses the older version sees a difference.
    case safe
  }

  /// What the change means for those who use the schema.
  public var criticality: Criticality

  /// What kind of change it is.
  public var kind: SchemaChangeKind

  /// What changed, in a sentence. Where graphql-js finds the same change, its wording.
  public var message: String

  /// What changed, as a schema coordinate: `Query.hero(episode:)`.
  ///
  /// Members of unions and implemented interfaces have no coordinate of their own; for them it is that of the type.
  public var coordinate: String

  /// What of `coordinate` it is about, where that alone does not say it: a union's member, an interface, a location.
  package var detail: String?
}

/// The kinds of changes, those of graphql-js under their names there.
public enum SchemaChangeKind: String, Hashable, Sendable, CaseIterable {
  // Breaking in graphql-js.
  case typeRemoved = "TYPE_REMOVED"
  case typeChangedKind = "TYPE_CHANGED_KIND"
  case typeRemovedFromUnion = "TYPE_REMOVED_FROM_UNION"
  case valueRemovedFromEnum = "VALUE_REMOVED_FROM_ENUM"
  case requiredInputFieldAdded = "REQUIRED_INPUT_FIELD_ADDED"
  case implementedInterfaceRemoved = "IMPLEMENTED_INTERFACE_REMOVED"
  case fieldRemoved = "FIELD_REMOVED"
  case fieldChangedKind = "FIELD_CHANGED_KIND"
  case requiredArgumentAdded = "REQUIRED_ARG_ADDED"
  case argumentRemoved = "ARG_REMOVED"
  case argumentChangedKind = "ARG_CHANGED_KIND"
  case directiveRemoved = "DIRECTIVE_REMOVED"
  case directiveArgumentRemoved = "DIRECTIVE_ARG_REMOVED"
  case requiredDirectiveArgumentAdded = "REQUIRED_DIRECTIVE_ARG_ADDED"
  case directiveRepeatableRemoved = "DIRECTIVE_REPEATABLE_REMOVED"
  case directiveLocationRemoved = "DIRECTIVE_LOCATION_REMOVED"

  // Dangerous in graphql-js.
  case valueAddedToEnum = "VALUE_ADDED_TO_ENUM"
  case typeAddedToUnion = "TYPE_ADDED_TO_UNION"
  case optionalInputFieldAdded = "OPTIONAL_INPUT_FIELD_ADDED"
  case optionalArgumentAdded = "OPTIONAL_ARG_ADDED"
  case implementedInterfaceAdded = "IMPLEMENTED_INTERFACE_ADDED"
  case argumentDefaultValueChange = "ARG_DEFAULT_VALUE_CHANGE"

  // Safe in graphql-js 17.
  case typeAdded = "TYPE_ADDED"
  case fieldAdded = "FIELD_ADDED"
  case fieldChangedKindSafe = "FIELD_CHANGED_KIND_SAFE"
  case argumentChangedKindSafe = "ARG_CHANGED_KIND_SAFE"
  case argumentDefaultValueAdded = "ARG_DEFAULT_VALUE_ADDED"
  case directiveAdded = "DIRECTIVE_ADDED"
  case directiveRepeatableAdded = "DIRECTIVE_REPEATABLE_ADDED"
  case directiveLocationAdded = "DIRECTIVE_LOCATION_ADDED"
  case optionalDirectiveArgumentAdded = "OPTIONAL_DIRECTIVE_ARG_ADDED"
  case descriptionChanged = "DESCRIPTION_CHANGED"

  // Those that graphql-js does not look for.
  case rootTypeRemoved = "ROOT_TYPE_REMOVED"
  case rootTypeChanged = "ROOT_TYPE_CHANGED"
  case rootTypeAdded = "ROOT_TYPE_ADDED"
  case typeAddedToInterface = "TYPE_ADDED_TO_INTERFACE"
  case inputFieldDefaultValueChange = "INPUT_FIELD_DEFAULT_VALUE_CHANGE"
  case inputFieldDefaultValueAdded = "INPUT_FIELD_DEFAULT_VALUE_ADDED"
  case oneOfAdded = "ONE_OF_ADDED"
  case oneOfRemoved = "ONE_OF_REMOVED"
  case specifiedByURLChange = "SPECIFIED_BY_URL_CHANGE"
  case deprecationAdded = "DEPRECATION_ADDED"
  case deprecationRemoved = "DEPRECATION_REMOVED"
  case deprecationReasonChanged = "DEPRECATION_REASON_CHANGED"
  case directiveArgumentChangedKind = "DIRECTIVE_ARG_CHANGED_KIND"
  case directiveArgumentChangedKindSafe = "DIRECTIVE_ARG_CHANGED_KIND_SAFE"
  case directiveArgumentDefaultValueChange = "DIRECTIVE_ARG_DEFAULT_VALUE_CHANGE"
  case directiveArgumentDefaultValueAdded = "DIRECTIVE_ARG_DEFAULT_VALUE_ADDED"
}
