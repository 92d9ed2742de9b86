import GraphQLCompiler
import GraphQLLanguage
import GraphQLModelCompiler
import GraphQLValidation

/// A GraphQL literal in Swift source: `#graphql("…")`, or an attached macro with its declaration.
package struct SwiftLiteral: Sendable {
  /// The macros that take GraphQL or name a schema.
  package enum Macro: String, Hashable, Sendable, CaseIterable {
    /// `#graphql("…")`.
    case graphql
    /// `@GraphQLFragment("…")`.
    case fragment = "GraphQLFragment"
    /// `@GraphQLOperation("…")`.
    case operation = "GraphQLOperation"
    /// `@GraphQLSchema` and `@GraphQLSchema("…")`, which has no GraphQL text.
    case schema = "GraphQLSchema"
  }

  /// The macro that the literal is an argument of.
  package var macro: Macro

  /// The GraphQL text; empty for a `@GraphQLSchema`.
  package var source: Source

  /// The argument that chooses the schema: `schema:`, or the only one of a `@GraphQLSchema`.
  package var schemaArgument: String?

  /// The names of the types and extended types around the literal, from the outermost: `["Queries", "A", "B"]` in
  /// `enum Queries { extension A.B { … } }`.
  package var enclosingTypes: [String]

  /// The surroundings of the literal.
  package var place: LexicalContext

  /// The name of the type that a macro is attached to. The name of a struct has no backticks.
  package var declarationName: String?

  /// The kind of that type.
  package var declarationKind: SwiftTypeKind?

  /// Whether that type has type parameters.
  package var isGeneric = false

  /// The range in the file of the name of a property that the struct with the macro stores without a value; `nil` if there is none.
  package var propertyWithoutValue: Range<Int>?

  /// Whether the response types get initializers for tests and previews: `memberwiseInitializers: true`.
  package var memberwiseInitializers = false

  /// Which types of its schema a `@GraphQLSchema` emits.
  package var emittedTypes = EmittedTypes.all

  /// Which models a `@GraphQLSchema` declares.
  package var declaredModels = DeclaredModels.none

  /// How a `@GraphQLSchema` says that the schema's names are written in Swift.
  package var nameCase = NameCase.asWritten

  /// The names of the types declared in the enum of a `@GraphQLSchema`, in any branch of `#if` that may be compiled.
  package var declaredTypes: Set<String> = []

  /// The access level of what the literal expands to.
  package var accessLevel: AccessLevel

  /// The default access level of members in the extension around the literal.
  package var impliedAccessLevel: AccessLevel?

  /// `private` or `fileprivate`, if the declaration that a macro is attached to has that modifier.
  package var privateModifier: String?

  /// Whether only this file may use what the literal expands to.
  package var isPrivate = false

  /// Whether `@available` limits the declaration that a macro is attached to, or a type around the literal.
  package var isLimited = false

  /// Whether an `#if` condition decides if the literal is compiled at all.
  package var isConditional: Bool

  /// The offset of the macro's `#` or `@` in the file.
  package var offset: Int

  /// The offset of the argument that chooses the schema.
  package var schemaArgumentOffset: Int?

  /// The literal of the text; `nil` for a `@GraphQLSchema`.
  package let text: LiteralText?

  /// Returns the offset in the Swift file of an offset in the GraphQL text.
  package func fileOffset(of textOffset: Int) -> Int {
    text?.sourceOffset(of: textOffset) ?? offset
  }
}

/// Finds the GraphQL literals of a Swift file, in order.
///
/// Macros that are never compiled are left out, and so are those whose text is not a literal or has an interpolation.
///
/// - Parameters:
///   - swift: The file as UTF-8.
///   - name: The name of the literals' sources in diagnostics.
package func graphQLLiterals(in swift: [UInt8], name: String = "GraphQL request") -> [SwiftLiteral] {
  // Most files have no macros, and this quick search avoids scanning them.
  SwiftBytes.withView(of: swift) { $0.mayUseMacros() } ? SwiftOutline(of: swift, name: name).literals : []
}
