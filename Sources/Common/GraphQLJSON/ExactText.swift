/// Text that is equal only to text with the same bytes.
///
/// Swift's strings are equal if they are canonically equivalent: the two forms of `é` are equal, and U+212A equals `K`.
/// Names in JSON are equal if their characters are (RFC 8259, section 8.3).
package struct ExactText: Hashable, Sendable {
  /// The text.
  package let string: String

  package init(_ string: String) {
    self.string = string
  }

  /// Returns whether both texts have the same bytes.
  package static func == (left: ExactText, right: ExactText) -> Bool {
    left.string.hasSameBytes(as: right.string)
  }

  /// Feeds the bytes into the hasher.
  package func hash(into hasher: inout Hasher) {
    // Canonically equivalent strings share the string's own hash, and there can be any number of them.
    var string = string
    string.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension String {
  /// Returns whether another string has the same bytes in UTF-8.
  package func hasSameBytes(as other: String) -> Bool {
    // `==` is the fastest way to see that two strings differ.
    utf8.count == other.utf8.count && self == other && utf8.elementsEqual(other.utf8)
  }
}
