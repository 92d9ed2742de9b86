/// One difference between two versions of a schema.
package struct SchemaChange: Hashable, Sendable {
  /// The effect of a change on users of the schema.
  package enum Criticality: String, Hashable, Sendable, CaseIterable {
    /// Valid documents may become invalid, or responses may be misunderstood.
    case breaking
    /// Valid documents stay valid, but may behave differently.
    case dangerous
    /// Users of the older version see no difference.
    case safe
  }

  /// The effect of the change on users of the schema.
  package var criticality: Criticality

  /// The kind of change.
  package var kind: SchemaChangeKind

  /// A sentence about the change, in graphql-js's words if graphql-js finds the same change.
  package var message: String

  /// The schema coordinate of the changed definition, for example `Query.hero(episode:)`.
  ///
  /// Members of unions and implemented interfaces have no coordinate. Their changes have the type's coordinate.
  package var coordinate: String

  /// The changed part of the definition at `coordinate`: a union's member, an interface or a location.
  package var detail: String?
}

/// The kinds of changes. Kinds that graphql-js also finds have its names.
package enum SchemaChangeKind: String, Hashable, Sendable, CaseIterable {
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

  // Not found by graphql-js.
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
