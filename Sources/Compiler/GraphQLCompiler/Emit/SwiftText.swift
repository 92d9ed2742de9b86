/// Swift text under construction: lines with indentation.
package struct SwiftText {
  /// The finished declarations.
  private(set) var declarations: [String] = []

  /// The index of the declaration that is a stored property of an attached macro's struct.
  private(set) var storedProperty: Int?

  private var text = ""
  private var depth = 0
  private var indentations = [""]

  /// Creates an empty text.
  init() {
    text.reserveCapacity(4096)
  }

  // Each part is a parameter of its own: without optimization, the array of a variadic parameter costs more than the
  // text.

  /// Adds a line of parts.
  package mutating func line(
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

  /// Adds a line of parts and an opening brace. The lines that follow are nested.
  package mutating func open(
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

  /// Adds the closing brace for the last ``open(_:)``.
  package mutating func close() {
    depth -= 1
    line("}")
  }

  /// Adds an empty line between members; none before the first one, and none between declarations.
  package mutating func blank() {
    if text.isEmpty || text.utf8.last == UInt8(ascii: "{") { return }
    text.append("\n")
  }

  /// Ends a stored property.
  mutating func endStoredProperty() {
    if depth == 0 { storedProperty = declarations.count }
    endDeclaration()
  }

  /// Ends a declaration. Members of a declaration that is written here too are no declarations of their own.
  package mutating func endDeclaration() {
    guard depth == 0, !text.isEmpty else { return }
    declarations.append(text)
    text = ""
  }
}
