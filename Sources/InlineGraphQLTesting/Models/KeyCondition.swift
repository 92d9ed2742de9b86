import Foundation
import InlineGraphQL

/// A condition on what objects are sorted by, as `ModelStringKeyConditionInput` or one for several fields has it.
struct KeyCondition: Sendable {
  private let operators: JSONObject
  private let fields: [String]

  /// `nil` if the condition is null.
  init?(_ input: JSONValue, on fields: [String]) {
    guard case .object(let operators) = input else { return nil }
    self.operators = operators
    self.fields = fields
  }

  /// Whether the condition holds of the values of the fields, of which it may give the first ones only.
  func holds(of values: [JSONValue]) -> Bool {
    operators.allSatisfy { name, operand in
      if operand == .null { return true }
      if name == "between" {
        guard case .array(let bounds) = operand, bounds.count == 2 else { return false }
        return holds("ge", bounds[0], of: values) && holds("le", bounds[1], of: values)
      }
      return holds(name, operand, of: values)
    }
  }

  private func holds(_ name: String, _ operand: JSONValue, of values: [JSONValue]) -> Bool {
    let given = self.values(of: operand)
    let order = compare(values, given)
    switch name {
    case "eq": return order == .orderedSame
    case "lt": return order == .orderedAscending
    case "le": return order == .orderedAscending || order == .orderedSame
    case "gt": return order == .orderedDescending
    case "ge": return order == .orderedDescending || order == .orderedSame
    case "beginsWith":
      guard let last = given.last, compare(values, given.dropLast()) == .orderedSame else { return false }
      let value = values[given.count - 1]
      return begins(value, with: last) || isSame(value, last)
    default: return false
    }
  }

  /// The values for the first fields: those of an object, or a value alone.
  private func values(of operand: JSONValue) -> [JSONValue] {
    guard case .object(let object) = operand else { return [operand] }
    let values = fields.prefix { object[$0] != nil && object[$0] != .null }
    return values.map { object[$0] ?? .null }
  }
}
