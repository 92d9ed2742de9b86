/// Text that equals only what has the same bytes.
///
/// Strings of Swift are equal if they are canonically equivalent, as `é` is in its two forms and U+212A is to `K`. Names in
/// JSON are equal if their characters are (RFC 8259, section 8.3).
package struct ExactText: Hashable, Sendable {
  /// The text.
  package let string: String

  /// Creates it of a string.
  package init(_ string: String) {
    self.string = string
  }

  /// Whether both have the same bytes.
  package static func == (left: ExactText, right: ExactText) -> Bool {
    left.string.hasSameBytes(as: right.string)
  }

  /// Feeds the bytes into the hasher.
  package func hash(into hasher: inout Hasher) {
    // Not the string's own hash, which those share that are canonically equivalent: there are any number of them.
    var string = string
    string.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension String {
  /// Whether another string has the same bytes in UTF-8.
  package func hasSameBytes(as other: String) -> Bool {
    // `==` finds out the fastest that two are not the same.
    utf8.count == other.utf8.count && self == other && utf8.elementsEqual(other.utf8)
  }
}
