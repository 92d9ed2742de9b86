import GraphQLProject

/// How a macro gets what its literal is compiled against.
protocol SchemaChannel {
  /// Whether somebody else has reported macros in wrong places.
  static var hasCheckedPlaces: Bool { get }

  /// What a literal expands to: declarations, or the members of the struct that its macro is attached to.
  static func expand(_ literal: SwiftLiteral, as kind: LiteralKind, _ reported: inout ReportedUse) -> [String]

  /// The members of the enum that a `@GraphQLSchema` is attached to.
  static func expandSchema(_ literal: SwiftLiteral, _ reported: inout ReportedUse) -> [String]
}
