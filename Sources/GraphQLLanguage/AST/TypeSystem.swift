/// `schema { query: Query }`, or an extension of it (section 3.3).
public struct SchemaDefinition: Hashable, Sendable {
  /// `query: Query`.
  public struct RootOperationType: Hashable, Sendable {
    /// The kind of operation.
    public var kind: OperationDefinition.Kind
    /// The object type that operations of this kind start from.
    public var type: Name
    /// The range of the whole entry.
    public var range: SourceRange
  }

  /// The description; always `nil` for extensions.
  public var description: StringValue?
  /// The directives on the schema.
  public var directives: [Directive]
  /// The root operation types, in order.
  public var rootOperationTypes: [RootOperationType]
  /// The range of the whole definition.
  public var range: SourceRange
}

/// The definition of a named type, or an extension of one (section 3.4).
public indirect enum TypeDefinition: Hashable, Sendable {
  case scalar(ScalarTypeDefinition)
  case object(ObjectTypeDefinition)
  case interface(InterfaceTypeDefinition)
  case union(UnionTypeDefinition)
  case `enum`(EnumTypeDefinition)
  case inputObject(InputObjectTypeDefinition)
}

/// `scalar DateTime @specifiedBy(url: "…")` (section 3.5).
public struct ScalarTypeDefinition: Hashable, Sendable {
  /// The description; always `nil` for extensions.
  public var description: StringValue?
  /// The name.
  public var name: Name
  /// The directives, in order.
  public var directives: [Directive]
  /// The range of the whole definition.
  public var range: SourceRange
}

/// `type Human implements Character { name: String! }` (section 3.6).
public struct ObjectTypeDefinition: Hashable, Sendable {
  /// The description; always `nil` for extensions.
  public var description: StringValue?
  /// The name.
  public var name: Name
  /// The interfaces that it implements, in order.
  public var interfaces: [Name]
  /// The directives, in order.
  public var directives: [Directive]
  /// The fields, in order.
  public var fields: [FieldDefinition]
  /// The range of the whole definition.
  public var range: SourceRange
}

/// `interface Character { name: String! }` (section 3.7).
public struct InterfaceTypeDefinition: Hashable, Sendable {
  /// The description; always `nil` for extensions.
  public var description: StringValue?
  /// The name.
  public var name: Name
  /// The interfaces that it implements, in order.
  public var interfaces: [Name]
  /// The directives, in order.
  public var directives: [Directive]
  /// The fields, in order.
  public var fields: [FieldDefinition]
  /// The range of the whole definition.
  public var range: SourceRange
}

/// `union SearchResult = Human | Droid` (section 3.8).
public struct UnionTypeDefinition: Hashable, Sendable {
  /// The description; always `nil` for extensions.
  public var description: StringValue?
  /// The name.
  public var name: Name
  /// The directives, in order.
  public var directives: [Directive]
  /// The member types, in order.
  public var members: [Name]
  /// The range of the whole definition.
  public var range: SourceRange
}

/// `enum Episode { NEWHOPE EMPIRE JEDI }` (section 3.9).
public struct EnumTypeDefinition: Hashable, Sendable {
  /// The description; always `nil` for extensions.
  public var description: StringValue?
  /// The name.
  public var name: Name
  /// The directives, in order.
  public var directives: [Directive]
  /// The values, in order.
  public var values: [EnumValueDefinition]
  /// The range of the whole definition.
  public var range: SourceRange
}

/// `input ReviewInput { stars: Int! }` (section 3.10).
public struct InputObjectTypeDefinition: Hashable, Sendable {
  /// The description; always `nil` for extensions.
  public var description: StringValue?
  /// The name.
  public var name: Name
  /// The directives, in order.
  public var directives: [Directive]
  /// The input fields, in order.
  public var fields: [InputValueDefinition]
  /// The range of the whole definition.
  public var range: SourceRange
}

/// `friends(first: Int = 10): [Character]` (section 3.6).
public struct FieldDefinition: Hashable, Sendable {
  /// The description before the definition.
  public var description: StringValue?
  /// The name.
  public var name: Name
  /// The arguments, in order.
  public var arguments: [InputValueDefinition]
  /// The type.
  public var type: TypeReference
  /// The directives, in order.
  public var directives: [Directive]
  /// The range of the whole definition.
  public var range: SourceRange
}

/// `first: Int = 10`: an argument or an input field (section 3.6.1).
public struct InputValueDefinition: Hashable, Sendable {
  /// The description before the definition.
  public var description: StringValue?
  /// The name.
  public var name: Name
  /// The type.
  public var type: TypeReference
  /// The default value.
  public var defaultValue: Value?
  /// The directives, in order.
  public var directives: [Directive]
  /// The range of the whole definition.
  public var range: SourceRange

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
  public var isRequired: Bool { type.isNonNull && defaultValue == nil }
}

/// `JEDI @deprecated` (section 3.9).
public struct EnumValueDefinition: Hashable, Sendable {
  /// The description before the definition.
  public var description: StringValue?
  /// The name.
  public var name: Name
  /// The directives, in order.
  public var directives: [Directive]
  /// The range of the whole definition.
  public var range: SourceRange
}

/// `directive @include(if: Boolean!) on FIELD | FRAGMENT_SPREAD` (section 3.13).
public struct DirectiveDefinition: Hashable, Sendable {
  /// The description before the definition.
  public var description: StringValue?
  /// The name, without `@`.
  public var name: Name
  /// The arguments, in order.
  public var arguments: [InputValueDefinition]
  /// The directives on the definition itself, in order.
  public var directives: [Directive] = []
  /// Whether the directive may appear several times at one location.
  public var isRepeatable: Bool
  /// The locations at which the directive may appear, such as `FIELD`.
  public var locations: [Name]
  /// The range of the whole definition.
  public var range: SourceRange

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
public struct DirectiveExtension: Hashable, Sendable {
  /// The name of the extended directive, without `@`.
  public var name: Name
  /// The added directives, in order.
  public var directives: [Directive]
  /// The range of the whole extension.
  public var range: SourceRange
}
