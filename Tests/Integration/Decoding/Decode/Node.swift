import InlineGraphQL

/// A value of a response, which records whether it was read.
final class Node {
  let json: GraphQLJSONValue
  let path: String
  private(set) var members: [String: Node] = [:]
  private(set) var elements: [Node] = []
  var isRead = false

  init(_ json: GraphQLJSONValue, at path: String = "data") {
    self.json = json
    self.path = path
    switch json {
    case .object(let object):
      for (name, value) in object { members[name] = Node(value, at: path + "." + name) }
    case .array(let values):
      elements = values.enumerated().map { Node($1, at: "\(path)[\($0)]") }
    default: break
    }
  }

  subscript(name: String) -> Node? { members[name] }

  /// The fields that the compiler adds to the sent document: what identifies objects, and what a store needs of pages.
  private static let addedFields: Set = [
    "__typename", "id", "cursor", "endCursor", "hasNextPage", "startCursor", "hasPreviousPage",
  ]

  /// The paths of values that nothing has read. Exceptions are fields that the compiler adds to the sent document, and
  /// objects of types that the client does not know: no type condition matches them.
  var unread: [String] {
    switch json {
    case .object:
      let isUnknown =
        if case .string(let name)? = members["__typename"]?.json { name.hasPrefix(RandomService.unknownPrefix) } else {
          false
        }
      if isUnknown { return [] }
      return members.flatMap { Self.addedFields.contains($0) ? [] : $1.unread }
    case .array: return elements.flatMap(\.unread)
    default: return isRead ? [] : [path]
    }
  }
}

nonisolated(unsafe) var responses = 0
nonisolated(unsafe) var checks = 0
nonisolated(unsafe) var failures: [String] = []

/// Counts a check, and records why it failed.
func expect(_ holds: Bool, _ node: Node?, _ found: @autoclosure () -> String = "wrong type") {
  checks += 1
  if !holds { failures.append("\(node?.path ?? "missing"): \(found()), not \(node.map { "\($0.json)" } ?? "there")") }
}

/// Compares a property with its value in the response.
func read(_ value: Any?, _ node: Node?) {
  expect(json(of: value) == node?.json ?? .null, node, "\(value as Any)")
  node?.markRead()
}

extension Node {
  fileprivate func markRead() {
    isRead = true
    for element in elements { element.markRead() }
  }
}

private func json(of value: Any?) -> GraphQLJSONValue {
  switch value {
  case nil: .null
  case let value as String: .string(value)
  case let value as Bool: .bool(value)
  case let value as Int: .int(value)
  case let value as Double: .double(value)
  case let value as any GraphQLEnum: .string(value.rawValue)
  case let value as [Any?]: .array(value.map(json))
  default: .string("\(value as Any)")
  }
}

/// Whether there is something to compare. A property under a condition may be nil although the response has a member of
/// that name, which another selection requested. ``Node/unread`` finds members that nothing reads.
func isThere(_ value: Any?, _ node: Node?) -> Bool {
  json(of: value) != .null || node?.json ?? .null == .null
}

/// Compares an object, or the objects of a list, with those of the response.
func each<Object>(_ object: Object, _ node: Node?, _ check: (Object, Node) -> Void) {
  guard let node else { return expect(false, nil, "\(object)") }
  check(object, node)
}

func each<Object>(_ object: Object?, _ node: Node?, _ check: (Object, Node) -> Void) {
  if let object { return each(object, node, check) }
  expect(node?.json ?? .null == .null, node, "nil")
  node?.isRead = true
}

func each<Object>(_ objects: [Object], _ node: Node?, _ check: (Object, Node) -> Void) {
  expect(objects.count == node?.elements.count, node, "\(objects.count) elements")
  for (object, node) in zip(objects, node?.elements ?? []) { each(object, node, check) }
}

func each<Object>(_ objects: [Object?], _ node: Node?, _ check: (Object, Node) -> Void) {
  expect(objects.count == node?.elements.count, node, "\(objects.count) elements")
  for (object, node) in zip(objects, node?.elements ?? []) { each(object, node, check) }
}

func each<Object>(_ objects: [Object]?, _ node: Node?, _ check: (Object, Node) -> Void) {
  if let objects { return each(objects, node, check) }
  expect(node?.json ?? .null == .null, node, "nil")
  node?.isRead = true
}

func each<Object>(_ objects: [Object?]?, _ node: Node?, _ check: (Object, Node) -> Void) {
  if let objects { return each(objects, node, check) }
  expect(node?.json ?? .null == .null, node, "nil")
  node?.isRead = true
}
