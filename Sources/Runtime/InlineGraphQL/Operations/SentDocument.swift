/// A document as it is sent, with the name of the operation to run.
public struct SentDocument: Hashable, Sendable {
  /// The operation and every fragment that it reaches.
  public var text: String

  /// The name of the operation to run.
  public var operationName: String

  /// Creates a document. The text must have an operation of that name.
  public init(text: String, operationName: String) {
    self.text = text
    self.operationName = operationName
  }
}
