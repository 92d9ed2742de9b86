/// The parts of a schema that the definitions of a package use, and those that none uses.
package struct UsedSchemaReport: Codable, Hashable, Sendable {
  /// The type with the schema's types in Swift.
  package var name: String

  /// The path of the schema, relative to the package.
  package var path: String

  /// The uses of what is deprecated, sorted by coordinate.
  package var deprecatedUses: [DeprecatedUse]

  /// The types that definitions mention, sorted by their names.
  package var types: [UsedType]

  /// The other types, sorted.
  package var unusedTypes: [String]

  /// A use of something deprecated.
  package struct DeprecatedUse: Codable, Hashable, Sendable {
    /// The schema coordinate.
    package var coordinate: String

    /// The reason.
    package var reason: String

    /// The definition with the use.
    package var definition: GraphQLReport.Definition

    /// The position of the use.
    package var place: GraphQLReport.Place
  }

  /// A type that definitions mention.
  package struct UsedType: Codable, Hashable, Sendable {
    /// The name.
    package var name: String

    /// `object`, `interface`, `union`, `enum`, `input` or `scalar`.
    package var kind: String

    /// The description.
    package var description: String?

    /// The definitions that mention it.
    package var usedBy: [GraphQLReport.Definition]

    /// The fields that definitions select, in the order of the schema.
    package var fields: [UsedField]

    /// The other fields of an object or an interface, in the order of the schema.
    package var unusedFields: [String]
  }

  /// A field that definitions select.
  package struct UsedField: Codable, Hashable, Sendable {
    /// The name.
    package var name: String

    /// The type.
    package var type: String

    /// The reason of a deprecation.
    package var deprecationReason: String?

    /// The arguments that definitions pass, sorted.
    package var arguments: [String]

    /// The definitions that select it, on this type or on an interface of it.
    package var usedBy: [GraphQLReport.Definition]
  }
}
