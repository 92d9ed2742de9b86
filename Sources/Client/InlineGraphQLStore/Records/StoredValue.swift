/// The value of a field of a record, in two words.
///
/// A text of up to 15 bytes is in the words themselves. Longer texts, and lists of objects, have a block of memory, which
/// the record must free. A text is JSON as it came: reading it is copying it.
struct StoredValue: Equatable {
  enum Kind: UInt8 {
    case null
    /// A text in the words: a scalar, or a list of scalars.
    case smallText
    /// A text in a block.
    case text
    /// An object, by the number of its record.
    case link
    /// A list of objects, by the words that ``ListWords`` reads, in a block.
    case list
  }

  /// The words, as they are in memory. The last byte has kind, mark and the count of a small text.
  private(set) var low: UInt64
  private(set) var high: UInt64

  private init(_ kind: Kind, low: UInt64 = 0, high: UInt64 = 0) {
    self.low = low
    self.high = high | UInt64(kind.rawValue << 5) << 56
  }

  static let null = StoredValue(.null)

  init(link record: Int32) { self.init(.link, low: UInt64(UInt32(bitPattern: record))) }

  /// Creates a text or a list, in a block of its own.
  init(_ kind: Kind, _ bytes: UnsafeBufferPointer<UInt8>, _ pool: BlockPool) {
    self.init(kind, low: UInt64(UInt(bitPattern: pool.copy(bytes))), high: UInt64(UInt32(bytes.count)))
  }

  init(_ text: ShortByteString) { self.init(.smallText, low: text.low, high: text.high) }

  private var tag: UInt8 { UInt8(truncatingIfNeeded: high >> 56) }

  var kind: Kind { Kind(rawValue: tag >> 5)! }

  /// Whether the value has a block of memory.
  var hasText: Bool { kind == .text || kind == .list }

  /// Whether the server reported errors for the field.
  var hasErrors: Bool {
    get { tag & 0x10 != 0 }
    set { high = newValue ? high | 0x10 << 56 : high & ~(0x10 << 56) }
  }

  /// The value, of which nothing is said of errors.
  var withoutErrors: StoredValue {
    var value = self
    value.hasErrors = false
    return value
  }

  var smallTextCount: Int { Int(tag & 0x0F) }

  /// The bytes of the value, wherever they are.
  var bytes: [UInt8] {
    hasText ? Array(text) : ShortByteString(low: low, high: high & ~(0xFF << 56), count: smallTextCount).bytes
  }

  var link: Int32 { Int32(bitPattern: UInt32(truncatingIfNeeded: low)) }

  var text: UnsafeBufferPointer<UInt8> {
    let start = UnsafePointer<UInt8>(bitPattern: UInt(low))
    return UnsafeBufferPointer(start: start, count: Int(UInt32(truncatingIfNeeded: high)))
  }

  /// Returns the value with its text in another pool.
  func moved(to pool: BlockPool) -> StoredValue {
    guard hasText, BlockPool.isInPiece(text.count) else { return self }
    var moved = self
    moved.low = UInt64(UInt(bitPattern: pool.copy(text)))
    return moved
  }

  /// Gives the memory of a text or of a list back.
  func free(_ pool: BlockPool) {
    if hasText { pool.deallocate(UnsafeMutableRawPointer(mutating: text.baseAddress!), text.count) }
  }
}
