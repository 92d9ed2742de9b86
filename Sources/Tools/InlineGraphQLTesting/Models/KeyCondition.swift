import Foundation
import InlineGraphQL

/// A condition on a sort key: `ModelStringKeyConditionInput`, or the input type of several sort fields.
struct KeyCondition: Sendable {
  private let operators: GraphQLJSONObject
  private let fields: [String]

  /// Creates a condition; `nil` if the input is not an object.
  init?(_ input: GraphQLJSONValue, on fields: [String]) {
    guard case .object(let operators) = input else { return nil }
    self.operators = operators
    self.fields = fields
  }

  /// Returns whether the condition holds for the values of the sort fields. It may compare only the first ones.
  func holds(of values: [GraphQLJSONValue]) -> Bool {
    operators.allSatisfy { name, operand in
      if operand == .null { return true }
      if name == "between" {
        guard case .array(let bounds) = operand, bounds.count == 2 else { return false }
        return holds("ge", bounds[0], of: values) && holds("le", bounds[1], of: values)
      }
      return holds(name, operand, of: values)
    }
  }

  private func holds(_ name: String, _ operand: GraphQLJSONValue, of values: [GraphQLJSONValue]) -> Bool {
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

  /// Returns the values that an operand has for the first sort fields: members of an object, or the operand itself.
  private func values(of operand: GraphQLJSONValue) -> [GraphQLJSONValue] {
    guard case .object(let object) = operand else { return [operand] }
    let values = fields.prefix { object[$0] != nil && object[$0] != .null }
    return values.map { object[$0] ?? .null }
  }
}
