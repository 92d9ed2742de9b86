import Foundation
import GraphQLLanguage
import InlineGraphQL

/// A request as stores need it: the document with its type conditions, and the values of the variables.
package struct StoreRequest: Sendable {
  let operation: ObjectIdentifier?
  let document: SentDocument
  /// Returns the document as the store reads it.
  let stored: @Sendable () -> StoredDocument
  let variables: Data

  /// Creates a request from a document's text.
  ///
  /// - Parameters:
  ///   - document: The document, with the name of its operation.
  ///   - variables: The values of the variables, a JSON object in UTF-8.
  ///   - conditions: Returns the type conditions that not every object meets, by the names of the definitions.
  package init(
    _ document: SentDocument,
    variables: Data = Data("{}".utf8),
    conditions: @escaping @Sendable () -> [String: SelectionConditions]
  ) {
    (self.document, self.variables, operation) = (document, variables, nil)
    stored = { StoredDocument(text: document.text, conditions: conditions()) }
  }

  /// Creates the store's view of an operation's request.
  init<Operation: GraphQLOperation>(_ operation: Operation, _ request: GraphQLRequest) {
    self.operation = ObjectIdentifier(Operation.self)
    (document, variables) = (
      SentDocument(text: request.document, operationName: request.operationName), request.variables
    )
    stored = { Operation.storedDocument(sentAs: request.document) }
  }
}
