extension String {
  /// Copies bytes that are known to be UTF-8. Newer standard libraries then skip their own validation.
  @inlinable
  init(validUTF8 bytes: UnsafeBufferPointer<UInt8>, isASCII: Bool) {
    #if compiler(>=6.2)
      if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
        self.init(copying: UTF8Span(unchecked: bytes.span, isKnownASCII: isASCII))
        return
      }
    #endif
    self.init(decoding: bytes, as: UTF8.self)
  }
}
