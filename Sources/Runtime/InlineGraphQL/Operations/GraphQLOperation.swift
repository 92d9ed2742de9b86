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

/// An operation of a document, with the values of its variables.
///
/// The macros emit types that conform to ``GraphQLQuery``, ``GraphQLMutation`` or ``GraphQLSubscription``.
public protocol GraphQLOperation: Sendable {
  /// The type of the variables, with a property for each in the order of their definitions.
  associatedtype Variables: GraphQLVariables

  /// The type of the operation's selection set.
  associatedtype Data: ResponseObject

  /// The operation's definition.
  @_documentation(visibility: internal)
  static var node: __OperationNode { get }

  /// The values of the variables.
  var variables: Variables { get }

  /// The Boolean variables for `@include` and `@skip`; empty if there are none.
  @_documentation(visibility: internal)
  var booleanVariables: [__BooleanVariable] { get }

  /// How the operation handles fields that fail or are null.
  @_documentation(visibility: internal)
  static var errorHandling: __ErrorHandling { get }

  /// The document for this value: ``document``, unless the selection depends on the value.
  var sentDocument: SentDocument { get }

  /// Reads a response to the operation.
  @_documentation(visibility: internal)
  static func __response(
    from received: __ReceivedResponse,
    _ http: consuming HTTPResponse?
  ) throws -> GraphQLResponse<Data>
}

extension GraphQLOperation {
  /// The operation's name in its document.
  public static var operationName: String { node.name }

  /// Whether it is a query, a mutation or a subscription.
  public static var kind: GraphQLOperationKind { node.kind }

  /// The text of the operation alone as it is sent, with the values of fragments' arguments.
  ///
  /// It has the selections as they are written, without merging, and `__typename` and `id` of every object.
  public static var definition: String { node.definition }

  /// The distinct fragments that the operation itself spreads.
  public static var fragments: [any GraphQLFragment.Type] { node.fragments }

  /// The document that is sent: the operation and every fragment that it reaches, each once.
  public static var document: String { composed.document }

  /// No variables.
  @_documentation(visibility: internal)
  public var booleanVariables: [__BooleanVariable] { [] }

  /// The operation has its data, if the response has.
  @_documentation(visibility: internal)
  public static var errorHandling: __ErrorHandling { .none }

  /// ``document`` and ``operationName``.
  public var sentDocument: SentDocument {
    SentDocument(text: Self.document, operationName: Self.operationName)
  }
}

/// An operation with one response: a query or a mutation.
public protocol GraphQLSingleResponseOperation: GraphQLOperation {}

/// A read-only operation.
public protocol GraphQLQuery: GraphQLSingleResponseOperation {}

/// An operation that writes, then reads.
public protocol GraphQLMutation: GraphQLSingleResponseOperation {}

/// An operation with a response for each event.
public protocol GraphQLSubscription: GraphQLOperation {}
