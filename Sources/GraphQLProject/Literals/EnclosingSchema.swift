/// The `@GraphQLSchema` enum that a literal is in.
public struct EnclosingSchema: Hashable, Sendable {
  /// The names of the enum and the types around it, from the outermost.
  public var path: [String]

  /// The argument of the `@GraphQLSchema`.
  public var argument: String?

  /// Makes an enclosing schema.
  public init(path: [String], argument: String?) {
    self.path = path
    self.argument = argument
  }

  /// Finds the `@GraphQLSchema` that a literal is in.
  ///
  /// - Parameters:
  ///   - literal: The literal.
  ///   - literals: All literals of its file.
  public init?(of literal: SwiftLiteral, among literals: [SwiftLiteral]) {
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
