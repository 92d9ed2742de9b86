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
  public var description: StringValue?
  public var name: Name
  public var directives: [Directive]
  public var range: SourceRange
}

/// `type Human implements Character { name: String! }` (section 3.6).
public struct ObjectTypeDefinition: Hashable, Sendable {
  public var description: StringValue?
  public var name: Name
  public var interfaces: [Name]
  public var directives: [Directive]
  public var fields: [FieldDefinition]
  public var range: SourceRange
}

/// `interface Character { name: String! }` (section 3.7).
public struct InterfaceTypeDefinition: Hashable, Sendable {
  public var description: StringValue?
  public var name: Name
  public var interfaces: [Name]
  public var directives: [Directive]
  public var fields: [FieldDefinition]
  public var range: SourceRange
}

/// `union SearchResult = Human | Droid` (section 3.8).
public struct UnionTypeDefinition: Hashable, Sendable {
  public var description: StringValue?
  public var name: Name
  public var directives: [Directive]
  public var members: [Name]
  public var range: SourceRange
}

/// `enum Episode { NEWHOPE EMPIRE JEDI }` (section 3.9).
public struct EnumTypeDefinition: Hashable, Sendable {
  public var description: StringValue?
  public var name: Name
  public var directives: [Directive]
  public var values: [EnumValueDefinition]
  public var range: SourceRange
}

/// `input ReviewInput { stars: Int! }` (section 3.10).
public struct InputObjectTypeDefinition: Hashable, Sendable {
  public var description: StringValue?
  public var name: Name
  public var directives: [Directive]
  public var fields: [InputValueDefinition]
  public var range: SourceRange
}

/// `friends(first: Int = 10): [Character]` (section 3.6).
public struct FieldDefinition: Hashable, Sendable {
  public var description: StringValue?
  public var name: Name
  public var arguments: [InputValueDefinition]
  public var type: TypeReference
  public var directives: [Directive]
  public var range: SourceRange
}

/// `first: Int = 10`: an argument or an input field (section 3.6.1).
public struct InputValueDefinition: Hashable, Sendable {
  public var description: StringValue?
  public var name: Name
  public var type: TypeReference
  public var defaultValue: Value?
  public var directives: [Directive]
  public var range: SourceRange

  /// Whether a value must be given: non-null and without a default (section 5.4.3).
  public var isRequired: Bool { type.isNonNull && defaultValue == nil }
}

/// `JEDI @deprecated` (section 3.9).
public struct EnumValueDefinition: Hashable, Sendable {
  public var description: StringValue?
  public var name: Name
  public var directives: [Directive]
  public var range: SourceRange
}

/// `directive @include(if: Boolean!) on FIELD | FRAGMENT_SPREAD` (section 3.13).
public struct DirectiveDefinition: Hashable, Sendable {
  public var description: StringValue?
  public var name: Name
  public var arguments: [InputValueDefinition]
  public var isRepeatable: Bool
  public var locations: [Name]
  public var range: SourceRange
}
