import InlineGraphQL

extension StoreContents {
  /// Gives connections and lists the pages that a response had, connections as Relay does.
  ///
  /// A page from the start or the end replaces all edges. A page behind the last cursor, or before the first, is added, without
  /// edges to nodes that the connection has. Any other page is dropped: it was asked for before the connection was loaded
  /// again.
  mutating func merge(_ pages: [WrittenPage], of request: PlannedRequest) {
    update(RecordSourceProxy()) { source in
      for page in pages {
        if let pagination = page.field.connection?.pagination {
          ListMerge(page, pagination, request, source).apply()
        } else {
          ConnectionMerge(page, request, source).apply()
        }
      }
    }
  }
}

private struct ConnectionMerge {
  private let page: RecordProxy
  private let connection: ConnectionProxy
  private let isNew: Bool
  private let after, before: GraphQLJSONValue?
  private let change: WrittenPage.Change

  /// Finds the connection, or makes one.
  init(_ written: WrittenPage, _ request: PlannedRequest, _ source: RecordSourceProxy) {
    page = RecordProxy(written.page, source)
    let record = source.recordOfAllPages(for: written)
    source.contents.pointee.openAllFields(of: record.number)
    isNew = source.contents.pointee.table[record.number].count == 0
    connection = ConnectionProxy(record)
    after = request.value(ofArgument: "after", of: written.field)
    before = request.value(ofArgument: "before", of: written.field)
    change = written.change
  }

  func apply() {
    let record = connection.record
    let pageInfo = page.getLinkedRecord("pageInfo")
    let newEdges = page.getLinkedRecords("edges")
    let knownInfo = isNew ? nil : record.getLinkedRecord("pageInfo")
    let known = isNew ? nil : record.getLinkedRecords("edges")
    let firstEdge = known == nil || change.isWhole ? 0 : change.firstEdge
    var edges: [RecordProxy?]? = newEdges.map { connection.copies(of: Array($0.dropFirst(firstEdge))) }
    let (edgesField, pageInfoField) = (record.field("edges", [:]), record.field("pageInfo", [:]))
    var isAwaiting = page.arrivedElements(of: edgesField) != nil
    if let known, let added = edges {
      if let after {
        let end = knownInfo?.getValue("endCursor")
        // The same page may come twice.
        guard end == after || (end != nil && end == pageInfo?.getValue("endCursor")) else { return }
        edges = merged(known, added)
        // This page does not bring the edges that an earlier page lacks.
        if change.isWhole, record.arrivedElements(of: edgesField) != nil { isAwaiting = true }
      } else if let before {
        let start = knownInfo?.getValue("startCursor")
        guard start == before || !change.isWhole && start == pageInfo?.getValue("startCursor") else { return }
        let index = min(firstEdge, known.count)
        edges = merged(Array(known[..<index]) + added, Array(known[index...]))
      } else if !change.isWhole {
        edges = merged(known, added)
      }
    }
    if change.isWhole || change.hasFields { record.copyFields(from: page, except: [edgesField, pageInfoField]) }
    if let edges {
      record.setLinks(edges.map { $0?.number }, edgesField)
      if isAwaiting { record.awaitElements(of: edgesField) }
    } else if known == nil, page.hasField("edges") {
      record.setLinkedRecords(nil, "edges")
    }
    // In a longer list the indices of failed edges are those of others.
    record.copyErrors(
      from: page,
      except: after == nil && before == nil ? [pageInfoField] : [edgesField, pageInfoField]
    )
    if change.isWhole || change.hasFields { update(knownInfo, with: pageInfo) }
  }

  private func update(_ known: RecordProxy?, with pageInfo: RecordProxy?) {
    guard let known else {
      let own = connection.record.makeRecord("pageInfo", type: pageInfo?.type)
      for name in ["hasNextPage", "hasPreviousPage"] { own.setValue(false, name) }
      for name in ["endCursor", "startCursor"] { own.setValue(.null, name) }
      if let pageInfo { own.copyFieldsFrom(pageInfo) }
      return connection.record.setLinkedRecord(own, "pageInfo")
    }
    guard let pageInfo else { return }
    if after == nil, before == nil { return known.copyFieldsFrom(pageInfo) }
    let (flag, cursor) = after == nil ? ("hasPreviousPage", "startCursor") : ("hasNextPage", "endCursor")
    known.setValue(pageInfo.getValue(flag) == true ? true : false, flag)
    if case .string(let text)? = pageInfo.getValue(cursor) { known.setValue(.string(text), cursor) }
  }

  /// Returns edges in order, without those that lead to the node of another.
  private func merged(_ first: [RecordProxy?], _ second: [RecordProxy?]) -> [RecordProxy?] {
    var nodes: Set<RecordID> = []
    return (first + second).filter { edge in
      guard let edge else { return false }
      guard let node = edge.getLinkedRecord("node") else { return true }
      return nodes.insert(node.number).inserted
    }
  }
}

extension RecordSourceProxy {
  /// Returns the object that has all pages of which this is one, and makes it if there is none.
  func recordOfAllPages(for written: WrittenPage) -> RecordProxy {
    let owner = RecordProxy(written.owner, self)
    let record =
      owner.getLinkedRecord(written.connection)?.number
      ?? contents.pointee.record(
        in: written.owner,
        written.connection,
        at: [],
        type: contents.pointee.foundType(of: written.page)
      )
    contents.pointee.restore(record)
    owner.write(StoredValue(link: record), to: written.connection)
    return RecordProxy(record, self)
  }
}

extension RecordProxy {
  fileprivate func hasField(_ name: String) -> Bool { hasField(field(name, [:])) }

  func hasField(_ field: FieldID) -> Bool { source.contents.pointee.find(field, in: number) != nil }
}

extension PlannedRequest {
  /// Returns the value of a field's argument; `nil` if it is null or absent.
  func value(ofArgument name: String, of field: PlannedField) -> GraphQLJSONValue? {
    field.arguments.first { $0.name.value == name }.flatMap { value(of: $0.value) }
  }
}
