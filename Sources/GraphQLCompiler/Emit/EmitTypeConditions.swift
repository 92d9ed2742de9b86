// The type conditions of sent text, for those who read a response by that text. Everything else is in the text.
extension Emitter {
  /// Writes the type conditions of an operation. Most operations have none.
  mutating func emitTypeConditions(_ conditions: [TypeConditionIR]) {
    if conditions.isEmpty { return }
    text.line(access, "static var __typeConditions: ", types.string, " { ", Emitter.literal(of: conditions), " }")
    text.endDeclaration()
  }

  /// Returns type conditions as the runtime's `SelectionConditions` parses them. One string is cheap to compile.
  static func literal(of conditions: [TypeConditionIR]) -> String {
    let list = conditions.map { condition in "\(condition.selection)=" + condition.types.joined(separator: " ") }
    return SwiftText.literal(list.joined(separator: ";"))
  }
}
