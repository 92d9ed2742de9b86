import GraphQLLanguage
import InlineGraphQL

/// The plans of the documents that a store saw last.
struct PlanCache {
  private var byType: [ObjectIdentifier: (text: String, plan: Plan)] = [:]
  private var byText: [String: Plan] = [:]
  private var uses = 0

  /// The requests and selections that somebody may have. Values that were read keep theirs, and a plan has its selections even when
  /// it has forgotten all requests.
  private(set) var keyUsers: [WeakKeyUser] = []

  /// A user of field keys, as long as others keep it.
  struct WeakKeyUser {
    private(set) weak var user: (any FieldKeyUser)?
  }

  /// The number of documents whose plans are kept.
  private static let capacity = 100

  /// Returns the plan for a request.
  ///
  /// - Throws: A syntax error of the document, or key fields that contradict others.
  mutating func plan(_ request: StoreRequest, _ names: inout StoreNames) throws(Diagnostic) -> PlannedRequest {
    let plan = try documentPlan(request, &names)
    uses += 1
    plan.lastUse = uses
    return plan.request(request.variables) { keyUsers.append(WeakKeyUser(user: $0)) }
  }

  /// Forgets what nobody has any more.
  mutating func removeUnused() { keyUsers.removeAll { $0.user == nil } }

  private mutating func documentPlan(
    _ request: StoreRequest,
    _ names: inout StoreNames
  ) throws(Diagnostic) -> Plan {
    let text = request.document.text
    if let type = request.operation, let known = byType[type], known.text == text { return known.plan }
    let key = request.document.operationName + " " + text
    let plan: Plan
    if let known = byText[key] {
      plan = known
    } else {
      let name = request.document.operationName
      let document = try PlannedDocument(request.stored(), operationName: name, typeNames: &names.types)
      try names.keyFields.add(document.keyFields, abstractTypes: Set(document.abstractTypes.keys))
      names.add(document.abstractTypes)
      plan = Plan(document)
      if byText.count == Self.capacity { removeLeastRecentlyUsed() }
      byText[key] = plan
    }
    if let type = request.operation { byType[type] = (text, plan) }
    return plan
  }

  private mutating func removeLeastRecentlyUsed() {
    guard let (key, plan) = byText.min(by: { $0.value.lastUse < $1.value.lastUse }) else { return }
    byText[key] = nil
    byType = byType.filter { $0.value.plan !== plan }
  }
}
