/// Swift text in the making: lines, indented as they are nested.
struct SwiftText {
  /// The finished declarations, one each.
  private(set) var declarations: [String] = []

  private var text = ""
  private var depth = 0
  private var indentations = [""]

  /// Makes an empty text.
  init() {
    text.reserveCapacity(4096)
  }

  // The parts are parameters of their own: without optimisation, the array of a variadic parameter costs more than the
  // text does.

  /// Adds a line that consists of the parts.
  mutating func line(
    _ first: String,
    _ second: String = "",
    _ third: String = "",
    _ fourth: String = "",
    _ fifth: String = "",
    _ sixth: String = ""
  ) {
    if !text.isEmpty { text.append("\n") }
    text.append(indentations[depth])
    text.append(first)
    text.append(second)
    text.append(third)
    text.append(fourth)
    text.append(fifth)
    text.append(sixth)
  }

  /// Adds a line that consists of the parts and an opening brace; what follows is nested.
  mutating func open(
    _ first: String,
    _ second: String = "",
    _ third: String = "",
    _ fourth: String = "",
    _ fifth: String = "",
    _ sixth: String = ""
  ) {
    line(first, second, third, fourth, fifth, sixth)
    text.append(" {")
    depth += 1
    if depth == indentations.count { indentations.append(indentations[depth - 1] + "  ") }
  }

  /// Adds the closing brace to what the last ``open(_:)`` began.
  mutating func close() {
    depth -= 1
    line("}")
  }

  /// Ends a declaration. Members of a declaration that is written here too are no declarations of their own.
  mutating func endDeclaration() {
    guard depth == 0, !text.isEmpty else { return }
    declarations.append(text)
    text = ""
  }
}
