import Foundation
import GraphQLLanguage
import InlineGraphQL

/// What a store must know of a request: the document with its type conditions, and the values of the variables.
package struct StoreRequest: Sendable {
  /// The type of the operation; `nil` if there is none.
  let operation: ObjectIdentifier?
  let document: SentDocument
  let conditions: @Sendable () -> [String: SelectionConditions]
  let fragments: @Sendable () -> [String: ObjectIdentifier]
  let variables: Data

  /// Creates a request from a document's text.
  ///
  /// - Parameters:
  ///   - document: The document, with the name of its operation.
  ///   - operation: The type of the operation; `nil` if there is none.
  ///   - variables: The values of the variables, a JSON object in UTF-8.
  ///   - fragments: Returns the types of the document's fragments, by name.
  ///   - conditions: Returns the type conditions that not every object meets, by the names of the definitions.
  package init(
    _ document: SentDocument,
    operation: ObjectIdentifier? = nil,
    variables: Data = Data("{}".utf8),
    fragments: @escaping @Sendable () -> [String: ObjectIdentifier] = { [:] },
    conditions: @escaping @Sendable () -> [String: SelectionConditions]
  ) {
    (self.document, self.operation, self.variables) = (document, operation, variables)
    (self.fragments, self.conditions) = (fragments, conditions)
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
      plan = Plan(
        try PlannedDocument(
          text,
          operationName: request.document.operationName,
          conditions: request.conditions(),
          fragmentTypes: request.fragments(),
          typeNames: &names.types
        )
      )
      byText[key] = plan
    }
    if let type = request.operation { byType[type] = (text, plan) }
    return plan.request(request.variables)
  }
}
