import GraphQLLanguage
import InlineGraphQL

extension StoreContents {
  /// Makes the changes that the directives of a response's fields ask for (Relay's `MutationHandlers`).
  mutating func applyChanges(of request: PlannedRequest, to root: RecordID) {
    update(RecordSourceProxy()) { source in
      var search = ChangeSearch(request: request, source: source)
      search.visit(root, request.selections.root)
      for (change, field, record) in search.found { source.apply(change, field, RecordProxy(record, source), request) }
    }
  }
}

/// Finds the fields of a response that ask for changes.
private struct ChangeSearch {
  let request: PlannedRequest
  let source: RecordSourceProxy
  private(set) var found: [(change: PlannedChange, field: FieldID, record: RecordID)] = []

  mutating func visit(_ record: RecordID, _ group: SelectionGroup) {
    let contents = source.contents
    let merged = group.mergedFields(for: contents.pointee.foundType(of: record), &contents.pointee.names)
    for field in merged.fields {
      let id = request.writtenID(of: field.field, &contents.pointee.names.fields)
      if let change = field.field.change { found.append((change, id, record)) }
      guard let inner = field.group, field.field.connection == nil,
        let index = contents.pointee.find(id, in: record, guess: field.guess)
      else { continue }
      var links: [RecordID] = []
      contents.pointee.table[record][index].visitLinks { links.append($0) }
      for link in links { visit(link, inner) }
    }
  }
}

extension RecordSourceProxy {
  fileprivate func apply(
    _ change: PlannedChange,
    _ field: FieldID,
    _ record: RecordProxy,
    _ request: PlannedRequest
  ) {
    switch change.kind {
    case .deleteRecord:
      for object in objects(identifiedBy: record.getValue(field)) { delete(object) }
    case .deleteEdge:
      let objects = objects(identifiedBy: record.getValue(field))
      for connection in connections(of: change, request) {
        for object in objects { connection.deleteNode(object) }
      }
    case .appendEdge, .prependEdge:
      guard let edge = record.getLinkedRecord(field) else { return }
      for connection in connections(of: change, request) {
        guard let copy = connection.copies(of: [edge])[0] else { continue }
        insert(copy, into: connection, change)
      }
    case .appendNode, .prependNode:
      let nodes = record.getLinkedRecord(field).map { [$0] } ?? record.getLinkedRecords(field)?.compactMap { $0 } ?? []
      guard case .string(let type)? = change.edgeTypeName.flatMap({ request.value(of: $0) }) else { return }
      for node in nodes {
        for connection in connections(of: change, request) {
          insert(connection.createEdge(to: node, type: type), into: connection, change)
        }
      }
    }
  }

  private func insert(_ edge: RecordProxy, into connection: ConnectionProxy, _ change: PlannedChange) {
    switch change.kind {
    case .appendEdge, .appendNode: connection.insertEdgeAfter(edge)
    case .prependEdge, .prependNode: connection.insertEdgeBefore(edge)
    case .deleteEdge, .deleteRecord: break
    }
  }

  /// Returns the connections that a change names and that the store has.
  private func connections(of change: PlannedChange, _ request: PlannedRequest) -> [ConnectionProxy] {
    guard case .array(let ids)? = change.connections.flatMap({ request.value(of: $0) }) else { return [] }
    return ids.compactMap { id in
      if case .string(let text) = id { getConnection(ConnectionID(rawValue: text)) } else { nil }
    }
  }

  /// Returns the objects of any type that an ID, or one of several, identifies.
  private func objects(identifiedBy value: GraphQLJSONValue?) -> [RecordProxy] {
    switch value {
    case .string, .int: contents.pointee.records(identifiedBy: value!).map { RecordProxy($0, self) }
    case .array(let ids): ids.flatMap { objects(identifiedBy: $0) }
    case .null, .bool, .double, .object, nil: []
    }
  }
}

extension PlannedRequest {
  /// Returns a value of the document as JSON, which may be null; `nil` if it is absent.
  func nullableValue(of value: Value) -> GraphQLJSONValue? {
    var text = CanonicalText()
    return text.append(value, variables) ? try? GraphQLJSONValue(parsing: text.bytes) : nil
  }

  /// Returns a value of the document as JSON; `nil` if it is null or absent.
  func value(of value: Value) -> GraphQLJSONValue? {
    let json = nullableValue(of: value)
    return json == .null ? nil : json
  }
}
