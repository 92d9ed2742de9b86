extension Schema {
  /// Whether the text of the schema has the word `typePolicy`, so that its types need not be read if it has not.
  package var mentionsTypePolicy: Bool {
    if let known = parsed.withLock({ $0.mentionsTypePolicy }) { return known }
    let found = format == .sdl && source.utf8.contains("typePolicy")
    parsed.withLock { $0.mentionsTypePolicy = found }
    return found
  }
}

extension [UInt8] {
  /// Returns whether a word is in the bytes.
  fileprivate func contains(_ word: StaticString) -> Bool {
    withUnsafeBufferPointer { bytes in
      let word = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
      var start = 0
      while start + word.count <= bytes.count {
        let found = find(word[0], from: start, to: bytes.count - word.count + 1, in: bytes)
        if found > bytes.count - word.count { return false }
        if bytes[found..<found + word.count].elementsEqual(word) { return true }
        start = found + 1
      }
      return false
    }
  }
}
