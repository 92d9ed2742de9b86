import Foundation

/// A response that arrives in parts, because the operation has `@defer` or `@stream`.
///
/// Give it the payloads in the order in which they arrive, and decode it whenever you want to show what is there:
///
/// ```swift
/// var response = IncrementalResponse()
/// try response.apply(payload)
/// let hero = try query.decodeResponse(response).data?.hero
/// ```
///
/// It reads what servers send: `pending`, `incremental` and `completed` with identifiers, `incremental` with paths, and
/// payloads that are a part themselves. A response in one piece is a response with one payload.
///
/// [Specification: Incremental Delivery](https://github.com/graphql/defer-stream-wg)
public struct IncrementalResponse: Sendable {
  /// A deferred fragment or a streamed list.
  public struct Part: Hashable, Sendable {
    /// The path from the data to the object with the fragment, or to the list.
    public var path: JSONPath

    /// The label that was sent; `nil` if the server does not repeat it.
    public var label: String?

    /// The part's state.
    public var state: State

    /// The state of a part.
    public enum State: Hashable, Sendable {
      /// It has not arrived, or not all of it.
      case pending
      /// It has arrived.
      case complete
      /// It will not arrive, because of errors.
      case failed([GraphQLError])
    }

    package init(path: JSONPath, label: String?, state: State) {
      (self.path, self.label, self.state) = (path, label, state)
    }
  }

  /// The parts that the server has mentioned.
  public private(set) var parts: [Part] = []

  /// Whether no more payloads follow.
  public private(set) var isComplete = false

  private var tree = ResponseTree()
  private var hasStarted = false
  /// Whether the last payload or one that does not fit has come.
  private var isClosed = false

  /// Whether nothing has arrived.
  package var isEmpty: Bool { !hasStarted }

  /// The additions since a store last asked; `nil` if no store does.
  private var arrived: ArrivedPayload?

  /// Whether the server announces parts, so that all others are there.
  private var announcesParts = false
  /// The values that the parts belong to; `nil` until they are there.
  private var nodes: [Int?] = []
  /// The indexes of parts by their identifiers.
  private var partsByID: [String: Int] = [:]

  /// Creates a response of which nothing has arrived.
  public init() {}

  /// Creates a response of which nothing has arrived.
  ///
  /// - Parameter notesArrivals: Whether ``takeArrived()`` will be called.
  package init(notesArrivals: Bool) {
    if notesArrivals { arrived = ArrivedPayload() }
  }

  /// Adds the next payload.
  ///
  /// - Parameter payload: The payload, JSON in UTF-8.
  /// - Throws: ``IncrementalResponseError`` if it does not fit the payloads before. The response then has what came before
  ///   the mistake, and no more payloads can be added.
  public mutating func apply(_ payload: Foundation.Data) throws(IncrementalResponseError) {
    if isClosed { throw .afterLastPayload }
    isClosed = true
    if try merge(payload) {
      isClosed = false
      return
    }
    for part in parts where part.state == .pending { throw .incompletePart(part.path) }
    isComplete = true
  }

  /// Returns what was added since this was last called.
  package mutating func takeArrived() -> ArrivedPayload {
    var taken = arrived ?? ArrivedPayload()
    arrived = ArrivedPayload()
    (taken.announcesParts, taken.whole) = (announcesParts, isComplete ? body : nil)
    return taken
  }

  /// The response so far in one piece, JSON in UTF-8. It costs time in proportion to its size.
  public var body: Foundation.Data { contents.body }

  /// The response so far, and what its reader must know of it.
  var contents: (body: Foundation.Data, parts: DeferredParts) {
    let (bytes, offsets) = tree.written()
    var byOffset: [Int: [Part]] = [:]
    for (part, node) in zip(parts, nodes) {
      guard let node, let offset = offsets[node] else { continue }
      byOffset[offset, default: []].append(part)
    }
    return (
      Foundation.Data(bytes),
      DeferredParts(byOffset: byOffset, areKnown: announcesParts || isComplete)
    )
  }

  /// Merges a payload. Returns whether more follow.
  private mutating func merge(_ payload: Foundation.Data) throws(IncrementalResponseError) -> Bool {
    let patch = try IncrementalPatch(payload)
    let announced = parts.count
    for pending in try patch.list("pending") { try announce(pending) }
    if patch.has("completed") { announcesParts = true }
    if !hasStarted {
      hasStarted = true
      let response = try readingJSON { () throws(JSONError) in try patch.response }
      _ = try readingJSON { () throws(JSONError) in try tree.merge(response, into: ResponseTree.root) }
      arrived?.pieces.append(.response(Array(response.bytes)))
    } else if patch.has("path") {
      try apply(patch)
    } else if patch.has("data") || patch.has("items") {
      throw .notAPayload("The payload has data without the path or the id of a part.")
    } else {
      try addErrors(of: patch)
    }
    for patch in try patch.list("incremental") { try apply(patch) }
    for completed in try patch.list("completed") { try complete(completed) }
    for index in announced..<parts.count where nodes[index] == nil {
      nodes[index] = try marked(parts[index].path)
    }
    return try patch.bool("hasNext") ?? false
  }

  private mutating func announce(_ pending: IncrementalPatch) throws(IncrementalResponseError) {
    announcesParts = true
    let id = try pending.id()
    if partsByID[id] != nil { throw .duplicateID(id) }
    partsByID[id] = parts.count
    parts.append(Part(path: try pending.path("path"), label: try pending.string("label"), state: .pending))
    nodes.append(nil)
    arrived?.announced.insert(parts[parts.count - 1].path)
  }

  /// Returns the index of the part that a patch is for.
  private func part(of patch: IncrementalPatch) throws(IncrementalResponseError) -> Int {
    let id = try patch.id()
    guard let index = partsByID[id] else { throw .unknownID(id) }
    if parts[index].state != .pending { throw .completedID(id) }
    return index
  }

  private mutating func complete(_ completed: IncrementalPatch) throws(IncrementalResponseError) {
    let index = try part(of: completed)
    let errors = try addErrors(of: completed)
    parts[index].state = errors.isEmpty ? .complete : .failed(errors)
    arrived?.finished.insert(parts[index].path)
    try noteFailures(errors)
  }

  private mutating func apply(_ patch: IncrementalPatch) throws(IncrementalResponseError) {
    guard patch.has("id") else { return try applyAtPath(patch) }
    let index = try part(of: patch)
    let part = parts[index]
    if nodes[index] == nil { nodes[index] = try marked(part.path) }
    var (path, node) = (part.path, nodes[index] ?? ResponseTree.root)
    for component in try patch.path("subPath").components {
      path.components.append(component)
      node = try child(component, of: node, at: path)
    }
    let added =
      patch.has("items")
      ? [try append(try patch.list(ofTexts: "items"), to: node, at: path)]
      : try merge(try patch.object("data"), into: node, at: path)
    arrived?.add(added)
    try addErrors(of: patch)
  }

  /// Applies a patch in the older format, whose parts have no identifiers.
  private mutating func applyAtPath(_ patch: IncrementalPatch) throws(IncrementalResponseError) {
    let path = try patch.path("path")
    let errors = try addErrors(of: patch)
    var list: Int?
    if case .index(let index)? = path.components.last {
      let node = try self.node(at: path.parent)
      guard tree.isList(node) else { throw .notNextElements(path) }
      let count = try readingJSON { () throws(JSONError) in try tree.count(of: node) }
      // Fields of an element that is there are deferred ones.
      if index == count { list = node }
      if patch.has("items"), index != count { throw .notNextElements(path) }
    }
    if let list {
      let items = patch.has("items") ? try patch.list(ofTexts: "items") : [try patch.text("data")]
      let place = path.parent
      let added = try append(items, to: list, at: place)
      arrived?.add([added])
      guard patch.isNull("items") else { return }
      let state = Part.State.failed(errors)
      record(Part(path: place, label: try patch.string("label"), state: state), list)
      arrived?.finished.insert(place)
      return
    }
    if patch.has("items") { throw .notNextElements(path) }
    let node = try self.node(at: path)
    if !patch.isNull("data") {
      let added = try merge(try patch.object("data"), into: node, at: path)
      arrived?.add(added)
    }
    let state = patch.isNull("data") ? Part.State.failed(errors) : .complete
    record(Part(path: path, label: try patch.string("label"), state: state), node)
    if case .failed = state { try noteFailures(errors) }
  }

  /// Notes that fields of a part failed, so that they are null for a store, which has no parts.
  private mutating func noteFailures(_ errors: [GraphQLError]) throws(IncrementalResponseError) {
    if arrived == nil { return }
    for path in errors.compactMap(\.path) {
      var node = try? node(at: JSONPath())
      for (depth, component) in path.components.enumerated() {
        guard let parent = node else { break }
        node = try readingJSON { () throws(JSONError) in try tree.child(component, of: parent) }
        guard node == nil, tree.isObject(parent), case .key(let name) = component else { continue }
        let object = JSONPath(Array(path.components[..<depth]))
        arrived?.pieces.append(.members(object, Array(GraphQLJSONValue.object([name: .null]).description.utf8)))
      }
    }
  }

  private mutating func record(_ part: Part, _ node: Int) {
    parts.append(part)
    nodes.append(node)
    tree.mark(node)
  }

  /// Adds elements to a list. Returns what was added.
  private mutating func append(
    _ elements: [JSONText],
    to node: Int,
    at path: JSONPath
  ) throws(IncrementalResponseError) -> ResponseTree.Addition {
    guard tree.isList(node) else { throw .notNextElements(path) }
    return try readingJSON { () throws(JSONError) in
      .elements(path, from: try tree.append(elements, to: node), elements)
    }
  }

  /// Adds members to an object. Returns what was added.
  private mutating func merge(
    _ object: JSONText,
    into node: Int,
    at path: JSONPath
  ) throws(IncrementalResponseError) -> [ResponseTree.Addition] {
    guard tree.isObject(node) else { throw .notAnObject(path) }
    return try readingJSON { () throws(JSONError) in try tree.merge(object, into: node, at: path) }
  }

  /// Adds errors and extensions to those of the response. Returns the errors.
  @discardableResult
  private mutating func addErrors(of patch: IncrementalPatch) throws(IncrementalResponseError) -> [GraphQLError] {
    if let extensions = patch.texts["extensions"], extensions.isObject {
      _ = try merge(extensions, into: try member("extensions", .emptyObject), at: JSONPath([.key("extensions")]))
    }
    let errors = try patch.list(ofTexts: "errors")
    if errors.isEmpty { return [] }
    _ = try append(errors, to: try member("errors", .emptyList), at: JSONPath([.key("errors")]))
    let values = try readingJSON { () throws(JSONError) in
      var values: [GraphQLJSONValue] = []
      for error in errors { values.append(try error.value()) }
      return values
    }
    arrived?.errors += values
    return [GraphQLError](responseErrors: .array(values))
  }

  /// Returns a member of the response, which gets a first value if it has none.
  private mutating func member(_ name: String, _ first: JSONText) throws(IncrementalResponseError) -> Int {
    let text = "{\"\(name)\":\(String(decoding: first.bytes, as: UTF8.self))}"
    _ = try readingJSON { () throws(JSONError) in
      try tree.merge(try JSONText(parsing: text.utf8), into: ResponseTree.root)
    }
    return try child(.key(name), of: ResponseTree.root, at: JSONPath([.key(name)]))
  }

  private mutating func marked(_ path: JSONPath) throws(IncrementalResponseError) -> Int {
    let node = try node(at: path)
    guard tree.isObject(node) || tree.isList(node) else { throw .notAnObject(path) }
    tree.mark(node)
    return node
  }

  /// Returns the value at a path from the data.
  private mutating func node(at path: JSONPath) throws(IncrementalResponseError) -> Int {
    var node = try child(.key("data"), of: ResponseTree.root, at: path)
    for component in path.components { node = try child(component, of: node, at: path) }
    return node
  }

  private mutating func child(
    _ component: JSONPath.Component,
    of node: Int,
    at path: JSONPath
  ) throws(IncrementalResponseError) -> Int {
    let child = try readingJSON { () throws(JSONError) in try tree.child(component, of: node) }
    guard let child else { throw .noSuchPlace(path) }
    return child
  }
}
