/// A part of a page. Text from elsewhere is escaped where it is inserted, and nowhere else.
struct HTML: ExpressibleByStringInterpolation {
  /// The part as it is in the file.
  private(set) var text: String

  init(stringLiteral literal: String) { text = literal }
  init(stringInterpolation interpolation: Interpolation) { text = interpolation.text }

  /// Takes what is known to be HTML, or CSS or JavaScript for an element of it.
  init(verbatim text: String) { self.text = text }

  /// Joins parts.
  init(_ parts: some Sequence<HTML>, separator: HTML = "") {
    text = parts.map(\.text).joined(separator: separator.text)
  }

  var isEmpty: Bool { text.isEmpty }

  /// A literal with insertions.
  struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    mutating func appendLiteral(_ literal: String) { text += literal }
    mutating func appendInterpolation(_ part: HTML) { text += part.text }
    mutating func appendInterpolation(_ parts: [HTML]) { for part in parts { text += part.text } }
    mutating func appendInterpolation(_ part: HTML?) { text += part?.text ?? "" }
    mutating func appendInterpolation(_ number: Int) { text += String(number) }
    mutating func appendInterpolation(_ other: String) { Escaping.append(other, to: &text) }
  }
}

/// How text is written in elements and in attributes with quotation marks.
private enum Escaping {
  static func append(_ other: String, to text: inout String) {
    guard other.unicodeScalars.contains(where: isSpecial) else { return text += other }
    for scalar in other.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "'": text += "&#39;"
      case "\n", "\t": text.unicodeScalars.append(scalar)
      case "\r": continue
      default:
        if isSpecial(scalar) {
          text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
    }
  }

  /// Whether a character is markup, is not allowed in HTML, or changes the direction of what follows, so that people would read
  /// something else than is there.
  private static func isSpecial(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0x00...0x1F, 0x22, 0x26, 0x27, 0x3C, 0x3E, 0x7F...0x9F: true
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    case 0xFDD0...0xFDEF: true
    default: scalar.value & 0xFFFE == 0xFFFE
    }
  }
}
