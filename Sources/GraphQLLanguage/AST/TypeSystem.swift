/// `schema { query: Query }`, or an extension of it (section 3.3).
public struct SchemaDefinition: Hashable, Sendable {
  /// `query: Query`.
  public struct RootOperationType: Hashable, Sendable {
    /// The kind of operation.
    public var kind: OperationDefinition.Kind
    /// The object type that such operations start from.
    public var type: Name
    /// The whole entry.
    public var range: SourceRange
  }

  /// The description; never there on extensions.
  public var description: StringValue?
  /// The directives on the schema.
  public var directives: [Directive]
  /// The root operation types, in order.
  public var rootOperationTypes: [RootOperationType]
  /// The whole definition.
  public var range: SourceRange
}

/// The definition of a named type, or an extension of one (section 3.4).
public enum TypeDefinition: Hashable, Sendable {
  case scalar(ScalarTypeDefinition)
  case object(ObjectTypeDefinition)
  case interface(InterfaceTypeDefinition)
  case union(UnionTypeDefinition)
  case `enum`(EnumTypeDefinition)
  case inputObject(InputObjectTypeDefinition)
}

/// `scalar DateTime @specifiedBy(url: "…")` (section 3.5).
public struct ScalarTypeDefinition: Hashable, Sendable {
  /// The description; never there on extensions.
  public var description: StringValue?
  /// The name.
  public var name: Name
  /// The directives, in order.
  public var directives: [Directive]
  /// The whole definition.
  public var range: SourceRange
}

/// `type Human implements Character { name: String! }` (section 3.6).
public struct ObjectTypeDefinition: Hashable, Sendable {
  /// The description; never there on extensions.
  public var description: StringValue?
  /// The name.
  public var name: Name
  /// The interfaces that it implements, in order.
  public var interfaces: [Name]
  /// The directives, in order.
  public var directives: [Directive]
  /// The fields, in order.
  public var fields: [FieldDefinition]
  /// The whole definition.
  public var range: SourceRange
}

/// `interface Character { name: String! }` (section 3.7).
public struct InterfaceTypeDefinition: Hashable, Sendable {
  /// The description; never there on extensions.
  public var description: StringValue?
  /// The name.
  public var name: Name
  /// The interfaces that it implements, in order.
  public var interfaces: [Name]
  /// The directives, in order.
  public var directives: [Directive]
  /// The fields, in order.
  public var fields: [FieldDefinition]
  /// The whole definition.
  public var range: SourceRange
}

/// `union SearchResult = Human | Droid` (section 3.8).
public struct UnionTypeDefinition: Hashable, Sendable {
  /// The description; never there on extensions.
  public var description: StringValue?
  /// The name.
  public var name: Name
  /// The directives, in order.
  public var directives: [Directive]
  /// The member types, in order.
  public var members: [Name]
  /// The whole definition.
  public var range: SourceRange
}

/// `enum Episode { NEWHOPE EMPIRE JEDI }` (section 3.9).
public struct EnumTypeDefinition: Hashable, Sendable {
  /// The description; never there on extensions.
  public var description: StringValue?
  /// The name.
  public var name: Name
  /// The directives, in order.
  public var directives: [Directive]
  /// The values, in order.
  public var values: [EnumValueDefinition]
  /// The whole definition.
  public var range: SourceRange
}

/// `input ReviewInput { stars: Int! }` (section 3.10).
public struct InputObjectTypeDefinition: Hashable, Sendable {
  /// The description; never there on extensions.
  public var description: StringValue?
  /// The name.
  public var name: Name
  /// The directives, in order.
  public var directives: [Directive]
  /// The input fields, in order.
  public var fields: [InputValueDefinition]
  /// The whole definition.
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
  /// The whole definition.
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
  /// The whole definition.
  public var range: SourceRange

  /// Makes an argument or input field of its parts.
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

  /// Whether a value must be given: non-null and without a default (section 5.4.3).
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
  /// The whole definition.
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
  /// Whether it may stand several times in one place.
  public var isRepeatable: Bool
  /// The places where it may stand, such as `FIELD`.
  public var locations: [Name]
  /// The whole definition.
  public var range: SourceRange

  /// Makes a directive's definition of its parts.
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
  /// The name of the directive that is extended, without `@`.
  public var name: Name
  /// The directives that are added, in order.
  public var directives: [Directive]
  /// The whole extension.
  public var range: SourceRange
}
