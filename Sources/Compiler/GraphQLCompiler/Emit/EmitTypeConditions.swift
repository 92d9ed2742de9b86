// The type conditions of sent text, for code that reads a response by that text. Everything else is in the text.
extension Emitter {
  /// Returns type conditions as the runtime's `SelectionConditions` parses them. One string is cheap to compile.
  static func literal(of conditions: [TypeConditionIR]) -> String {
    let list = conditions.map { condition in "\(condition.selection)=" + condition.types.joined(separator: " ") }
    return SwiftText.literal(list.joined(separator: ";"))
  }
}
