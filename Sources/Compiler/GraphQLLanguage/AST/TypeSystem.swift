/// `schema { query: Query }`, or an extension of it (section 3.3).
package struct SchemaDefinition: Hashable, Sendable {
  /// `query: Query`.
  package struct RootOperationType: Hashable, Sendable {
    /// The kind of operation.
    package var kind: OperationDefinition.Kind
    /// The object type that operations of this kind start from.
    package var type: Name
    /// The range of the whole entry.
    package var range: SourceRange
  }

  /// The description; always `nil` for extensions.
  package var description: StringValue?
  /// The directives on the schema.
  package var directives: [Directive]
  /// The root operation types, in order.
  package var rootOperationTypes: [RootOperationType]
  /// The range of the whole definition.
  package var range: SourceRange
}

/// The definition of a named type, or an extension of one (section 3.4).
package indirect enum TypeDefinition: Hashable, Sendable {
  case scalar(ScalarTypeDefinition)
  case object(ObjectTypeDefinition)
  case interface(InterfaceTypeDefinition)
  case union(UnionTypeDefinition)
  case `enum`(EnumTypeDefinition)
  case inputObject(InputObjectTypeDefinition)
}

/// `scalar DateTime @specifiedBy(url: "…")` (section 3.5).
package struct ScalarTypeDefinition: Hashable, Sendable {
  /// The description; always `nil` for extensions.
  package var description: StringValue?
  /// The name.
  package var name: Name
  /// The directives, in order.
  package var directives: [Directive]
  /// The range of the whole definition.
  package var range: SourceRange
}

/// `type Human implements Character { name: String! }` (section 3.6).
package struct ObjectTypeDefinition: Hashable, Sendable {
  /// The description; always `nil` for extensions.
  package var description: StringValue?
  /// The name.
  package var name: Name
  /// The interfaces that it implements, in order.
  package var interfaces: [Name]
  /// The directives, in order.
  package var directives: [Directive]
  /// The fields, in order.
  package var fields: [FieldDefinition]
  /// The range of the whole definition.
  package var range: SourceRange
}

/// `interface Character { name: String! }` (section 3.7).
package struct InterfaceTypeDefinition: Hashable, Sendable {
  /// The description; always `nil` for extensions.
  package var description: StringValue?
  /// The name.
  package var name: Name
  /// The interfaces that it implements, in order.
  package var interfaces: [Name]
  /// The directives, in order.
  package var directives: [Directive]
  /// The fields, in order.
  package var fields: [FieldDefinition]
  /// The range of the whole definition.
  package var range: SourceRange
}

/// `union SearchResult = Human | Droid` (section 3.8).
package struct UnionTypeDefinition: Hashable, Sendable {
  /// The description; always `nil` for extensions.
  package var description: StringValue?
  /// The name.
  package var name: Name
  /// The directives, in order.
  package var directives: [Directive]
  /// The member types, in order.
  package var members: [Name]
  /// The range of the whole definition.
  package var range: SourceRange
}

/// `enum Episode { NEWHOPE EMPIRE JEDI }` (section 3.9).
package struct EnumTypeDefinition: Hashable, Sendable {
  /// The description; always `nil` for extensions.
  package var description: StringValue?
  /// The name.
  package var name: Name
  /// The directives, in order.
  package var directives: [Directive]
  /// The values, in order.
  package var values: [EnumValueDefinition]
  /// The range of the whole definition.
  package var range: SourceRange
}

/// `input ReviewInput { stars: Int! }` (section 3.10).
package struct InputObjectTypeDefinition: Hashable, Sendable {
  /// The description; always `nil` for extensions.
  package var description: StringValue?
  /// The name.
  package var name: Name
  /// The directives, in order.
  package var directives: [Directive]
  /// The input fields, in order.
  package var fields: [InputValueDefinition]
  /// The range of the whole definition.
  package var range: SourceRange
}

/// `friends(first: Int = 10): [Character]` (section 3.6).
package struct FieldDefinition: Hashable, Sendable {
  /// The description before the definition.
  package var description: StringValue?
  /// The name.
  package var name: Name
  /// The arguments, in order.
  package var arguments: [InputValueDefinition]
  /// The type.
  package var type: TypeReference
  /// The directives, in order.
  package var directives: [Directive]
  /// The range of the whole definition.
  package var range: SourceRange
}

/// `first: Int = 10`: an argument or an input field (section 3.6.1).
package struct InputValueDefinition: Hashable, Sendable {
  /// The description before the definition.
  package var description: StringValue?
  /// The name.
  package var name: Name
  /// The type.
  package var type: TypeReference
  /// The default value.
  package var defaultValue: Value?
  /// The directives, in order.
  package var directives: [Directive]
  /// The range of the whole definition.
  package var range: SourceRange

  /// Creates the definition of an argument or input field.
  package init(
    description: StringValue? = nil,
    name: Name,
    type: TypeReference,
    defaultValue: Value? = nil,
    directives: [Directive],
    range: SourceRange
  ) {
    self.description = description
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.directives = directives
    self.range = range
  }

  /// Whether a value is required: the type is non-null and there is no default value (section 5.4.3).
  package var isRequired: Bool { type.isNonNull && defaultValue == nil }
}

/// `JEDI @deprecated` (section 3.9).
package struct EnumValueDefinition: Hashable, Sendable {
  /// The description before the definition.
  package var description: StringValue?
  /// The name.
  package var name: Name
  /// The directives, in order.
  package var directives: [Directive]
  /// The range of the whole definition.
  package var range: SourceRange
}

/// `directive @include(if: Boolean!) on FIELD | FRAGMENT_SPREAD` (section 3.13).
package struct DirectiveDefinition: Hashable, Sendable {
  /// The description before the definition.
  package var description: StringValue?
  /// The name, without `@`.
  package var name: Name
  /// The arguments, in order.
  package var arguments: [InputValueDefinition]
  /// The directives on the definition itself, in order.
  package var directives: [Directive] = []
  /// Whether the directive may appear several times at one location.
  package var isRepeatable: Bool
  /// The locations at which the directive may appear, such as `FIELD`.
  package var locations: [Name]
  /// The range of the whole definition.
  package var range: SourceRange

  /// Creates a directive definition.
  package init(
    description: StringValue? = nil,
    name: Name,
    arguments: [InputValueDefinition],
    directives: [Directive] = [],
    isRepeatable: Bool,
    locations: [Name],
    range: SourceRange
  ) {
    self.description = description
    self.name = name
    self.arguments = arguments
    self.directives = directives
    self.isRepeatable = isRepeatable
    self.locations = locations
    self.range = range
  }
}

/// `extend directive @include @deprecated` (section 3.13.3 of the working draft).
package struct DirectiveExtension: Hashable, Sendable {
  /// The name of the extended directive, without `@`.
  package var name: Name
  /// The added directives, in order.
  package var directives: [Directive]
  /// The range of the whole extension.
  package var range: SourceRange
}
