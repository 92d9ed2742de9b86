extension GraphQLStore: CustomDebugStringConvertible {
  /// All records, sorted by their identities, with their fields sorted by their keys.
  ///
  /// ```
  /// Human:"1000"
  ///   friends(first:1): [Droid:"2001"]
  ///   name: "Luke Skywalker"
  ///
  /// query
  ///   hero: Human:"1000"
  /// ```
  public var debugDescription: String {
    contents.withLock { contents in
      let records = (0..<RecordID(contents.table.count)).filter {
        !contents.table[$0].isRemoved && !contents.table.isEmpty($0)
      }
      let blocks = records.map { (key: contents.key(of: $0), text: contents.description(of: $0)) }
      return blocks.sorted { $0.key < $1.key }.map(\.text).joined(separator: "\n")
    }
  }
}

extension StoreContents {
  /// Returns the identity of a record as readers know it: type and key fields, or the place in another record.
  fileprivate func key(of record: RecordID) -> String {
    if let place = table.place(of: record) {
      let indices = table.placeIndices(of: record).map { "[\($0)]" }.joined()
      return "\(key(of: place.record)).\(names.fields[place.field])\(indices)"
    }
    let identity = String(decoding: table.identity(of: record) ?? [], as: UTF8.self)
    if table.isRoot(record) { return identity }
    return "\(names.name(ofType: table[record].type) ?? ""):\"\(identity)\""
  }

  fileprivate func description(of record: RecordID) -> String {
    let fields = (0..<Int(table[record].count)).map { index in
      let field = table[record].stamp(at: index).field
      let messages = table.errors(of: record, at: index).map { "  # \($0.members["message"]?.description ?? "error")" }
      return "  \(names.fields[field]): \(description(of: table[record][index], in: record))\(messages.joined())\n"
    }
    if table.deleted.contains(record) { return "\(key(of: record)): deleted\n" }
    let type = table.place(of: record) == nil ? nil : names.name(ofType: table[record].type)
    return "\(key(of: record))\(type.map { ": \($0)" } ?? "")\n\(fields.sorted().joined())"
  }

  private func description(of value: StoredValue, in record: RecordID) -> String {
    switch value.kind {
    case .null: return "null"
    case .smallText: return value.smallText
    case .text: return String(decoding: table[record].bytes(of: value), as: UTF8.self)
    case .link: return key(of: value.link)
    case .list:
      var words = ListWords(table[record].bytes(of: value))
      return description(of: .max, &words)
    }
  }

  private func description(of count: Int, _ words: inout ListWords) -> String {
    var elements: [String] = []
    while elements.count < count, let word = words.next() {
      if word >= 0 {
        elements.append(key(of: word))
      } else if word == StoredList.null {
        elements.append("null")
      } else {
        elements.append(description(of: StoredList.count(word), &words))
      }
    }
    return "[\(elements.joined(separator: ", "))]"
  }
}
