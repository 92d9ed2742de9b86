import Foundation
import GraphQLHTTP
import SeededRandomness
import Testing

@Suite("Pieces of data in one block") struct DataPiecesTests {
  @Test("Pieces are what was added, wherever it was in memory", arguments: 0..<20)
  func random(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let pieces = (0..<Int.random(in: 1..<80, using: &random)).map { _ in
      let bytes = (0..<Int.random(in: 0..<40, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
      return Data(bytes).dropFirst(Int.random(in: 0...1, using: &random))
    }
    var block = DataPieces(pieces[0])
    for piece in pieces.dropFirst() { block.append(piece) }
    #expect(block.count == pieces.count)
    #expect(block.size == pieces.reduce(0) { $0 + $1.count })
    #expect(block.isFull == (pieces.count >= DataPieces.maximumCount))
    #expect(block.map { $0 } == pieces)
    // A piece is used as any data: its indices begin where they begin.
    #expect(block.map { Array($0) } == pieces.map { Array($0) })
  }

  @Test("A large piece fills a block and is not copied")
  func large() {
    let large = Data(repeating: 7, count: DataPieces.capacity)
    let block = DataPieces(large)
    #expect(block.isFull && block.count == 1 && block.size == large.count)
    let address = large.withUnsafeBytes { $0.baseAddress }
    #expect(block.map { $0.withUnsafeBytes { $0.baseAddress } } == [address])
    var almost = DataPieces(large.dropLast())
    #expect(!almost.isFull)
    almost.append(Data([7]))
    #expect(almost.isFull && almost.map { $0.count } == [large.count - 1, 1])
  }

  @Test("A block takes the pieces of another if there is room for all")
  func joined() {
    var block = DataPieces(Data("ab".utf8))
    var other = DataPieces(Data("".utf8))
    other.append(Data("c".utf8))
    #expect(block.append(other) && block.append(other))
    #expect(block.map { String(decoding: $0, as: UTF8.self) } == ["ab", "", "c", "", "c"])
    var many = DataPieces()
    for _ in 0..<(DataPieces.maximumCount - 4) { many.append(Data([1])) }
    let large = DataPieces(Data(repeating: 7, count: DataPieces.capacity))
    let almostLarge = DataPieces(Data(repeating: 7, count: DataPieces.capacity - 3))
    #expect(!block.append(many) && !block.append(large) && !block.append(almostLarge))
    #expect(block.count == 5 && block.size == 4)
  }

  @Test("A block without pieces has none")
  func empty() {
    let block = DataPieces()
    #expect(block.count == 0 && block.size == 0 && !block.isFull && block.map { $0 } == [])
  }
}
