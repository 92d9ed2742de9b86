import DynamicCodable
import Foundation
import GraphQLJSON
import InlineGraphQL

/// An object of a document during an update.
struct UpdatableRecord: __UpdatableRecord {
  let proxy: RecordProxy
  private let group: SelectionGroup
  private let document: UpdatedDocument

  init(_ proxy: RecordProxy, _ group: SelectionGroup, _ document: UpdatedDocument) {
    (self.proxy, self.group, self.document) = (proxy, group, document)
  }

  var dynamicTypes: DynamicDecodableRegistry { document.dynamicTypes }

  var typename: String? { proxy.type }

  func json(of key: String) -> Data? {
    let field = field(key)
    // A request does not ask for the type where there is only one.
    if field?.isTypename ?? (key == "__typename") { return typename.map { Data("\"\($0)\"".utf8) } }
    if field?.isRecordID == true { return Data(GraphQLJSONValue.string(proxy.id).description.utf8) }
    return field.flatMap { proxy.json(of: id(of: $0)) }.map { Data($0) }
  }

  func set(_ value: Result<GraphQLJSONValue, any Error>, of key: String) {
    switch value {
    case .success(let value): if let field = field(key) { proxy.setValue(value, id(of: field)) }
    case .failure(let error): document.failure = document.failure ?? error
    }
  }

  func links(of key: String) -> __UpdatableLinks? {
    guard let field = field(key), let group = field.group else { return nil }
    guard let value = proxy.stored(id(of: field)) else { return foundLinks(of: field, group) }
    switch value.kind {
    case .null: return .null
    case .link: return link(to: value.link, group)
    case .list:
      // Reading the objects may move the memory of this one.
      var words: [Int32] = []
      var list = ListWords(value.text)
      while let word = list.next() { words.append(word) }
      return .list(links(of: words[...], group))
    case .smallText, .text: return nil
    }
  }

  private func link(to record: RecordID, _ group: SelectionGroup) -> __UpdatableLinks {
    proxy.proxy(record).map { .object(UpdatableRecord($0, group, document)) } ?? .null
  }

  private func links(of words: ArraySlice<Int32>, _ group: SelectionGroup) -> [__UpdatableLinks] {
    ListWords.elements(of: Array(words)).map { element in
      guard let word = element.first, word < ListWords.null else {
        return element.first.map { $0 == ListWords.null ? .null : link(to: $0, group) } ?? .null
      }
      return .list(links(of: element.dropFirst(), group))
    }
  }

  func setLinks(_ links: __UpdatableLinks, of key: String) {
    guard let field = field(key) else { return }
    switch links {
    case .null: proxy.write(.null, to: id(of: field))
    case .object(let object):
      guard let object = object as? UpdatableRecord, object.isUsable(in: document) else { return }
      proxy.write(StoredValue(link: object.proxy.number), to: id(of: field))
    case .list(let elements):
      let field = id(of: field)
      // An update of a list that is still arriving has not seen all of it.
      let arrived = proxy.arrivedElements(of: field)
      var words: [Int32] = []
      for element in elements { element.add(to: &words, document) }
      proxy.setListWords(words, field)
      if let arrived { proxy.awaitElements(of: field, arrived: arrived) }
    }
  }

  func object(of pointer: FragmentPointer, at path: [String]) throws -> any __UpdatableRecord {
    guard let (origin, _) = document.source.place(of: pointer), let object = proxy.proxy(origin.object.record),
      let group = document.group(at: path)
    else { throw UnknownObjectError(fragment: path.joined(separator: ".")) }
    return UpdatableRecord(object, group, document)
  }

  /// The places of the fields of which the store knows nothing.
  var missingFields: [JSONPath] {
    let keys = mergedFields.fields.map(\.field.responseKey)
    return keys.filter { json(of: $0) == nil && links(of: $0) == nil }.map { JSONPath([.key($0)]) }
  }

  /// Stops the program if the object is of another update.
  fileprivate func isUsable(in document: UpdatedDocument) -> Bool {
    precondition(self.document.source === document.source, "An object of another update was assigned")
    return true
  }

  private var contents: UnsafeMutablePointer<StoreContents> { document.source.contents }

  var mergedFields: MergedFields {
    group.mergedFields(for: contents.pointee.foundType(of: proxy.number), &contents.pointee.names)
  }

  private func field(_ key: String) -> MergedField? { mergedFields.field(key) }

  private func id(of field: MergedField) -> FieldID { document.plan.id(of: field, &contents.pointee.names.fields) }

  /// Returns the objects that a field finds by its arguments.
  private func foundLinks(of field: MergedField, _ group: SelectionGroup) -> __UpdatableLinks? {
    for lookup in contents.pointee.table.lookups(of: field.field, in: proxy.number) {
      guard let identities = lookup.identities(document.plan.variables) else { continue }
      let types = contents.pointee.table.types(of: lookup)
      let links = identities.texts.map { text -> __UpdatableLinks? in
        guard let text else { return .null }
        let names = types.lazy.compactMap { contents.pointee.names.name(ofType: $0) }
        let found = names.compactMap { contents.pointee.foundRecord(ofType: $0, identifiedBy: text) }.first
        return found.map { link(to: $0, group) }
      }
      if links.allSatisfy({ $0 == nil }), !links.isEmpty { continue }
      return identities.isList ? .list(links.map { $0 ?? .null }) : links[0]
    }
    return nil
  }
}

extension __UpdatableLinks {
  fileprivate func add(to words: inout [Int32], _ document: UpdatedDocument) {
    switch self {
    case .null: words.append(ListWords.null)
    case .object(let object):
      guard let object = object as? UpdatableRecord, object.isUsable(in: document) else { return }
      words.append(object.proxy.number)
    case .list(let elements):
      words.append(ListWords.list(of: elements.count))
      for element in elements { element.add(to: &words, document) }
    }
  }
}
