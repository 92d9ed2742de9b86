/// A response that grows.
///
/// A value is text until something inside it changes. So an addition costs what it adds, and once what is around it.
struct ResponseTree: Sendable {
  /// A value of the response.
  private struct Node: Sendable {
    var kind = Kind.text
    var text: JSONText
    /// The names of an object's members, as they are written.
    var names: [ArraySlice<UInt8>] = []
    /// The members or elements.
    var children: [Int] = []
    /// The indexes of members in `children`.
    var places: [String: Int] = [:]
    /// Whether the offset of the value is asked for.
    var isMarked = false

    enum Kind { case text, object, list }

    var isObject: Bool { kind == .object || kind == .text && text.isObject }
    var isList: Bool { kind == .list || kind == .text && text.isList }
    var isNull: Bool { kind == .text && text.isNull }
  }

  /// An addition by a merge.
  enum Addition {
    /// Members of the object at a path, with their names as they are written.
    case members(JSONPath, [(name: ArraySlice<UInt8>, value: JSONText)])
    /// Elements of the list at a path from an index on.
    case elements(JSONPath, from: Int, [JSONText])
  }

  private var nodes = [Node(text: .emptyObject)]

  /// The whole response.
  static let root = 0

  func isObject(_ node: Int) -> Bool { nodes[node].isObject }
  func isList(_ node: Int) -> Bool { nodes[node].isList }

  /// Returns the member or element of a value; `nil` if it has none of this name or index.
  mutating func child(_ component: JSONPath.Component, of node: Int) throws(JSONError) -> Int? {
    try open(node)
    switch component {
    case .key(let name): return nodes[node].places[name].map { nodes[node].children[$0] }
    case .index(let index):
      guard nodes[node].kind == .list, nodes[node].children.indices.contains(index) else { return nil }
      return nodes[node].children[index]
    }
  }

  /// Returns the number of a list's elements.
  mutating func count(of list: Int) throws(JSONError) -> Int {
    try open(list)
    return nodes[list].children.count
  }

  /// Adds elements to a list. Returns the index of the first.
  mutating func append(_ elements: [JSONText], to list: Int) throws(JSONError) -> Int {
    try open(list)
    let first = nodes[list].children.count
    for element in elements { addChild(element, to: list) }
    return first
  }

  /// Adds the members of an object to another one. Objects that both have are merged in turn. Of two other values the
  /// first stays.
  ///
  /// - Parameter path: The path of the node.
  /// - Returns: The additions, and their paths.
  mutating func merge(
    _ text: JSONText,
    into node: Int,
    at path: JSONPath = JSONPath()
  ) throws(JSONError) -> [Addition] {
    var additions: [Addition] = []
    // Not recursive, because the text may be nested as deeply as JSON may be.
    var waiting = [(text, node, path)]
    while let (text, node, path) = waiting.popLast() {
      if nodes[node].isNull {
        nodes[node].text = text
      } else if text.isObject, nodes[node].isObject {
        try open(node)
        var added: [(name: ArraySlice<UInt8>, value: JSONText)] = []
        for member in try text.members() {
          guard let place = nodes[node].places[member.name] else {
            addMember(member.written, member.name, member.value, to: node)
            added.append((member.written, member.value))
            continue
          }
          let child = nodes[node].children[place]
          if nodes[child].isNull, !member.value.isNull { added.append((member.written, member.value)) }
          waiting.append((member.value, child, path.appending(.key(member.name))))
        }
        if !added.isEmpty { additions.append(.members(path, added)) }
      } else if text.isList, nodes[node].isList {
        try open(node)
        let elements = try text.elements()
        let known = nodes[node].children.count
        for (index, element) in elements.prefix(known).enumerated() {
          waiting.append((element, nodes[node].children[index], path.appending(.index(index))))
        }
        for element in elements.dropFirst(known) { addChild(element, to: node) }
        if elements.count > known { additions.append(.elements(path, from: known, Array(elements[known...]))) }
      }
    }
    return additions
  }

  /// Asks for the offset of a value.
  mutating func mark(_ node: Int) {
    nodes[node].isMarked = true
  }

  /// Returns the text of the response, and the offsets of the values that were marked.
  func written() -> (bytes: [UInt8], offsets: [Int: Int]) {
    var bytes: [UInt8] = []
    var offsets: [Int: Int] = [:]
    var around = [(node: ResponseTree.root, next: 0)]
    while let (node, next) = around.last {
      if next == 0, nodes[node].isMarked { offsets[node] = bytes.count }
      if nodes[node].kind == .text {
        bytes += nodes[node].text.bytes
        around.removeLast()
        continue
      }
      let isObject = nodes[node].kind == .object
      if next == 0 { bytes.append(isObject ? UInt8(ascii: "{") : UInt8(ascii: "[")) }
      if next == nodes[node].children.count {
        bytes.append(isObject ? UInt8(ascii: "}") : UInt8(ascii: "]"))
        around.removeLast()
        continue
      }
      if next > 0 { bytes.append(UInt8(ascii: ",")) }
      if isObject {
        bytes += nodes[node].names[next]
        bytes.append(UInt8(ascii: ":"))
      }
      around[around.count - 1].next += 1
      around.append((nodes[node].children[next], 0))
    }
    return (bytes, offsets)
  }

  /// Makes the members or elements of a value accessible.
  private mutating func open(_ node: Int) throws(JSONError) {
    guard nodes[node].kind == .text else { return }
    let text = nodes[node].text
    if text.isObject {
      nodes[node].kind = .object
      for member in try text.members() where nodes[node].places[member.name] == nil {
        addMember(member.written, member.name, member.value, to: node)
      }
    } else if text.isList {
      nodes[node].kind = .list
      for element in try text.elements() { addChild(element, to: node) }
    }
  }

  private mutating func addMember(_ written: ArraySlice<UInt8>, _ name: String, _ value: JSONText, to node: Int) {
    nodes[node].places[name] = nodes[node].children.count
    nodes[node].names.append(written)
    addChild(value, to: node)
  }

  private mutating func addChild(_ value: JSONText, to node: Int) {
    nodes[node].children.append(nodes.count)
    nodes.append(Node(text: value))
  }
}
