/// Swift text in the making: lines, indented as they are nested.
struct SwiftText {
  /// The finished declarations, one each.
  private(set) var declarations: [String] = []

  private var text = ""
  private var indentation = ""

  /// Makes an empty text.
  init() {
    text.reserveCapacity(4096)
  }

  /// Adds a line that consists of the parts.
  mutating func line(_ parts: String...) {
    append(parts)
  }

  /// Adds a line that consists of the parts and an opening brace; what follows is nested.
  mutating func open(_ parts: String...) {
    append(parts)
    text += " {"
    indentation += "  "
  }

  /// Adds the closing brace to what the last ``open(_:)`` began.
  mutating func close() {
    indentation.removeLast(2)
    append(["}"])
  }

  /// Adds to the last line.
  mutating func add(_ part: String) {
    text += part
  }

  /// Ends a declaration. Members of a declaration that is written here too are no declarations of their own.
  mutating func endDeclaration() {
    guard indentation.isEmpty, !text.isEmpty else { return }
    declarations.append(text)
    text = ""
  }

  private mutating func append(_ parts: [String]) {
    if !text.isEmpty { text += "\n" }
    text += indentation
    for part in parts { text += part }
  }
}
