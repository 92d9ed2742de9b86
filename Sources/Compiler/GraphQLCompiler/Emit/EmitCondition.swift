extension Emitter {
  /// Returns a Swift expression for the state of a condition, at the point where an object is read.
  func inclusion(_ condition: ConditionIR, of object: ObjectIR) -> String {
    if condition.isAlways { return ".included" }
    if condition == .never { return ".excluded" }
    var text = ""
    for (index, one) in condition.cases.enumerated() {
      if index == 0 { text = inclusion(one, of: object) } else { text += ".or(" + inclusion(one, of: object) + ")" }
    }
    return text
  }

  /// Returns the argument with which a reader is asked for a Boolean variable.
  func reference(to variable: String) -> String {
    providers[variable].map { "providedBy: " + $0 + ".self" } ?? "\"" + variable + "\""
  }

  private func inclusion(_ condition: CaseIR, of object: ObjectIR) -> String {
    var text = ""
    func add(_ part: String) { text = text.isEmpty ? part : text + ".and(" + part + ")" }
    for (depth, types) in condition.types.sorted(by: { $0.key < $1.key }) {
      if depth == object.depth, let index = object.typeSets.firstIndex(of: types) {
        add("matches.inclusion(\(index))")
      } else if let place = outer.lastIndex(where: { $0.depth == depth }),
        let index = outer[place].typeSets.firstIndex(of: types)
      {
        add("reader.isOuterType(\(index), up: \(outer.count - 1 - place))")
      }
    }
    for (name, value) in condition.variables.sorted(by: { $0.key < $1.key }) {
      add((value ? "reader.isTrue(" : "reader.isFalse(") + reference(to: name) + ")")
    }
    return text
  }
}
