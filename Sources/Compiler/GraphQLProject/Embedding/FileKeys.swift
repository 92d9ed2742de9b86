import GraphQLCompiler

/// For each file of a target with literals, a checksum of all that its code depends on.
///
/// A file without findings whose key is the same as in an earlier run needs no new check. Positions are no part of it.
struct FileKeys {
  private(set) var keys: [String: Checksum] = [:]

  private let fieldsUses: FieldsUses
  private let sites: [String: [FragmentSite]]
  private let texts: [String: Checksum]
  /// The checksums of fragments with all that they reach, by name.
  private var fragments: [String: Checksum] = [:]

  /// - Parameters:
  ///   - files: The files of the target.
  ///   - reachable: Those of the targets that it depends on.
  ///   - dependents: Those of the package's targets that depend on it.
  ///   - texts: The checksum of each file's literals, by path.
  ///   - surroundings: A checksum of what all files depend on, besides literals.
  ///   - fieldsUses: The fragments of the target whose protocols it names.
  init(
    _ files: [EmbeddedFile],
    reaching reachable: [EmbeddedFile],
    dependents: [EmbeddedFile],
    _ texts: [String: Checksum],
    _ surroundings: Checksum,
    _ fieldsUses: FieldsUses
  ) {
    (self.texts, self.fieldsUses) = (texts, fieldsUses)
    sites = Dictionary(grouping: (files + reachable).flatMap(\.fragments), by: \.name)
    // Which of several fragments of one name is meant depends on more than names.
    if sites.values.contains(where: { $0.count > 1 }) { return }
    var all = surroundings
    // Schemas are declared for all files, and the enums of other packages may have too little for some.
    let declaring = (files + reachable).filter { $0.literals.contains { $0.literal.macro == .schema } }
    for file in declaring { all.add(text(of: file)) }
    if declaring.contains(where: { $0.literals.contains { $0.literal.emittedTypes != .all } }) {
      for file in reachable { all.add(text(of: file)) }
    }
    let users = files + dependents
    for file in files { keys[file.path] = key(of: file, all, users: users) }
  }

  private func text(of file: EmbeddedFile) -> Checksum { texts[file.path] ?? Checksum() }

  private mutating func key(of file: EmbeddedFile, _ all: Checksum, users: [EmbeddedFile]) -> Checksum {
    var key = all
    key.add(text(of: file))
    for site in file.fragments where fieldsUses.include(site) { key.add(site.name) }
    for name in Set(file.literals.flatMap(\.outline.spreads)).sorted() {
      key.add(checksum(ofFragment: name) ?? Checksum())
    }
    // The enum has the types that others use.
    if file.literals.contains(where: { $0.literal.emittedTypes != .all }) {
      for user in users { key.add(text(of: user)) }
    }
    return key
  }

  /// Returns the checksum of a fragment with all that it reaches. The search does not recurse, because a chain of fragments may have
  /// any length. A spread that leads back adds nothing: the files with the circle have an error.
  private mutating func checksum(ofFragment name: String) -> Checksum? {
    var waiting = [name]
    var entered: Set<String> = []
    while let current = waiting.last {
      guard fragments[current] == nil, let site = sites[current]?.first else {
        waiting.removeLast()
        continue
      }
      let open = entered.insert(current).inserted ? site.outline.spreads.filter { fragments[$0] == nil } : []
      waiting += open.filter { sites[$0] != nil && !entered.contains($0) }
      guard waiting.last == current else { continue }
      var checksum = Checksum()
      checksum.add(texts[site.file] ?? Checksum())
      checksum.add(current)
      if fieldsUses.include(site) { checksum.add("Fields") }
      for spread in site.outline.spreads { checksum.add(fragments[spread] ?? Checksum()) }
      fragments[current] = checksum
      waiting.removeLast()
    }
    return fragments[name]
  }
}
