import OrderedCollections

/// A scalar (section 3.5).
public struct ScalarType: Hashable, Sendable {
  /// The type's name.
  public var name: String
  /// The description.
  public var description: String?
  /// The directives on the type and its extensions.
  public var directives: [Directive]
  /// The URL of the scalar's specification (section 3.13.4).
  public var specifiedByURL: String?
  /// Whether the type is `Int`, `Float`, `String`, `Boolean` or `ID`.
  public var isBuiltIn: Bool
  /// The range of the type's definition in the schema's source.
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
  /// The interfaces that the type declares.
  public var interfaces: [String]
  /// The fields by name, in order.
  public var fields: OrderedDictionary<String, FieldDefinition>
  /// The range of the type's definition in the schema's source.
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
  /// The interfaces that the interface declares.
  public var interfaces: [String]
  /// The fields by name, in order.
  public var fields: OrderedDictionary<String, FieldDefinition>
  /// The range of the type's definition in the schema's source.
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
  /// The names of the member types, in order.
  public var members: OrderedSet<String>
  /// The range of the type's definition in the schema's source.
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
  /// The range of the type's definition in the schema's source.
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
  /// Whether exactly one field is required (section 3.10.1).
  public var isOneOf: Bool
  /// The range of the type's definition in the schema's source.
  public var range: SourceRange
}
