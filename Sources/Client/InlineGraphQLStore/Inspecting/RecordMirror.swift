import GraphQLJSON

extension RecordProxy: CustomReflectable {
  /// The object's key in the store, and its fields by theirs. A link is shown as the key of its object. After the update there is
  /// nothing to show.
  public var customMirror: Mirror {
    guard source.isInUse else { return Mirror(self, children: [], displayStyle: .struct) }
    var children: [(String, Any)] = [("key", key)]
    for (_, record) in source.contents.pointee.shown(number) {
      children += record.values().sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
    return Mirror(self, children: children, displayStyle: .struct)
  }

  private var key: String { source.contents.pointee.table.savedKey(of: number).description }
}

extension ConnectionProxy: CustomReflectable {
  /// The record.
  public var customMirror: Mirror { Mirror(self, children: Mirror(reflecting: record).children, displayStyle: .struct) }
}

extension RecordSourceProxy: CustomReflectable {
  /// Nothing: `GraphQLStore/debugDescription` has the records.
  public var customMirror: Mirror { Mirror(self, children: [], displayStyle: .class) }
}
