/// Why bytes are not the expected JSON, and where.
///
/// It has two words, so throwing one costs nothing until somebody reads its description.
@frozen
@usableFromInline
package struct JSONError: Error {
  /// The kinds of errors.
  @frozen
  @usableFromInline
  package enum Kind: UInt8, Sendable {
    case endOfInput
    case unexpectedByte
    case notAString
    case notANumber
    case notABoolean
    case notNull
    case notAnObject
    case notAnArray
    case invalidNumber
    case numberOutOfRange
    case notAnInteger
    case invalidUTF8
    case invalidEscape
    case loneSurrogate
    case controlCharacter
    case tooDeep
    case trailingBytes
  }

  /// The kind of error.
  @usableFromInline package var kind: Kind
  /// The offset of the error in bytes from the start of the input.
  @usableFromInline package var offset: Int

  @inlinable
  package init(kind: Kind, offset: Int) {
    self.kind = kind
    self.offset = offset
  }
}

extension JSONError: CustomStringConvertible {
  /// The mistake, as text that follows "found".
  @usableFromInline package var description: String {
    switch kind {
    case .endOfInput: "the end of the body"
    case .unexpectedByte: "a character where JSON does not allow it"
    case .notAString, .notANumber, .notABoolean, .notNull, .notAnObject, .notAnArray: "another kind of value"
    case .invalidNumber: "a malformed number"
    case .numberOutOfRange: "a number out of range"
    case .notAnInteger: "a number with a fraction"
    case .invalidUTF8: "a string that is not valid UTF-8"
    case .invalidEscape: "a string with an invalid escape sequence"
    case .loneSurrogate: "a string with half a surrogate pair"
    case .controlCharacter: "a string with an unescaped control character"
    case .tooDeep: "more than \(JSONCursor.maximumDepth) levels of nesting"
    case .trailingBytes: "more text after the end of the value"
    }
  }
}
