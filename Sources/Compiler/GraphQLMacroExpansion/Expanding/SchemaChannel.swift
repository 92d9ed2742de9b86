import GraphQLProject

/// A source of the schema and the fragments that macros compile against.
protocol SchemaChannel {
  /// Whether the build tool has already reported misplaced macros.
  static var hasCheckedPlaces: Bool { get }

  /// Returns the expansion of a literal: declarations, or the members of the struct that its macro is attached to.
  static func expand(_ literal: SwiftLiteral, _ reported: inout ReportedUse) -> [String]

  /// Returns the members of the enum that a `@GraphQLSchema` is attached to.
  static func expandSchema(_ literal: SwiftLiteral, _ reported: inout ReportedUse) -> [String]
}
