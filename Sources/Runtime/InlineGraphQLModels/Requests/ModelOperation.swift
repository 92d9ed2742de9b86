/// A request for models: an operation whose document comes from a model's description.
public protocol ModelOperation: GraphQLOperation where Variables == ModelVariables {
  /// The value of the root field.
  associatedtype Value: Sendable

  /// The request without optional arguments and without inclusions.
  static var __plainRequest: ModelRequestText { get }

  /// The document and the variables that are sent for this value.
  var __request: ModelRequestText { get }

  /// Returns the value of the root field; nil if the data says that the request failed.
  static func __value(of data: Data) -> Value?

  /// Returns whether a value stands for a missing model. Beside errors, such a value is no partial data.
  static func __isNothing(_ value: Value) -> Bool
}

/// The document of a request, with the values of its variables.
public struct ModelRequestText: Sendable {
  let document: ModelDocument
}

extension ModelOperation {
  /// Returns false: by default, every value is data.
  public static func __isNothing(_ value: Value) -> Bool { false }

  /// The operation without optional arguments and without inclusions, under the name of its root field.
  ///
  /// A value's ``sentDocument`` may have more arguments and inclusions.
  @_documentation(visibility: internal)
  public static var node: __OperationNode {
    let plain = __plainRequest.document.sent
    return __OperationNode(name: plain.operationName, definition: plain.text)
  }

  /// The values of the variables.
  public var variables: ModelVariables { __request.document.variables }

  /// The document that this value sends.
  public var sentDocument: SentDocument { __request.document.sent }
}
