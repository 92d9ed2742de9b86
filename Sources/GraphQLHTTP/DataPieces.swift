import Foundation

/// Pieces of data in order, of which small ones share one block of memory.
///
/// Memory for each piece costs more than reading a small one. A piece keeps the memory of all, so blocks are small.
package struct DataPieces: Sendable {
  /// The number of pieces at which a block is full.
  package static let maximumCount = 64

  /// The size at which a block is full, in bytes.
  package static let capacity = 1 << 16

  /// The bytes of the pieces, one after the other.
  private var bytes: [UInt8] = []
  /// Where each piece ends.
  private var ends: [Int] = []
  /// The one piece that fills a block alone.
  private var large: Data?

  /// Creates a block without pieces.
  package init() {}

  /// Creates a block with one piece.
  package init(_ piece: Data) {
    if piece.count < Self.capacity { append(piece) } else { large = piece }
  }

  /// The number of pieces.
  package var count: Int { large == nil ? ends.count : 1 }

  /// The size of all pieces, in bytes.
  package var size: Int { large?.count ?? bytes.count }

  /// Whether there should be no more pieces in the block.
  package var isFull: Bool { size >= Self.capacity || count >= Self.maximumCount }

  /// Adds a copy of some data as a piece.
  package mutating func append(_ piece: Data) {
    piece.withUnsafeBytes { append($0) }
  }

  /// Adds a copy of some bytes as a piece.
  package mutating func append(_ piece: UnsafeRawBufferPointer) {
    bytes.append(contentsOf: piece)
    ends.append(bytes.count)
  }

  /// Adds copies of all pieces of another block if there is room for them.
  ///
  /// - Returns: Whether there is.
  package mutating func append(_ other: DataPieces) -> Bool {
    guard large == nil, other.large == nil, size + other.size <= Self.capacity, count + other.count <= Self.maximumCount
    else { return false }
    ends += other.ends.map { bytes.count + $0 }
    bytes += other.bytes
    return true
  }

  /// Returns what a closure makes of each piece.
  package func map<Value>(_ transform: (Data) -> Value) -> [Value] {
    if let large { return [transform(large)] }
    let block = Data(bytes)
    var start = 0
    return ends.map { end in
      defer { start = end }
      return transform(block[start..<end])
    }
  }
}
