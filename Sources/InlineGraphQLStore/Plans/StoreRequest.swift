import Foundation
import GraphQLLanguage
import InlineGraphQL

/// What a store must know of a request: the document with its type conditions, and the values of the variables.
package struct StoreRequest: Sendable {
  /// The type of the operation; `nil` if there is none.
  let operation: ObjectIdentifier?
  /// The document that is sent.
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

/// The plans of the documents that a store has seen.
struct PlanCache {
  private var byType: [ObjectIdentifier: (text: String, plan: Plan)] = [:]
  private var byText: [String: Plan] = [:]

  /// Returns the plan for a request.
  ///
  /// - Throws: A syntax error of the document.
  mutating func plan(_ request: StoreRequest, _ names: inout StoreNames) throws(Diagnostic) -> PlannedRequest {
    let text = request.document.text
    if let type = request.operation, let known = byType[type], known.text == text {
      return known.plan.request(request.variables)
    }
    let key = request.document.operationName + " " + text
    let plan: Plan
    if let known = byText[key] {
      plan = known
    } else {
      let name = request.document.operationName
      plan = Plan(try PlannedDocument(request.stored(), operationName: name, typeNames: &names.types))
      byText[key] = plan
    }
    if let type = request.operation { byType[type] = (text, plan) }
    return plan.request(request.variables)
  }
}
