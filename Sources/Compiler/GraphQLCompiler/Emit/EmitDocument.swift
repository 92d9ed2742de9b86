extension SwiftText {
  /// Adds the definition of an operation, in one line if the text is short.
  ///
  /// - Parameters:
  ///   - access: The access level and a space.
  ///   - arguments: The arguments before the texts.
  ///   - definition: The text that is sent.
  ///   - whole: The text with the fields that only the client has; `nil` if there are none.
  mutating func operationNode(_ access: String, _ arguments: String, _ definition: String, whole: String?) {
    let property = "static var node: __OperationNode"
    var (node, isOpen) = (".init(" + arguments, false)
    for (label, text) in [(", wholeDefinition: ", whole), (", definition: ", definition)] {
      guard let text else { continue }
      node += label
      let lines = DefinitionLines(of: text).lines
      if lines.count <= 1 {
        node += SwiftText.literal(text)
        continue
      }
      if !isOpen { open(access, property) }
      isOpen = true
      beginLiteral(node, lines, "  ")
      node = "  \"\"\""
    }
    if isOpen {
      line(node, ")")
      close()
    } else {
      line(access, property, " { ", node, ") }")
    }
  }

  /// Adds an argument whose value is a definition.
  mutating func argument(_ label: String, _ definition: String) {
    let lines = DefinitionLines(of: definition).lines
    if lines.count == 1 { return line("  ", label, ": ", SwiftText.literal(definition), ",") }
    beginLiteral("  " + label + ": ", lines, "    ")
    line("    \"\"\",")
  }

  /// Adds a string literal of several lines without its end. Each ends in a backslash, so the value has no line breaks.
  private mutating func beginLiteral(_ prefix: String, _ lines: [String], _ indentation: String) {
    line(prefix, "\"\"\"")
    for (index, text) in lines.enumerated() {
      let escaped = String(SwiftText.literal(text).dropFirst().dropLast())
      line(indentation, escaped, index < lines.count - 1 ? "\\" : "")
    }
  }
}

/// A minified definition, divided into lines. A selection set that is too long for one line has a line for each selection.
///
/// The joined lines are the definition.
private struct DefinitionLines {
  private static let width = 100

  private let bytes: [UInt8]

  init(of definition: String) { bytes = Array(definition.utf8) }

  var lines: [String] {
    var (lines, start): ([String], Int) = ([], 0)
    for end in (bytes.count > Self.width ? breaks : []) + [bytes.count] where end > start {
      lines.append(String(decoding: bytes[start..<end], as: UTF8.self))
      start = end
    }
    return lines
  }

  /// The offsets at which lines begin.
  private var breaks: [Int] {
    let ends = selectionSets
    var breaks: [Int] = []
    // The ends of the enclosing selection sets with a line for each selection, and of the last one without.
    var (broken, unbroken): ([Int], Int) = ([], 0)
    forEachMark { index, byte in
      if index < unbroken { return }
      switch byte {
      case UInt8(ascii: "{"):
        guard let end = ends[index] else { return }
        if end - (breaks.last ?? 0) < Self.width {
          unbroken = end
        } else {
          broken.append(end)
          breaks.append(index + 1)
        }
      case UInt8(ascii: "}"):
        if index == broken.last {
          broken.removeLast()
          breaks.append(index)
        }
        let next = index + 1 < bytes.count ? bytes[index + 1] : UInt8(ascii: "}")
        if !broken.isEmpty, next != UInt8(ascii: "}"), next != UInt8(ascii: " ") { breaks.append(index + 1) }
      default:
        // A selection begins here, unless this is the type of an inline fragment.
        if !broken.isEmpty, !bytes[..<index].suffix(5).elementsEqual("...on".utf8) { breaks.append(index + 1) }
      }
    }
    return breaks
  }

  /// The indices of closing braces by those of the opening ones.
  private var selectionSets: [Int: Int] {
    var (starts, ends): ([Int], [Int: Int]) = ([], [:])
    forEachMark { index, byte in
      if byte == UInt8(ascii: "{") { starts.append(index) }
      if byte == UInt8(ascii: "}"), let start = starts.popLast() { ends[start] = index }
    }
    return ends
  }

  /// Returns the braces and spaces outside of arguments.
  private func forEachMark(_ body: (_ index: Int, _ byte: UInt8) -> Void) {
    var (depth, index) = (0, 0)
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "\""):
        index += 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: " "):
        if depth == 0 { body(index, byte) }
      default: break
      }
      index += 1
    }
  }
}
