/// Compiles a literal of one or more definitions, as `#graphql` has it.
///
/// - Parameters:
///   - source: The text of the literal.
///   - context: What it is compiled against.
/// - Returns: One struct for each operation; one struct and one key protocol for each fragment.
public func compile(_ source: Source, in context: CompilationContext) -> Compilation {
  Compilation()
}

/// Compiles the fragment of `@GraphQLFragment("…") struct Name {}`.
///
/// - Parameters:
///   - source: The text of the literal, which holds exactly one fragment.
///   - structName: The name of the struct, which the fragment must have as well.
///   - context: What it is compiled against.
/// - Returns: Members of the struct, and the key protocol as its peer.
public func compileFragment(
  _ source: Source,
  named structName: String,
  in context: CompilationContext
) -> AttachedCompilation {
  AttachedCompilation()
}

/// Compiles the operation of `@GraphQLOperation("…") struct Name {}`.
///
/// - Parameters:
///   - source: The text of the literal, which holds exactly one operation.
///   - structName: The name of the struct, which the operation must have as well.
///   - context: What it is compiled against.
/// - Returns: Members of the struct.
public func compileOperation(
  _ source: Source,
  named structName: String,
  in context: CompilationContext
) -> AttachedCompilation {
  AttachedCompilation()
}

/// Makes the members of `@GraphQLSchema enum StarWars {}`: enums, input objects and scalars of the schema.
///
/// - Parameters:
///   - schema: The schema.
///   - context: What is emitted for: its namespace and access level.
///   - declared: The names of the types that the user has declared in the enum; they are left to the user.
/// - Returns: One member for each type.
public func compileSchema(
  _ schema: Schema,
  in context: CompilationContext,
  declared: Set<String>
) -> AttachedCompilation {
  AttachedCompilation()
}
