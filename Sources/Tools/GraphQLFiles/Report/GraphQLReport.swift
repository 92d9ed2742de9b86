/// The GraphQL of a package: its definitions, who uses them, and what they use of their schemas.
///
/// It is encoded as it is for programs, so the names of its properties are those of the JSON.
package struct GraphQLReport: Codable, Hashable, Sendable {
  /// The name of the package.
  package var package: String

  /// The operations, sorted by their names.
  package var operations: [Operation]

  /// The fragments, sorted by their names.
  package var fragments: [Fragment]

  /// The schemas that literals are written against, sorted by their paths.
  package var schemas: [UsedSchemaReport]

  /// What no code uses, as the command `unused` tells it.
  package var unused: [Message]

  /// The changes of a newer schema; `nil` if there is none to compare with.
  package var update: SchemaUpdate?

  /// A definition that another mentions.
  package struct Definition: Codable, Hashable, Sendable {
    /// `query`, `mutation`, `subscription` or `fragment`.
    package var kind: String

    /// The name in GraphQL.
    package var name: String

    /// Makes a mention.
    package init(kind: String, name: String) { (self.kind, self.name) = (kind, name) }
  }

  /// A position in a file.
  package struct Place: Codable, Hashable, Sendable {
    /// The path relative to the package.
    package var file: String

    /// The line.
    package var line: Int

    /// The column in UTF-16 units.
    package var column: Int

    /// Makes a position.
    package init(file: String, line: Int, column: Int) { (self.file, self.line, self.column) = (file, line, column) }
  }

  /// A sentence about a position.
  package struct Message: Codable, Hashable, Sendable {
    /// The sentence.
    package var message: String

    /// The position.
    package var place: Place

    /// Makes a message.
    package init(message: String, place: Place) { (self.message, self.place) = (message, place) }
  }

  /// An operation, with the document that requests have.
  package struct Operation: Codable, Hashable, Sendable {
    /// The name in GraphQL.
    package var name: String

    /// `query`, `mutation` or `subscription`.
    package var kind: String

    /// The path of its struct in Swift.
    package var swiftName: String

    /// The path of its schema.
    package var schema: String

    /// Where it is defined.
    package var place: Place

    /// The document as sent.
    package var document: String

    /// The SHA-256 of the document, its ID in a manifest.
    package var id: String

    /// The size of the document.
    package var bytes: Int

    /// The number of fields in the document, without the repetitions of fragments.
    package var fields: Int

    /// The number of fields that are inside each other at most.
    package var depth: Int

    /// The fragments that it spreads itself.
    package var fragments: [String]

    /// The number of fragments that the document has.
    package var fragmentsSent: Int

    /// The Swift files that name its struct.
    package var usedBy: [String]
  }

  /// A fragment, with those that spread it.
  package struct Fragment: Codable, Hashable, Sendable {
    /// The name in GraphQL.
    package var name: String

    /// The type that it applies to.
    package var type: String

    /// The path of its struct in Swift.
    package var swiftName: String

    /// The path of its schema.
    package var schema: String

    /// Where it is defined.
    package var place: Place

    /// The fragments that it spreads itself.
    package var fragments: [String]

    /// The definitions that spread it.
    package var spreadBy: [Definition]

    /// The Swift files that name its struct, or the key that leads to it.
    package var usedBy: [String]
  }

  /// The changes of a newer schema, and what they break.
  package struct SchemaUpdate: Codable, Hashable, Sendable {
    /// One change.
    package struct Change: Codable, Hashable, Sendable {
      /// `breaking`, `dangerous` or `safe`.
      package var criticality: String

      /// The kind, as graphql-js names it.
      package var kind: String

      /// The schema coordinate of what changed.
      package var coordinate: String

      /// A sentence about the change.
      package var message: String

      /// Makes a change.
      package init(criticality: String, kind: String, coordinate: String, message: String) {
        (self.criticality, self.kind, self.coordinate, self.message) = (criticality, kind, coordinate, message)
      }
    }

    /// The path of the schema that is compared.
    package var schema: String

    /// The path of the newer schema.
    package var newer: String

    /// The changes, breaking ones first.
    package var changes: [Change]

    /// The places where documents use what breaks.
    package var uses: [Message]

    /// Makes an update.
    package init(schema: String, newer: String, changes: [Change], uses: [Message]) {
      (self.schema, self.newer, self.changes, self.uses) = (schema, newer, changes, uses)
    }
  }
}
