import Foundation

/// Pieces of data in order, of which small ones share one block of memory.
///
/// Memory for each piece costs more than reading a small one. A piece keeps the memory of all, so blocks are small.
package struct DataPieces: Sendable {
  /// The number of pieces at which a block is full.
  package static let maximumCount = 64

  /// The size at which a block is full, in bytes.
  package static let capacity = 1 << 16

  /// The memory of the pieces.
  private var bytes: [UInt8] = []
  /// Where each piece is in the memory.
  private var ranges: [Range<Int>] = []
  /// The one piece that fills a block alone.
  private var large: Data?

  /// Creates a block without pieces.
  package init() {}

  /// Creates a block with one piece.
  package init(_ piece: Data) {
    if piece.count < Self.capacity { append(piece) } else { large = piece }
  }

  /// The number of pieces.
  package var count: Int { large == nil ? ranges.count : 1 }

  /// The size of the memory, in bytes.
  package var size: Int { large?.count ?? bytes.count }

  /// Whether there should be no more pieces in the block.
  package var isFull: Bool { size >= Self.capacity || count >= Self.maximumCount }

  /// Adds a copy of some data as a piece.
  package mutating func append(_ piece: Data) {
    piece.withUnsafeBytes { append($0) }
  }

  /// Adds a copy of some bytes as a piece.
  package mutating func append(_ piece: UnsafeRawBufferPointer) {
    let start = bytes.count
    bytes.append(contentsOf: piece)
    ranges.append(start..<bytes.count)
  }

  /// Adds copies of all pieces of another block if there is room for them.
  ///
  /// - Returns: Whether there is.
  package mutating func append(_ other: DataPieces) -> Bool {
    guard large == nil, other.large == nil, size + other.size <= Self.capacity, count + other.count <= Self.maximumCount
    else { return false }
    let start = bytes.count
    bytes += other.bytes
    ranges += other.ranges.map { (start + $0.lowerBound)..<(start + $0.upperBound) }
    return true
  }

  /// Calls a closure with the memory of the pieces, and with where each piece is in it.
  package func withUnsafeBytes<Value>(_ body: (UnsafeBufferPointer<UInt8>, [Range<Int>]) -> Value) -> Value {
    if let large { return large.withUnsafeBytes { body($0.bindMemory(to: UInt8.self), [0..<large.count]) } }
    return bytes.withUnsafeBufferPointer { body($0, ranges) }
  }

  /// Returns parts of the pieces as pieces, which keep at most twice their own memory.
  ///
  /// - Parameter parts: Where each part is in the memory of the pieces. No two are in one piece.
  package func parts(_ parts: [Range<Int>]) -> DataPieces {
    if let large {
      guard let part = parts.first else { return DataPieces() }
      let start = large.startIndex
      let piece = large[(start + part.lowerBound)..<(start + part.upperBound)]
      return DataPieces(part.count >= large.count / 2 ? piece : Data(piece))
    }
    var pieces = DataPieces()
    if parts.reduce(0, { $0 + $1.count }) >= bytes.count / 2 {
      (pieces.bytes, pieces.ranges) = (bytes, parts)
    } else {
      for part in parts { bytes[part].withUnsafeBytes { pieces.append($0) } }
    }
    return pieces
  }

  /// Each piece.
  package var all: [Data] {
    if let large { return [large] }
    let block = Data(bytes)
    return ranges.map { block[$0] }
  }
}
