/// Hands out each name once.
package struct DistinctNames {
  private var taken: Set<String>
  private let others: Set<String>
  private var counts: [String: Int] = [:]

  /// - Parameters:
  ///   - taken: Names that are not handed out.
  ///   - others: More such names, which are not copied.
  package init(taken: Set<String> = [], besides others: Set<String> = []) {
    self.taken = taken
    self.others = others
  }

  /// Reserves names from here on.
  mutating func reserve(_ names: Set<String>) {
    taken.formUnion(names)
  }

  /// Takes a name, or the first of `name_2`, `name_3`, … if it is taken.
  package mutating func take(_ name: String) -> String {
    if takeIfFree(name) { return name }
    var count = counts[name] ?? 1
    var candidate = name
    repeat {
      count += 1
      candidate = "\(name)_\(count)"
    } while !takeIfFree(candidate)
    counts[name] = count
    return candidate
  }

  private mutating func takeIfFree(_ name: String) -> Bool {
    !others.contains(name) && taken.insert(name).inserted
  }
}
