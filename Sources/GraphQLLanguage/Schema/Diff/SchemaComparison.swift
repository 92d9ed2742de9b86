extension Schema {
  /// The differences to an older version of the schema.
  ///
  /// Every type of both is parsed. The order of definitions is no difference, nor are directives applied to them but
  /// for `@deprecated`, `@specifiedBy` and `@oneOf`: what a service does not tell about itself.
  ///
  /// - Parameter old: The older version.
  /// - Returns: The changes of root types, types and directives, in this order and within it in that of the sources.
  public func changes(since old: Schema) -> [SchemaChange] {
    var comparison = SchemaComparison(old: old, new: self)
    comparison.compareRootTypes()
    comparison.compareTypes()
    comparison.compareDirectives()
    return comparison.changes
  }
}

/// Two versions of a schema, and what was found to differ.
struct SchemaComparison {
  let old: Schema
  let new: Schema
  private(set) var changes: [SchemaChange] = []

  init(old: Schema, new: Schema) {
    self.old = old
    self.new = new
  }

  mutating func report(
    _ criticality: SchemaChange.Criticality,
    _ kind: SchemaChangeKind,
    of coordinate: String,
    _ message: String,
    detail: String? = nil
  ) {
    changes.append(
      SchemaChange(criticality: criticality, kind: kind, message: message, coordinate: coordinate, detail: detail)
    )
  }
}

/// What two lists of named things have in common, and what not; of things with the same name the first counts.
struct Differences<Element> {
  /// What only the older list has, in its order.
  private(set) var removed: [Element] = []
  /// What only the newer list has, in its order.
  private(set) var added: [Element] = []
  /// What both have, in the older list's order.
  private(set) var kept: [(old: Element, new: Element)] = []

  init(_ old: some Sequence<Element>, _ new: some Sequence<Element>, name: (Element) -> String) {
    let newByName = Dictionary(new.map { (name($0), $0) }) { first, _ in first }
    var oldNames: Set<String> = []
    for element in old where oldNames.insert(name(element)).inserted {
      if let match = newByName[name(element)] {
        kept.append((element, match))
      } else {
        removed.append(element)
      }
    }
    for element in new where oldNames.insert(name(element)).inserted { added.append(element) }
  }
}
