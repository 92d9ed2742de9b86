import Foundation
import InlineGraphQL

/// Returns the order of two numbers, or of two strings by their bytes; `nil` for other values.
func compare(_ left: GraphQLJSONValue, _ right: GraphQLJSONValue) -> ComparisonResult? {
  switch (left, right) {
  case (.int(let left), .int(let right)):
    return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
  case (.int, .double), (.double, .int), (.double, .double):
    guard let left = left.number, let right = right.number else { return nil }
    return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
  case (.string(let left), .string(let right)):
    if left.utf8.lexicographicallyPrecedes(right.utf8) { return .orderedAscending }
    return left.utf8.elementsEqual(right.utf8) ? .orderedSame : .orderedDescending
  default:
    return nil
  }
}

/// Returns the order of two lists: that of their first values that differ. A longer list's extra values do not count.
func compare(_ left: some Sequence<GraphQLJSONValue>, _ right: some Sequence<GraphQLJSONValue>) -> ComparisonResult? {
  for (left, right) in zip(left, right) {
    guard let order = compare(left, right) else { return nil }
    if order != .orderedSame { return order }
  }
  return .orderedSame
}

/// Returns whether there is a value and it equals another.
func isSame(_ value: GraphQLJSONValue?, _ other: GraphQLJSONValue) -> Bool {
  guard let value else { return false }
  if case .array(let left) = value, case .array(let right) = other {
    return left.count == right.count && zip(left, right).allSatisfy { isSame($0, $1) }
  }
  return compare(value, other).map { $0 == .orderedSame } ?? (value == other)
}

/// Returns whether a string begins with another.
func begins(_ value: GraphQLJSONValue?, with prefix: GraphQLJSONValue) -> Bool {
  guard case .string(let text)? = value, case .string(let prefix) = prefix else { return false }
  return text.utf8.starts(with: prefix.utf8)
}

extension GraphQLJSONValue {
  fileprivate var number: Double? {
    switch self {
    case .int(let number): Double(number)
    case .double(let number): number
    default: nil
    }
  }
}
