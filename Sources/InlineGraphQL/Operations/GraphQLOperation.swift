/// The kind of an operation.
///
/// [Specification: Operations](https://spec.graphql.org/September2025/#sec-Language.Operations)
public enum GraphQLOperationKind: String, Hashable, Sendable, CaseIterable {
  /// A read-only fetch.
  case query

  /// A write followed by a fetch.
  case mutation

  /// A long-lived request that fetches data in response to a sequence of events.
  case subscription
}

/// One operation of a document, with the values of its variables.
///
/// The macros emit conformances; they conform to ``GraphQLQuery``, ``GraphQLMutation`` or ``GraphQLSubscription``.
public protocol GraphQLOperation: Sendable {
  /// The operation's variables: one property each, in the order of their definitions.
  associatedtype Variables: GraphQLVariables

  /// What the operation selects.
  associatedtype Data: ResponseObject

  /// The operation's name in its document.
  static var operationName: String { get }

  /// Whether it is a query, a mutation or a subscription.
  static var kind: GraphQLOperationKind { get }

  /// The text of the operation alone, as it is sent, with the arguments of fragments where they are given.
  ///
  /// It has what is written, with fields and spreads unmerged, and `__typename` and `id` of every object.
  static var definition: String { get }

  /// The fragments that the operation spreads itself, each once.
  static var fragments: [any GraphQLFragment.Type] { get }

  /// The document that is sent: the operation and every fragment that it reaches, each once.
  static var document: String { get }

  /// The values of the variables.
  var variables: Variables { get }

  /// The Boolean variables that `@include` and `@skip` may ask for; none where there are none.
  @_documentation(visibility: internal)
  var booleanVariables: [__BooleanVariable] { get }

  /// What is sent for this value: ``document``, unless what is selected depends on the value.
  var sentDocument: SentDocument { get }
}

extension GraphQLOperation {
  /// No variables.
  @_documentation(visibility: internal)
  public var booleanVariables: [__BooleanVariable] { [] }

  /// ``document`` and ``operationName``.
  public var sentDocument: SentDocument {
    SentDocument(text: Self.document, operationName: Self.operationName)
  }
}

/// An operation that has one response: a query or a mutation.
public protocol GraphQLSingleResponseOperation: GraphQLOperation {}

/// A read-only operation.
public protocol GraphQLQuery: GraphQLSingleResponseOperation {}

/// An operation that writes, then reads.
public protocol GraphQLMutation: GraphQLSingleResponseOperation {}

/// An operation that answers events, each with a response of its own.
public protocol GraphQLSubscription: GraphQLOperation {}

extension GraphQLQuery {
  /// ``GraphQLOperationKind/query``.
  public static var kind: GraphQLOperationKind { .query }
}

extension GraphQLMutation {
  /// ``GraphQLOperationKind/mutation``.
  public static var kind: GraphQLOperationKind { .mutation }
}

extension GraphQLSubscription {
  /// ``GraphQLOperationKind/subscription``.
  public static var kind: GraphQLOperationKind { .subscription }
}
