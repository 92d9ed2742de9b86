import OrderedCollections

/// A scalar (section 3.5).
package struct ScalarType: Hashable, Sendable {
  /// The type's name.
  package var name: String
  /// The description.
  package var description: String?
  /// The directives on the type and its extensions.
  package var directives: [Directive]
  /// The URL of the scalar's specification (section 3.13.4).
  package var specifiedByURL: String?
  /// Whether the type is `Int`, `Float`, `String`, `Boolean` or `ID`.
  package var isBuiltIn: Bool
  /// The range of the type's definition in the schema's source.
  package var range: SourceRange
}

/// An object type (section 3.6).
package struct ObjectType: Hashable, Sendable {
  /// The type's name.
  package var name: String
  /// The description.
  package var description: String?
  /// The directives on the type and its extensions.
  package var directives: [Directive]
  /// The interfaces that the type declares.
  package var interfaces: [String]
  /// The fields by name, in order.
  package var fields: OrderedDictionary<String, FieldDefinition>
  /// The range of the type's definition in the schema's source.
  package var range: SourceRange
}

/// An interface (section 3.7).
package struct InterfaceType: Hashable, Sendable {
  /// The type's name.
  package var name: String
  /// The description.
  package var description: String?
  /// The directives on the type and its extensions.
  package var directives: [Directive]
  /// The interfaces that the interface declares.
  package var interfaces: [String]
  /// The fields by name, in order.
  package var fields: OrderedDictionary<String, FieldDefinition>
  /// The range of the type's definition in the schema's source.
  package var range: SourceRange
}

/// A union (section 3.8).
package struct UnionType: Hashable, Sendable {
  /// The type's name.
  package var name: String
  /// The description.
  package var description: String?
  /// The directives on the type and its extensions.
  package var directives: [Directive]
  /// The names of the member types, in order.
  package var members: OrderedSet<String>
  /// The range of the type's definition in the schema's source.
  package var range: SourceRange
}

/// An enum (section 3.9).
package struct EnumType: Hashable, Sendable {
  /// The type's name.
  package var name: String
  /// The description.
  package var description: String?
  /// The directives on the type and its extensions.
  package var directives: [Directive]
  /// The values by name, in order.
  package var values: OrderedDictionary<String, EnumValueDefinition>
  /// The range of the type's definition in the schema's source.
  package var range: SourceRange
}

/// An input object (section 3.10).
package struct InputObjectType: Hashable, Sendable {
  /// The type's name.
  package var name: String
  /// The description.
  package var description: String?
  /// The directives on the type and its extensions.
  package var directives: [Directive]
  /// The input fields by name, in order.
  package var fields: OrderedDictionary<String, InputValueDefinition>
  /// Whether exactly one field is required (section 3.10.1).
  package var isOneOf: Bool
  /// The range of the type's definition in the schema's source.
  package var range: SourceRange
}
