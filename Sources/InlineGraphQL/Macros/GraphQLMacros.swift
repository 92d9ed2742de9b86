/// Declares what the definitions of a GraphQL document stand for, checked against a schema when it is compiled.
///
/// Write it in a type or an extension; in a file's own scope, use ``GraphQLOperation(_:schema:)`` and
/// ``GraphQLFragment(_:schema:)``.
///
/// ```swift
/// enum Queries {
///   #graphql("""
///     query HeroQuery($episode: Episode) {
///       hero(episode: $episode) { id name ...HeroCard_hero }
///     }
///     """)
/// }
/// ```
///
/// An operation becomes a struct of its name that is a ``GraphQLQuery``, ``GraphQLMutation`` or
/// ``GraphQLSubscription``, with its variables as properties and what it selects as `Data`. A fragment becomes what
/// ``GraphQLFragment(_:schema:)`` makes of its struct. Where both have one name, the operation's struct is named
/// `ProductQuery` for `query Product`, and what is sent is not. What is declared is as accessible as the type around it, or as
/// the modifier before `#graphql` says.
///
/// The schema is the one that is named, else that of the ``GraphQLSchema(_:types:models:)`` enum around it, else the one that a
/// `.graphqlrc.json` or `graphql.config.json` names, else the only file in the `Schemas` folder beside the Swift file
/// or the nearest above it. Its enums, input objects and scalars are taken from the type that is named as the schema's
/// file: `StarWars` for `Schemas/StarWars.graphqls`.
///
/// - Parameters:
///   - document: A string literal with operations, which must have names, and fragments, in any order.
///   - schema: The name of a file in a `Schemas` folder without its extension, or a path relative to the package's root.
@freestanding(declaration, names: arbitrary)
public macro graphql(_ document: String, schema: String? = nil) =
  #externalMacro(module: "InlineGraphQLMacros", type: "GraphQLMacro")

/// Makes a struct the fragment of a GraphQL document.
///
/// ```swift
/// @GraphQLFragment("""
///   fragment HeroCard_hero on Character { name appearsIn }
///   """)
/// struct HeroCard_hero {}
/// ```
///
/// The struct becomes a ``GraphQLFragment-protocol`` with an initializer `init(key:)` that takes any object which
/// spreads the fragment, and a property `data` with what the fragment selects. Beside the struct it declares the protocol
/// that such objects conform to, here `HeroCard_hero_Key`.
///
/// An object that spreads the fragment with `@relay(mask: false)` has the fragment's fields itself. It conforms, as
/// `Data` does, to the protocol `Fields` that is declared in the struct: `func card(_ hero: some HeroCard_hero.Fields)`
/// takes any of them. Where the fragment's type conditions exclude each other, `switch HeroCard_hero.Case(hero)` tells
/// which of them applies.
///
/// - Parameters:
///   - document: A string literal with one fragment, which is named as the struct.
///   - schema: The schema, as for ``graphql(_:schema:)``.
@attached(
  member,
  names: named(node),
  named(fragmentPointer),
  named(init(key:)),
  named(OptionalKey),
  named(data),
  named(Data),
  named(Fields),
  named(Case),
  named(Variables)
)
@attached(peer, names: suffixed(_Key), prefixed(__struct_))
@attached(extension, conformances: Sendable, GraphQLFragment)
public macro GraphQLFragment(_ document: String, schema: String? = nil) =
  #externalMacro(module: "InlineGraphQLMacros", type: "GraphQLFragmentMacro")

/// Makes a struct the operation of a GraphQL document.
///
/// ```swift
/// @GraphQLOperation("query Version { version }")
/// struct Version {}
/// ```
///
/// - Parameters:
///   - document: A string literal with one operation. What is sent has its name, which need not be the struct's.
///   - schema: The schema, as for ``graphql(_:schema:)``.
@attached(member, names: arbitrary)
@attached(
  extension,
  conformances: Sendable,
  GraphQLOperation,
  GraphQLSingleResponseOperation,
  GraphQLQuery,
  GraphQLMutation,
  GraphQLSubscription
)
public macro GraphQLOperation(_ document: String, schema: String? = nil) =
  #externalMacro(module: "InlineGraphQLMacros", type: "GraphQLOperationMacro")

/// Declares the enums, input objects and custom scalars of a schema in an enum.
///
/// ```swift
/// @GraphQLSchema enum StarWars {}
/// ```
///
/// An enum of the schema becomes one that keeps values it does not know, an input object a struct, and a custom scalar
/// a type alias for `String`, unless the enum declares a type of the scalar's name itself:
///
/// ```swift
/// @GraphQLSchema enum StarWars {
///   struct DateTime: GraphQLScalar { … }
/// }
/// ```
///
/// Every type costs build time, about as much as a struct written by hand. Of a schema of hundreds, declare those that
/// the module's own GraphQL uses, with `types: .used`; an error says where other modules would need more.
///
/// - Parameters:
///   - schema: The schema, as for ``graphql(_:schema:)``. Without it, the schema is the one that is named as the enum:
///     `Schemas/StarWars.graphqls`.
///   - types: Which of the schema's types are declared.
///   - models: Which models are declared as structs, if the schema has any. Their code needs
///     `import InlineGraphQLModels`.
@attached(member, names: arbitrary)
public macro GraphQLSchema(
  _ schema: String? = nil,
  types: GraphQLSchemaTypes = .all,
  models: GraphQLSchemaModels = .none
) =
  #externalMacro(module: "InlineGraphQLMacros", type: "GraphQLSchemaMacro")
