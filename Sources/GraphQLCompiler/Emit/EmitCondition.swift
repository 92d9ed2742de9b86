extension Emitter {
  /// A Swift expression of what the reader knows of a condition.
  func inclusion(_ condition: ConditionIR) -> String {
    if condition.isAlways { return ".included" }
    if condition == .never { return ".excluded" }
    var text = ""
    for (index, one) in condition.cases.enumerated() {
      if index == 0 { text = inclusion(one) } else { text += ".or(" + inclusion(one) + ")" }
    }
    return text
  }

  private func inclusion(_ condition: CaseIR) -> String {
    var text = ""
    for (name, value) in condition.variables.sorted(by: { $0.key < $1.key }) {
      let literal = (value ? "reader.isTrue(\"" : "reader.isFalse(\"") + name + "\")"
      text = text.isEmpty ? literal : text + ".and(" + literal + ")"
    }
    return text
  }
}
