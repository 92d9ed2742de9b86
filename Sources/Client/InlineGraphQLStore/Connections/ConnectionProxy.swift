import InlineGraphQL

/// A connection of a store during an update, with all its pages (Relay's `ConnectionHandler`).
///
/// ```swift
/// store.update { records in
///   guard let hero = records.get("Human", id: "1000"), let droid = records.get("Droid", id: "2001"),
///     let friends = hero.getConnection("FriendList_friendsConnection")
///   else { return }
///   friends.insertEdgeAfter(friends.createEdge(to: droid, type: "FriendsEdge"))
/// }
/// ```
public struct ConnectionProxy {
  /// The record of the connection, for its other fields.
  public let record: RecordProxy

  init(_ record: RecordProxy) { self.record = record }

  /// The edges; nil where the service had null.
  public var edges: [RecordProxy?] { record.getLinkedRecords("edges") ?? [] }

  /// Makes an edge that leads to a node. It is not in the connection yet. The edge of one node is always the same object.
  ///
  /// Only the service knows the cursor of an edge. That of a new one is the empty string, so that lists can be read that select
  /// a non-null `cursor`.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - type: The name of the edge's type.
  public func createEdge(to node: RecordProxy, type: String) -> RecordProxy {
    let edge = record.makeRecord("__edge", at: [node.number], type: type)
    edge.setLinkedRecord(node, "node")
    if edge.getValue("cursor") ?? .null == .null { edge.setValue("", "cursor") }
    return edge
  }

  /// Puts an edge behind the one with a cursor.
  ///
  /// - Parameters:
  ///   - edge: The new edge.
  ///   - cursor: The cursor. Without it, or if no edge has it, the new edge is the last.
  public func insertEdgeAfter(_ edge: RecordProxy, cursor: String? = nil) {
    var edges = edges
    edges.insert(edge, at: index(ofCursor: cursor, in: edges).map { $0 + 1 } ?? edges.count)
    record.setLinkedRecords(edges, "edges")
  }

  /// Puts an edge before the one with a cursor.
  ///
  /// - Parameters:
  ///   - edge: The new edge.
  ///   - cursor: The cursor. Without it, or if no edge has it, the new edge is the first.
  public func insertEdgeBefore(_ edge: RecordProxy, cursor: String? = nil) {
    var edges = edges
    edges.insert(edge, at: index(ofCursor: cursor, in: edges) ?? 0)
    record.setLinkedRecords(edges, "edges")
  }

  /// Removes the edges that lead to a node.
  public func deleteNode(_ node: RecordProxy) {
    let edges = edges
    let kept = edges.filter { $0?.getLinkedRecord("node")?.number != node.number }
    if kept.count < edges.count { record.setLinkedRecords(kept, "edges") }
  }

  private func index(ofCursor cursor: String?, in edges: [RecordProxy?]) -> Int? {
    guard let cursor else { return nil }
    return edges.firstIndex { $0?.getValue("cursor") == .string(cursor) }
  }

  /// Returns copies of the edges of a response. Places of edges in a response are those of others in the next one.
  func copies(of edges: [RecordProxy?]) -> [RecordProxy?] {
    var index = nextEdgeIndex
    return edges.map { edge in
      guard let edge else { return nil }
      let copy = record.makeRecord("edges", at: [index], type: edge.type)
      copy.copyFields(from: edge, except: [])
      copy.copyErrors(from: edge, except: [])
      index += 1
      return copy
    }
  }

  /// An index that no copied edge of the connection has.
  private var nextEdgeIndex: Int32 {
    let (field, contents) = (record.field("edges", [:]), record.source.contents)
    var next: Int32 = 0
    for edge in edges {
      guard let edge,
        contents.pointee.table.place(of: edge.number) == FieldAddress(record: record.number, field: field),
        let index = contents.pointee.table.placeIndices(of: edge.number).first
      else { continue }
      next = max(next, index + 1)
    }
    return next
  }
}

extension RecordProxy {
  /// Returns a connection of the object with all its pages; nil if the store has none.
  ///
  /// - Parameters:
  ///   - key: The key of `@connection`.
  ///   - filters: The arguments of the field, without those of pages; or those that `@connection(filters:)` names.
  public func getConnection(_ key: String, _ filters: GraphQLJSONObject = [:]) -> ConnectionProxy? {
    getLinkedRecord(PlannedConnection.name(key: key), filters).map { ConnectionProxy($0) }
  }

  /// Makes an object inside this one, of which nothing is known.
  func makeRecord(_ name: String, at indices: [Int32] = [], type: String?) -> RecordProxy {
    let (field, contents) = (field(name, [:]), source.contents)
    let type = type.map { contents.pointee.names.types.number(of: $0.utf8) } ?? -1
    let made = contents.pointee.record(in: self.number, field, at: indices[...], type: type)
    contents.pointee.delete(made)
    contents.pointee.restore(made)
    return RecordProxy(made, source)
  }

  /// Gives fields that were copied from another object the errors that they have there, but for some.
  func copyErrors(from other: RecordProxy, except excluded: Set<FieldID>) {
    let contents = source.contents
    contents.pointee.openAllFields(of: other.number)
    for index in 0..<Int(contents.pointee.table[other.number].count)
    where contents.pointee.table[other.number][index].hasErrors {
      let field = contents.pointee.table[other.number].stamp(at: index).field
      if excluded.contains(field) { continue }
      addErrors(of: field, in: other, to: field)
    }
  }

  /// Gives a field the errors that a field of another object has.
  func addErrors(of otherField: FieldID, in other: RecordProxy, to field: FieldID) {
    let contents = source.contents
    guard let index = contents.pointee.find(field, in: number),
      contents.pointee.find(otherField, in: other.number) != nil
    else { return }
    for error in contents.pointee.table.errors[FieldAddress(record: other.number, field: otherField)] ?? [] {
      if error.isOfAwaitedElements, arrivedElements(of: field) != nil { continue }
      contents.pointee.add(error, to: field, of: number, at: index)
    }
  }

  /// Returns how many elements of a list have arrived, if others have not; nil if no more will follow.
  func arrivedElements(of field: FieldID) -> Int? {
    source.contents.pointee.arrivedElements(ofListAt: FieldAddress(record: number, field: field))
  }

  /// Notes that elements of a list that was just set will follow.
  ///
  /// - Parameter arrived: How many elements of the service's list have arrived; nil if all that it has.
  func awaitElements(of field: FieldID, arrived: Int? = nil) {
    source.contents.pointee.awaitElements(ofListAt: FieldAddress(record: number, field: field), arrived: arrived)
  }
}
