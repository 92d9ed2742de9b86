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

  /// Returns the words of each element of a list.
  static func elements(of words: [Int32]) -> ArraySlice<ArraySlice<Int32>> {
    var elements: [ArraySlice<Int32>] = []
    var rest = words[...]
    while !rest.isEmpty {
      // The elements that a list in the list begins are counted as its words come.
      var (end, open) = (rest.startIndex, 1)
      while open > 0 {
        open += rest[end] < StoredList.null ? StoredList.count(rest[end]) - 1 : -1
        end += 1
      }
      elements.append(rest[..<end])
      rest = rest[end...]
    }
    return elements[...]
  }

  /// The number of elements that follow.
  var elementCount: Int {
    mutating get {
      var count = 0
      while position < bytes.count {
        skipElement()
        count += 1
      }
      return count
    }
  }

  private mutating func skipElement() {
    guard let word = next(), word < StoredList.null else { return }
    for _ in 0..<StoredList.count(word) { skipElement() }
  }
}
