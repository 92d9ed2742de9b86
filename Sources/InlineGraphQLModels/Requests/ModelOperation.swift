/// A request for models: an operation whose document is made from a model's description.
public protocol ModelOperation: GraphQLOperation where Variables == ModelVariables {
  /// What the data has, without the root field around it.
  associatedtype Value: Sendable

  /// The request as it is without arguments that a value may or may not have.
  static var __plainRequest: ModelRequestText { get }

  /// The request.
  var __request: ModelRequestText { get }

  /// What the data has; nil where that says that the request failed.
  static func __value(of data: Data) -> Value?

  /// Whether a value says that there is none, which beside errors is no part of the data.
  static func __isNothing(_ value: Value) -> Bool
}

/// The operation of a request, and the values of its variables.
public struct ModelRequestText: Sendable {
  let document: ModelDocument
}

extension ModelOperation {
  /// Whether a value says that there is none: no value does.
  public static func __isNothing(_ value: Value) -> Bool { false }

  /// The name of the root field, beginning with a capital letter.
  public static var operationName: String { ModelDocument.operationName(__plainRequest.document.rootField) }

  /// The operation without arguments that a value may or may not have, and without what a value includes.
  public static var definition: String { __plainRequest.document.text }

  /// None.
  public static var fragments: [any GraphQLFragment.Type] { [] }

  /// The ``definition``; a value may send another, its ``sentDocument``.
  public static var document: String { definition }

  /// What the ``definition`` selects.
  public static var selectionSet: String {
    let text = definition
    return text.firstIndex(of: "{").map { String(text[$0...]) } ?? text
  }

  /// The values of the variables.
  public var variables: ModelVariables { __request.document.variables }

  /// The document that is sent for this value.
  public var sentDocument: SentDocument { __request.document.sent }
}
