/// A fragment, read from an object that spreads it.
///
/// The fragment's data is masked: an object that spreads the fragment holds a ``FragmentPointer`` to it and none of its
/// fields. The macros emit the conformance, a protocol `<Name>_Key` that such objects conform to, and an `init(key:)`.
///
/// [Specification: Fragments](https://spec.graphql.org/September2025/#sec-Language.Fragments)
public protocol GraphQLFragment: Sendable {
  /// What the fragment selects.
  associatedtype Data: ResponseObject

  /// The fragment's definition.
  @_documentation(visibility: internal)
  static var node: __FragmentNode { get }

  /// Where the fragment's data is.
  var fragmentPointer: FragmentPointer { get }

  /// What the fragment selects, decoded when the response was.
  var data: Data { get }
}

/// The definition of a fragment.
public struct __FragmentNode: Sendable, Hashable {
  /// The fragment's name in the document.
  public var name: String

  /// The type whose fields the fragment selects.
  public var typeCondition: String

  /// The arguments that the fragment takes.
  public var arguments: [__FragmentArgument]

  /// The text of the fragment alone, as it is sent, with its arguments as variables.
  public var definition: String

  /// The fragments that the fragment spreads itself, each once.
  public var fragments: [any GraphQLFragment.Type]

  /// Creates a definition; the macros call this.
  public init(
    name: String,
    typeCondition: String,
    arguments: [__FragmentArgument] = [],
    definition: String,
    fragments: [any GraphQLFragment.Type] = []
  ) {
    self.name = name
    self.typeCondition = typeCondition
    self.arguments = arguments
    self.definition = definition
    self.fragments = fragments
  }

  /// Whether two definitions are the same, fragments being compared by their types.
  public static func == (left: __FragmentNode, right: __FragmentNode) -> Bool {
    left.name == right.name && left.typeCondition == right.typeCondition
      && left.definition.hasSameBytes(as: right.definition)
      && left.arguments == right.arguments
      && left.fragments.map { ObjectIdentifier($0) } == right.fragments.map { ObjectIdentifier($0) }
  }

  /// Hashes what tells definitions apart.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(definition)
  }
}

/// An argument that a fragment takes: one of its `@argumentDefinitions`.
public struct __FragmentArgument: Sendable, Hashable {
  /// The argument's name.
  public var name: String

  /// The value, in GraphQL, where none is given; `nil` if the fragment does without.
  public var defaultValue: String?

  /// Creates an argument; the macros call this.
  public init(_ name: String, default defaultValue: String? = nil) {
    self.name = name
    self.defaultValue = defaultValue
  }

  /// Whether both are the same argument, default values being compared as texts of bytes.
  public static func == (left: __FragmentArgument, right: __FragmentArgument) -> Bool {
    left.name == right.name && left.defaultValue.map(ExactText.init) == right.defaultValue.map(ExactText.init)
  }
}
