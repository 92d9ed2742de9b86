import InlineGraphQL

/// Returns a value as graphql-js prints it in errors: `{ name: "Luke", friends: [Array] }`.
func inspect(_ value: GraphQLJSONValue) -> String {
  inspect(value, depth: 0)
}

/// Returns a resolved value as errors print it.
func inspect(_ value: ResolvedValue) -> String {
  if let json = value.json { return inspect(json) }
  switch value {
  case .object(let object, type: _): return String(describing: object)
  case .list: return "[Array]"
  case .json, .fields, .failure: return "[Object]"
  }
}

private func inspect(_ value: GraphQLJSONValue, depth: Int) -> String {
  let maximumDepth = 2
  let maximumCount = 10
  switch value {
  case .null, .bool, .int, .string:
    return value.description
  case .double(let number):
    // JSON has no notation for numbers that are not finite.
    return number.isFinite ? value.description : number.isNaN ? "NaN" : number < 0 ? "-Infinity" : "Infinity"
  case .array(let elements):
    if elements.isEmpty { return "[]" }
    if depth >= maximumDepth { return "[Array]" }
    var items = elements.prefix(maximumCount).map { inspect($0, depth: depth + 1) }
    let rest = elements.count - items.count
    if rest == 1 { items.append("... 1 more item") }
    if rest > 1 { items.append("... \(rest) more items") }
    return "[\(items.joined(separator: ", "))]"
  case .object(let object):
    if object.isEmpty { return "{}" }
    if depth >= maximumDepth { return "[Object]" }
    return "{ \(object.map { "\($0.key): \(inspect($0.value, depth: depth + 1))" }.joined(separator: ", ")) }"
  }
}
