/// The message for an interpolation in a literal.
package let interpolationMessage =
  "A GraphQL literal cannot have interpolations, because the compiler reads it at build time: use a variable of the operation"

/// Returns the message for a macro whose GraphQL is not a string literal.
package func noLiteralMessage(of macro: String) -> String {
  "\"\(macro)\" needs its GraphQL as a string literal, because the compiler reads it at build time"
}

extension SwiftLiteral.Macro {
  /// The macro as it is written: `#graphql`, `@GraphQLFragment`.
  package var written: String { (self == .graphql ? "#" : "@") + rawValue }
}
