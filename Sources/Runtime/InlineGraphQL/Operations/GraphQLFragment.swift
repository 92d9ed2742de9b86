/// A fragment, read from an object that spreads it.
///
/// The fragment's data is masked: an object that spreads the fragment has a ``FragmentPointer`` to it and none of its
/// fields. The macros emit the conformance, a protocol `<Name>_Key` for such objects, an `init(key:)` and a property
/// `data`, which has the fields. They were decoded with the response.
///
/// ```swift
/// @GraphQLFragment("fragment HeroCard on Character { name }")
/// struct HeroCard {}
///
/// func title(of hero: some HeroCard_Key) -> String { HeroCard(key: hero).data.name }
/// ```
///
/// [Specification: Fragments](https://spec.graphql.org/September2025/#sec-Language.Fragments)
public protocol GraphQLFragment: Sendable {
  /// The type of the fragment's selection set.
  associatedtype Data: ResponseObject

  /// The fragment's definition.
  @_documentation(visibility: internal)
  static var node: __FragmentNode { get }

  /// A pointer to the fragment's data.
  var fragmentPointer: FragmentPointer { get }

  /// How the fragment handles fields that fail or are null.
  @_documentation(visibility: internal)
  static var errorHandling: __ErrorHandling { get }
}

extension GraphQLFragment {
  /// The fragment always has its data.
  @_documentation(visibility: internal)
  @inlinable
  public static var errorHandling: __ErrorHandling { .none }
}

extension GraphQLFragment {
  /// Tells what to write instead, where the compiler would only say that a list is no key.
  @_documentation(visibility: internal)
  @available(
    *,
    unavailable,
    message: """
      A fragment is read from one object. Write "list.map { F(key: $0) }", or add @relay(plural: true) to the fragment and \
      write "F.list(keys: list)".
      """
  )
  public init(key list: [some Any]) { fatalError() }
}

/// The definition of a fragment.
public struct __FragmentNode: Sendable, Hashable {
  /// The fragment's name in the document.
  public var name: String

  /// The type condition of the fragment.
  public var typeCondition: String

  /// The arguments that spreads may give.
  public var arguments: [__FragmentArgument]

  /// The arguments that the program provides.
  var provided: [__ProvidedVariable]

  /// The text of the fragment alone as it is sent, with its arguments as variables.
  public var definition: String

  /// The definition with the fields that only the client has; nil if there are none.
  var wholeDefinition: String?

  /// The type conditions in the text that not every object meets, as in ``__OperationNode/typeConditions``.
  public var typeConditions: String

  /// The distinct fragments that the fragment itself spreads.
  public var fragments: [any GraphQLFragment.Type]

  /// Creates a definition. The macros call this.
  public init(
    name: String,
    typeCondition: String,
    arguments: [__FragmentArgument] = [],
    provided: [__ProvidedVariable] = [],
    definition: String,
    wholeDefinition: String? = nil,
    typeConditions: String = "",
    fragments: [any GraphQLFragment.Type] = []
  ) {
    self.name = name
    self.typeCondition = typeCondition
    self.arguments = arguments
    self.provided = provided
    self.definition = definition
    self.wholeDefinition = wholeDefinition
    self.typeConditions = typeConditions
    self.fragments = fragments
  }

  /// Returns whether two definitions are equal. Fragments are compared by their types.
  public static func == (left: __FragmentNode, right: __FragmentNode) -> Bool {
    left.name == right.name && left.typeCondition == right.typeCondition
      && left.definition.hasSameBytes(as: right.definition)
      && left.wholeDefinition.map(ExactText.init) == right.wholeDefinition.map(ExactText.init)
      && left.typeConditions == right.typeConditions
      && left.arguments == right.arguments
      && left.provided.elementsEqual(right.provided) { $0.isSame(as: $1) }
      && left.fragments.map { ObjectIdentifier($0) } == right.fragments.map { ObjectIdentifier($0) }
  }

  /// Hashes the name and the text of the definition.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(definition)
  }
}

/// An argument that a fragment takes.
public struct __FragmentArgument: Sendable, Hashable {
  /// The argument's name.
  public var name: String

  /// The type, in GraphQL; empty if there is no default value.
  var type: String

  /// The default value as GraphQL text; `nil` if there is none.
  public var defaultValue: String?

  /// Creates an argument without a default value. The macros call this.
  public init(_ name: String) {
    (self.name, type, defaultValue) = (name, "", nil)
  }

  /// Creates an argument with a default value. The macros call this.
  public init(_ name: String, type: String, default defaultValue: String) {
    (self.name, self.type, self.defaultValue) = (name, type, defaultValue)
  }

  /// Returns whether both arguments are equal. Default values are compared by their UTF-8.
  public static func == (left: __FragmentArgument, right: __FragmentArgument) -> Bool {
    left.name == right.name && left.type == right.type
      && left.defaultValue.map(ExactText.init) == right.defaultValue.map(ExactText.init)
  }
}
