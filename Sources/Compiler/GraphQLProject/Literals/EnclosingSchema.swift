/// The `@GraphQLSchema` enum that a literal is in.
package struct EnclosingSchema: Hashable, Sendable {
  /// The names of the enum and the types around it, from the outermost.
  package var path: [String]

  /// The argument of the `@GraphQLSchema`.
  package var argument: String?

  /// Makes an enclosing schema.
  package init(path: [String], argument: String?) {
    self.path = path
    self.argument = argument
  }

  /// Finds the `@GraphQLSchema` that a literal is in.
  ///
  /// - Parameters:
  ///   - literal: The literal.
  ///   - literals: All literals of its file.
  package init?(of literal: SwiftLiteral, among literals: [SwiftLiteral]) {
    for schema in literals where schema.macro == .schema {
      guard let name = schema.declarationName else { continue }
      let path = schema.enclosingTypes + [name]
      guard literal.enclosingTypes.starts(with: path) else { continue }
      self.init(path: path, argument: schema.schemaArgument)
      return
    }
    return nil
  }
}
