extension TypeRule {
  /// Root Operation Types (section 3.3.1): all are different types.
  ///
  /// graphql-js 16 does not check it. The words are those of version 17.
  static let differentRootOperationTypes: TypeRule = .init("DifferentRootOperationTypes") { types, errors in
    let roots = types.rootTypes
    for (offset, root) in roots.enumerated() {
      let same = roots.filter { $0.type == root.type }
      guard same.count > 1, roots.firstIndex(where: { $0.type == root.type }) == offset else { continue }
      let kinds = same.map(\.kind.rawValue)
      let list = kinds.count == 2 ? "\(kinds[0]) and \(kinds[1])" : "\(kinds[0]), \(kinds[1]), and \(kinds[2])"
      let message = "All root types must be different, \"\(root.type)\" type is used as \(list) root types."
      errors.append(.error(message, at: same.compactMap(\.place)))
    }
  }
}
