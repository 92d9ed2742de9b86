import OrderedCollections

/// A scalar (section 3.5).
public struct ScalarType: Hashable, Sendable {
  /// The type's name.
  public var name: String
  /// The description.
  public var description: String?
  /// The directives on the type and its extensions.
  public var directives: [Directive]
  /// Where the scalar's format is specified (section 3.5.1).
  public var specifiedByURL: String?
  /// Whether it is one of `Int`, `Float`, `String`, `Boolean` and `ID`.
  public var isBuiltIn: Bool
  /// Where the type's definition stands in the schema's source.
  public var range: SourceRange
}

/// An object type (section 3.6).
public struct ObjectType: Hashable, Sendable {
  /// The type's name.
  public var name: String
  /// The description.
  public var description: String?
  /// The directives on the type and its extensions.
  public var directives: [Directive]
  /// The interfaces that the type says it implements.
  public var interfaces: [String]
  /// The fields by name, in order.
  public var fields: OrderedDictionary<String, FieldDefinition>
  /// Where the type's definition stands in the schema's source.
  public var range: SourceRange
}

/// An interface (section 3.7).
public struct InterfaceType: Hashable, Sendable {
  /// The type's name.
  public var name: String
  /// The description.
  public var description: String?
  /// The directives on the type and its extensions.
  public var directives: [Directive]
  /// The interfaces that the interface says it implements.
  public var interfaces: [String]
  /// The fields by name, in order.
  public var fields: OrderedDictionary<String, FieldDefinition>
  /// Where the type's definition stands in the schema's source.
  public var range: SourceRange
}

/// A union (section 3.8).
public struct UnionType: Hashable, Sendable {
  /// The type's name.
  public var name: String
  /// The description.
  public var description: String?
  /// The directives on the type and its extensions.
  public var directives: [Directive]
  /// The names of the object types it unites, in order.
  public var members: OrderedSet<String>
  /// Where the type's definition stands in the schema's source.
  public var range: SourceRange
}

/// An enum (section 3.9).
public struct EnumType: Hashable, Sendable {
  /// The type's name.
  public var name: String
  /// The description.
  public var description: String?
  /// The directives on the type and its extensions.
  public var directives: [Directive]
  /// The values by name, in order.
  public var values: OrderedDictionary<String, EnumValueDefinition>
  /// Where the type's definition stands in the schema's source.
  public var range: SourceRange
}

/// An input object (section 3.10).
public struct InputObjectType: Hashable, Sendable {
  /// The type's name.
  public var name: String
  /// The description.
  public var description: String?
  /// The directives on the type and its extensions.
  public var directives: [Directive]
  /// The input fields by name, in order.
  public var fields: OrderedDictionary<String, InputValueDefinition>
  /// Whether exactly one field must be given (section 3.10.1).
  public var isOneOf: Bool
  /// Where the type's definition stands in the schema's source.
  public var range: SourceRange
}
