extension TypedDocument {
  /// Returns what fragments of other literals say of themselves, for each that reaches one which says it: the nearest's.
  func nearest(_ property: (FragmentSignature) -> String?) -> [String: String] {
    var found: [String: String] = [:]
    var waiting: [String] = []
    let sorted = signatures.sorted { $0.key < $1.key }
    for (name, signature) in sorted {
      guard let value = property(signature) else { continue }
      found[name] = value
      waiting.append(name)
    }
    if waiting.isEmpty { return [:] }
    var users: [String: [String]] = [:]
    for (name, signature) in sorted {
      for spread in signature.spreads { users[spread, default: []].append(name) }
    }
    var next = 0
    while next < waiting.count {
      let name = waiting[next]
      next += 1
      for user in users[name] ?? [] where found[user] == nil {
        found[user] = found[name]
        waiting.append(user)
      }
    }
    return found
  }
}
