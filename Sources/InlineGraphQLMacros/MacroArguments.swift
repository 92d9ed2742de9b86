import GraphQLCompiler
import SwiftSyntax

/// The arguments of `#graphql("…", schema: "…")` and of the attached macros that are written alike.
struct MacroArguments {
  let literal: GraphQLLiteral
  let schema: String?

  /// Reads the arguments, and reports what they should be instead; `nil` if there is no GraphQL.
  init?(_ macro: String, _ arguments: LabeledExprListSyntax, _ reporter: Reporter?) {
    guard let document = arguments.first(where: { $0.label == nil })?.expression else { return nil }
    guard let literal = document.as(StringLiteralExprSyntax.self).flatMap(GraphQLLiteral.init) else {
      reporter?.error(noLiteralMessage(of: macro), at: document)
      return nil
    }
    self.literal = literal
    let schema = arguments.first { $0.label?.text == "schema" }?.expression
    self.schema = schema?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    if let schema, self.schema == nil, !schema.is(NilLiteralExprSyntax.self) {
      reporter?.error("\"\(macro)\" needs the schema's name or path as a string literal", at: schema)
    }
  }
}
