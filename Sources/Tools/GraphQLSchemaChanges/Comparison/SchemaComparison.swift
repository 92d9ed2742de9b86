import GraphQLLanguage

extension Schema {
  /// Returns the changes since an older version of the schema.
  ///
  /// This parses every type of both. It ignores the order of definitions and the directives applied to them, except
  /// `@deprecated`, `@specifiedBy` and `@oneOf`, because introspection does not show them.
  ///
  /// - Parameter old: The older version.
  /// - Returns: The changes of root types, then of types, then of directives, each in the order of the sources.
  package func changes(since old: Schema) -> [SchemaChange] {
    var comparison = SchemaComparison(old: old, new: self)
    comparison.compareRootTypes()
    comparison.compareTypes()
    comparison.compareDirectives()
    return comparison.changes
  }
}

/// Two versions of a schema and the changes found so far.
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

/// The differences of two lists of named elements. Of elements with the same name, the first counts.
struct Differences<Element> {
  /// The elements that only the older list has, in its order.
  private(set) var removed: [Element] = []
  /// The elements that only the newer list has, in its order.
  private(set) var added: [Element] = []
  /// The elements that both lists have, in the older list's order.
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
