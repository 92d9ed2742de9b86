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

/// Compares a property whose type may be a custom scalar, which is a string and has a number or a Boolean as its text.
func readText(_ value: Any?, _ node: Node?) {
  expect(isText(json(of: value), of: node?.json ?? .null), node, "\(value as Any)")
  node?.markRead()
}

private func isText(_ found: GraphQLJSONValue, of wanted: GraphQLJSONValue) -> Bool {
  switch (found, wanted) {
  case (.array(let found), .array(let wanted)): found.count == wanted.count && zip(found, wanted).allSatisfy(isText)
  case (.string(let text), .bool), (.string(let text), .int), (.string(let text), .double): text == wanted.description
  default: found == wanted
  }
}

/// Compares the name of an object's type with the response. The root has none there.
func readTypename(_ name: String, _ object: Node) {
  if let typename = object["__typename"] { read(name, typename) }
}

extension Node {
  fileprivate func markRead() {
    isRead = true
    for element in elements { element.markRead() }
  }

  func markAllRead() {
    isRead = true
    for inner in elements + members.values { inner.markAllRead() }
  }
}

private func json(of value: Any?) -> GraphQLJSONValue {
  switch value {
  case nil: .null
  case let value as String: .string(value)
  case let value as Bool: .bool(value)
  case let value as Int: .int(value)
  case let value as Double: .double(value)
  case let value as GraphQLJSONValue: value
  case let value as any GraphQLEnum: .string(value.rawValue)
  case let value as [Any?]: .array(value.map(json))
  case let value as any Wrapper: value.wrapped.map(json) ?? "\(value)"
  default: .string("\(value as Any)")
  }
}

/// Whether there is something to compare. A property under a condition may be nil although the response has a member of
/// that name, which another selection requested. ``Node/unread`` finds members that nothing reads. It is nil for another
/// reason, too, where the member is an object that lacks a required field.
func isThere(_ value: Any?, _ node: Node?, lacks: Missing = { _, _ in false }) -> Bool {
  json(of: value) != .null || node == nil || isMissing(node, lacks: lacks)
}

/// Whether an object lacks a required field: one that makes it null, or, if `anywhere`, one in it or in objects inside.
typealias Missing = (_ object: Node, _ anywhere: Bool) -> Bool

/// Compares an object, a list or what `@catch`, `@defer` and `@stream` make of them with the response.
///
/// A value that is not there is null in the response, or lacks a required field.
func each<Object>(
  _ value: Any?,
  _ node: Node?,
  lacks: Missing = { _, _ in false },
  _ check: (Object, Node) -> Void
) {
  switch value {
  case let object as Object:
    guard let node else { return expect(false, nil, "\(object)") }
    check(object, node)
  case let objects as [Any?]:
    expect(objects.count == node?.elements.count, node, "\(objects.count) elements")
    for (object, node) in zip(objects, node?.elements ?? []) { each(object, node, lacks: lacks, check) }
  case let wrapper as any Wrapper:
    if let value = wrapper.wrapped { return each(value, node, lacks: lacks, check) }
    expect(isAnythingMissing(node, lacks: lacks), node, "\(wrapper)")
    node?.markAllRead()
  default:
    expect(node == nil || isMissing(node, lacks: lacks), node, "\(value as Any)")
    node?.markAllRead()
  }
}

/// Whether a required field is null, or an object that lacks one itself.
func isMissing(_ node: Node?, lacks: Missing = { _, _ in false }) -> Bool {
  guard let node else { return false }
  return node.json == .null || !node.members.isEmpty && lacks(node, false)
}

/// Whether an object, or one of a list, lacks a required field anywhere.
func isAnythingMissing(_ node: Node?, lacks: Missing) -> Bool {
  guard let node else { return false }
  return !node.members.isEmpty && lacks(node, true) || node.elements.contains { isAnythingMissing($0, lacks: lacks) }
}

/// Whether a value has an error in it that `@catch` has caught.
func hasCaughtError(_ value: Any) -> Bool {
  value is GraphQLFieldError || Mirror(reflecting: value).children.contains { hasCaughtError($0.value) }
}

/// A type that has a value, which may be nil, or tells why there is none.
private protocol Wrapper {
  var wrapped: Any?? { get }
}

extension Result: Wrapper {
  fileprivate var wrapped: Any?? { (try? get()).map { orNil($0) } }
}

extension Deferred: Wrapper {
  fileprivate var wrapped: Any?? { if case .value(let value) = self { .some(orNil(value)) } else { nil } }
}

extension Streamed: Wrapper {
  fileprivate var wrapped: Any?? { .some(elements) }
}

private func orNil(_ value: Any) -> Any? {
  let mirror = Mirror(reflecting: value)
  return mirror.displayStyle == .optional ? mirror.children.first?.value : value
}
