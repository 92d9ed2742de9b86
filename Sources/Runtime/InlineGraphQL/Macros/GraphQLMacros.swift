/// Declares types for the operations and fragments of a GraphQL document, and checks it against a schema.
///
/// Write it in a type or an extension. At file scope, use ``GraphQLOperation(_:schema:memberwiseInitializers:)`` and
/// ``GraphQLFragment(_:schema:memberwiseInitializers:)``.
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
/// An operation becomes a struct with the operation's name that conforms to ``GraphQLQuery``, ``GraphQLMutation`` or
/// ``GraphQLSubscription``. The struct has the variables as properties, and a type `Data` for its selection set. A
/// fragment becomes a struct as with ``GraphQLFragment(_:schema:memberwiseInitializers:)``. If an operation and a fragment have the same name,
/// the operation's struct gets another one, such as `ProductQuery` for `query Product`; the sent name does not change.
/// The declarations have the access level of the type around the macro, or that of the modifier before `#graphql`.
///
/// <doc:Schemas> says how the schema is found. Its enums, input objects and scalars belong to the type with the name of
/// the schema's file: `StarWars` for `Schemas/StarWars.graphqls`.
///
/// - Parameters:
///   - document: A string literal with named operations and fragments, in any order.
///   - schema: The name of a file in a `Schemas` folder without its extension, or a path relative to the package's
///     root.
///   - memberwiseInitializers: Whether the types of responses have initializers with a parameter for each selection, for
///     tests and previews. None has a default value, so a test breaks at compile time when the selection changes. They
///     are emitted only on demand because they make builds longer. Write `true` or `false`.
@freestanding(declaration, names: arbitrary)
public macro graphql(_ document: String, schema: String? = nil, memberwiseInitializers: Bool = false) =
  #externalMacro(module: "InlineGraphQLMacros", type: "GraphQLMacro")

/// Turns a struct into a fragment.
///
/// ```swift
/// @GraphQLFragment("""
///   fragment HeroCard_hero on Character { name appearsIn }
///   """)
/// struct HeroCard_hero {}
/// ```
///
/// The struct conforms to ``GraphQLFragment-protocol``. It has an initializer `init(key:)` for any object that spreads
/// the fragment, and a property `data` with the fragment's fields. Such objects conform to a protocol that is declared
/// beside the struct, here `HeroCard_hero_Key`.
///
/// An object that spreads the fragment with `@relay(mask: false)` has the fragment's fields itself. Like `Data`, it
/// conforms to the protocol `Fields` in the struct: `func card(_ hero: some HeroCard_hero.Fields)` accepts both. If the
/// fragment's type conditions exclude each other, `switch HeroCard_hero.Case(hero)` tells which of them applies. With the
/// plugin, an internal fragment has both only if its target's code names them.
///
/// With `@refetchable(queryName: "…")` the struct conforms to ``GraphQLRefetchableFragment``, and the type `RefetchQuery` in it is
/// the query of that name, which fetches the fragment again.
///
/// - Parameters:
///   - document: A string literal with one fragment, which has the struct's name.
///   - schema: The schema, as for ``graphql(_:schema:memberwiseInitializers:)``.
///   - memberwiseInitializers: Whether `Data` and the types in it have memberwise initializers, as for
///     ``graphql(_:schema:memberwiseInitializers:)``.
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
  named(Variables),
  named(errorHandling),
  named(RefetchQuery),
  named(refetched(from:)),
  named(refetchMetadata),
  named(Updatable)
)
@attached(peer, names: suffixed(_Key), prefixed(__struct_))
@attached(
  extension,
  conformances: Sendable,
  GraphQLFragment,
  GraphQLRefetchableFragment,
  GraphQLPaginationFragment,
  GraphQLUpdatableFragment
)
public macro GraphQLFragment(_ document: String, schema: String? = nil, memberwiseInitializers: Bool = false) =
  #externalMacro(module: "InlineGraphQLMacros", type: "GraphQLFragmentMacro")

/// Turns a struct into an operation.
///
/// ```swift
/// @GraphQLOperation("query Version { version }")
/// struct Version {}
/// ```
///
/// - Parameters:
///   - document: A string literal with one operation. It is sent with its own name, which may differ from the struct's.
///   - schema: The schema, as for ``graphql(_:schema:memberwiseInitializers:)``.
///   - memberwiseInitializers: Whether `Data` and the types in it have memberwise initializers, as for
///     ``graphql(_:schema:memberwiseInitializers:)``.
@attached(member, names: arbitrary)
@attached(
  extension,
  conformances: Sendable,
  GraphQLOperation,
  GraphQLSingleResponseOperation,
  GraphQLQuery,
  GraphQLUpdatableQuery,
  GraphQLMutation,
  GraphQLSubscription
)
public macro GraphQLOperation(_ document: String, schema: String? = nil, memberwiseInitializers: Bool = false) =
  #externalMacro(module: "InlineGraphQLMacros", type: "GraphQLOperationMacro")

/// Declares the enums, input objects and custom scalars of a schema in an enum.
///
/// ```swift
/// @GraphQLSchema enum StarWars {}
/// ```
///
/// An enum of the schema becomes an enum that keeps unknown values, and an input object a struct. A custom scalar
/// becomes a type alias for the type of its `@specifiedBy` document if that is a known one (``SpecifiedScalar``),
/// otherwise for `String`. If the enum declares a type with the scalar's name itself, it is used instead:
///
/// ```swift
/// @GraphQLSchema enum StarWars {
///   struct DateTime: GraphQLScalar { … }
/// }
/// ```
///
/// Every type costs build time, about as much as a handwritten struct. For a schema with hundreds of types, declare
/// only those that GraphQL of the module uses, and of the modules of its package that depend on it, with `types: .used`. If
/// another package needs more, an error says so.
///
/// - Parameters:
///   - schema: The schema, as for ``graphql(_:schema:memberwiseInitializers:)``. The default is the schema with the name of the enum:
///     `Schemas/StarWars.graphqls`.
///   - types: The schema's types to declare.
///   - models: The models to declare as structs, if the schema has any. Their code needs `import InlineGraphQLModels`.
///   - names: How the schema's names are written in Swift, here and in all GraphQL that is written against the schema.
@attached(member, names: arbitrary)
public macro GraphQLSchema(
  _ schema: String? = nil,
  types: GraphQLSchemaTypes = .all,
  models: GraphQLSchemaModels = .none,
  names: GraphQLSchemaNames = .asWritten
) =
  #externalMacro(module: "InlineGraphQLMacros", type: "GraphQLSchemaMacro")
