extension String {
  /// A copy of text that is known to be ASCII. Newer standard libraries need not be made to find that out once more.
  @inlinable
  init(ascii bytes: UnsafeBufferPointer<UInt8>) {
    #if compiler(>=6.2)
      if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
        self.init(copying: UTF8Span(unchecked: bytes.span, isKnownASCII: true))
        return
      }
    #endif
    self.init(decoding: bytes, as: UTF8.self)
  }

  /// A copy of text if that is valid UTF-8.
  init?(utf8 bytes: UnsafeBufferPointer<UInt8>) {
    #if compiler(>=6.2)
      if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
        guard let text = try? UTF8Span(validating: bytes.span) else { return nil }
        self.init(copying: text)
        return
      }
    #endif
    guard isValidUTF8(bytes) else { return nil }
    self.init(decoding: bytes, as: UTF8.self)
  }
}
