import GraphQLCompiler
import GraphQLLanguage
import GraphQLValidation

/// A GraphQL literal found in Swift source: `#graphql("…")` or an attached macro with its declaration.
public struct SwiftLiteral: Sendable {
  /// The macros that take GraphQL or name a schema.
  public enum Macro: String, Hashable, Sendable, CaseIterable {
    /// `#graphql("…")`.
    case graphql
    /// `@GraphQLFragment("…")`.
    case fragment = "GraphQLFragment"
    /// `@GraphQLOperation("…")`.
    case operation = "GraphQLOperation"
    /// `@GraphQLSchema` and `@GraphQLSchema("…")`, which has no GraphQL text.
    case schema = "GraphQLSchema"
  }

  /// Which macro the literal was written for.
  public var macro: Macro

  /// The GraphQL text; empty for a `@GraphQLSchema`.
  public var source: Source

  /// The argument that chooses the schema: `schema:`, or the only one of a `@GraphQLSchema`.
  public var schemaArgument: String?

  /// The names of the types and extended types around the literal, from the outermost: `["Queries", "A", "B"]` in
  /// `enum Queries { extension A.B { … } }`.
  public var enclosingTypes: [String]

  /// What it stands in.
  public var place: SwiftPlace

  /// The name of the type that an attached macro stands on, of a struct without backticks.
  public var declarationName: String?

  /// What that type is.
  public var declarationKind: SwiftTypeKind?

  /// Whether a `@GraphQLSchema` declares only the types that its module's GraphQL uses: `types: .used`.
  public var declaresUsedTypes = false

  /// Which models a `@GraphQLSchema` declares.
  public var declaredModels = DeclaredModels.none

  /// The names of the types that are declared in the type that a `@GraphQLSchema` stands on, in any branch of `#if`.
  public var declaredTypes: Set<String> = []

  /// Who may use what the literal expands to.
  public var accessLevel: AccessLevel

  /// The access level that an extension around it gives to members that say nothing of their own.
  public var impliedAccessLevel: AccessLevel?

  /// `private` or `fileprivate`, if the type that an attached macro stands on says so.
  public var privateModifier: String?

  /// Whether nothing outside of the file may use what the literal expands to.
  public var isPrivate = false

  /// Whether it stands between `#if` and `#endif`, and so may not be compiled at all.
  public var isConditional: Bool

  /// Where the macro stands in the file, its `#` or `@` being the first byte.
  public var offset: Int

  /// Where the argument stands that chooses the schema.
  public var schemaArgumentOffset: Int?

  /// The literal of the text; `nil` for a `@GraphQLSchema`.
  package let text: LiteralText?

  /// The offset in the Swift file of an offset in the GraphQL text.
  public func fileOffset(of textOffset: Int) -> Int {
    text?.sourceOffset(of: textOffset) ?? offset
  }
}

/// Finds the GraphQL literals of a Swift file, in order.
///
/// A macro whose text is no literal, or has an interpolation, is left out, and so is what is never compiled.
///
/// - Parameters:
///   - swift: The file as UTF-8.
///   - name: What the literals' sources are reported under.
public func graphQLLiterals(in swift: [UInt8], name: String = "GraphQL request") -> [SwiftLiteral] {
  // Most files have none and are not read a second time.
  SwiftBytes.withView(of: swift) { $0.mayUseMacros() } ? SwiftOutline(of: swift, name: name).literals : []
}
