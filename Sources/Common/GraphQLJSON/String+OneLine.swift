extension String {
  /// The text on one line. Escapes such as `\n` and `\u{1B}` replace characters that end lines or steer terminals.
  ///
  /// Text from others is printed this way. Otherwise it could look like a line of this tool.
  package var onOneLine: String {
    guard unicodeScalars.contains(where: { $0.isControl }) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      if scalar.isControl {
        text += scalar.escaped(asASCII: true)
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a control character other than a tab, separates lines or paragraphs, or changes the
  /// direction of text.
  fileprivate var isControl: Bool {
    switch value {
    case 0x09: false
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
