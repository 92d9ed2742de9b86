import InlineGraphQL

/// A filter or condition, such as a `ModelPostFilterInput`; without an input, all objects match.
///
/// As in DynamoDB, an object without the field matches only `ne`, `notContains`, `notIn` and `attributeExists: false`.
/// A field that was created as null exists.
struct ModelFilter: Sendable {
  private let input: GraphQLJSONValue?

  init(_ input: GraphQLJSONValue?) { self.input = input }

  /// Returns whether an object matches the filter.
  func matches(_ object: GraphQLJSONObject) -> Bool {
    guard case .object(let members)? = input else { return true }
    return members.allSatisfy { name, value in
      switch (name, value) {
      case (_, .null): true
      case ("and", .array(let filters)): filters.allSatisfy { ModelFilter($0).matches(object) }
      case ("or", .array(let filters)): filters.isEmpty || filters.contains { ModelFilter($0).matches(object) }
      case ("not", _): !ModelFilter(value).matches(object)
      case (_, .object(let operators)):
        operators.allSatisfy { Self.holds($0.key, $0.value, of: object[name]) }
      default: false
      }
    }
  }

  /// Returns whether an operator holds for a field's value, which may be absent.
  private static func holds(_ name: String, _ operand: GraphQLJSONValue, of value: GraphQLJSONValue?) -> Bool {
    let order = value.flatMap { compare($0, operand) }
    switch (name, operand) {
    case ("eq", _): return isSame(value, operand)
    case ("ne", _): return !isSame(value, operand)
    case ("lt", _): return order == .orderedAscending
    case ("le", _): return order == .orderedAscending || order == .orderedSame
    case ("gt", _): return order == .orderedDescending
    case ("ge", _): return order == .orderedDescending || order == .orderedSame
    case ("between", .array(let bounds)):
      return bounds.count == 2 && holds("ge", bounds[0], of: value) && holds("le", bounds[1], of: value)
    case ("in", .array(let values)): return values.contains { isSame(value, $0) }
    case ("notIn", .array(let values)): return !values.contains { isSame(value, $0) }
    case ("contains", _): return contains(value, operand)
    case ("notContains", _): return !contains(value, operand)
    case ("beginsWith", _): return begins(value, with: operand)
    case ("attributeExists", .bool(let exists)): return (value != nil) == exists
    case ("attributeType", .string(let type)): return typeName(of: value) == type
    case ("size", .object(let operators)):
      guard let size = size(of: value) else { return false }
      return operators.allSatisfy { holds($0.key, $0.value, of: .int(size)) }
    default: return operand == .null
    }
  }

  private static func contains(_ value: GraphQLJSONValue?, _ part: GraphQLJSONValue) -> Bool {
    switch (value, part) {
    case (.string(let text)?, .string(let part)): Array(text.utf8).contains(Array(part.utf8))
    case (.array(let elements)?, _): elements.contains { isSame($0, part) }
    default: false
    }
  }

  private static func typeName(of value: GraphQLJSONValue?) -> String? {
    switch value {
    case .null?: "_null"
    case .bool?: "bool"
    case .int?, .double?: "number"
    case .string?: "string"
    case .array?: "list"
    case .object?: "map"
    case nil: nil
    }
  }

  private static func size(of value: GraphQLJSONValue?) -> Int? {
    switch value {
    case .string(let text)?: text.unicodeScalars.count
    case .array(let elements)?: elements.count
    case .object(let object)?: object.count
    default: nil
    }
  }
}
