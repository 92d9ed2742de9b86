/// Reads a list of objects as ``StoredList`` writes it.
struct ListWords {
  private let bytes: UnsafeRawBufferPointer
  private var position = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = UnsafeRawBufferPointer(bytes) }

  /// Returns the next word; `nil` after the last.
  mutating func next() -> Int32? {
    if position == bytes.count { return nil }
    defer { position += 4 }
    return bytes.loadUnaligned(fromByteOffset: position, as: Int32.self)
  }

  /// Returns the record at indices, one for each list in a list; `nil` if there is none.
  mutating func link(at indices: ArraySlice<Int>) -> RecordID? {
    guard let index = indices.first else { return nil }
    for _ in 0..<max(index, 0) { skipElement() }
    guard let word = next() else { return nil }
    if word >= 0 { return indices.count == 1 ? word : nil }
    if word == StoredList.null || StoredList.count(word) <= indices.dropFirst().first ?? 0 { return nil }
    return link(at: indices.dropFirst())
  }

  /// Returns whether the element at indices is null.
  mutating func isNull(at indices: ArraySlice<Int>) -> Bool {
    guard let index = indices.first else { return false }
    for _ in 0..<max(index, 0) { skipElement() }
    guard let word = next(), word < 0 else { return false }
    return indices.count == 1 ? word == StoredList.null : word < StoredList.null && isNull(at: indices.dropFirst())
  }

  private mutating func skipElement() {
    guard let word = next(), word < StoredList.null else { return }
    for _ in 0..<StoredList.count(word) { skipElement() }
  }
}
