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
    #expect(block.all == pieces)
    // A piece is used as any data: its indices begin where they begin.
    #expect(block.all.map { Array($0) } == pieces.map { Array($0) })
  }

  @Test("A large piece fills a block and is not copied")
  func large() {
    let large = Data(repeating: 7, count: DataPieces.capacity)
    let block = DataPieces(large)
    #expect(block.isFull && block.count == 1 && block.size == large.count)
    let address = large.withUnsafeBytes { $0.baseAddress }
    #expect(block.all.map { $0.withUnsafeBytes { $0.baseAddress } } == [address])
    var almost = DataPieces(large.dropLast())
    #expect(!almost.isFull)
    almost.append(Data([7]))
    #expect(almost.isFull && almost.all.map { $0.count } == [large.count - 1, 1])
  }

  @Test("A block takes the pieces of another if there is room for all")
  func joined() {
    var block = DataPieces(Data("ab".utf8))
    var other = DataPieces(Data("".utf8))
    other.append(Data("c".utf8))
    #expect(block.append(other) && block.append(other))
    #expect(block.all.map { String(decoding: $0, as: UTF8.self) } == ["ab", "", "c", "", "c"])
    var many = DataPieces()
    for _ in 0..<(DataPieces.maximumCount - 4) { many.append(Data([1])) }
    let large = DataPieces(Data(repeating: 7, count: DataPieces.capacity))
    let almostLarge = DataPieces(Data(repeating: 7, count: DataPieces.capacity - 3))
    #expect(!block.append(many) && !block.append(large) && !block.append(almostLarge))
    #expect(block.count == 5 && block.size == 4)
  }

  @Test("Parts are what they are in the pieces, whether they share the memory or not", arguments: 0..<20)
  func parts(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    var block = DataPieces()
    for _ in 0..<Int.random(in: 1..<20, using: &random) {
      let bytes = (0..<Int.random(in: 0..<40, using: &random)).map { _ in UInt8.random(in: 0...9, using: &random) }
      block.append(Data(bytes))
    }
    let (expected, parts) = block.withUnsafeBytes { memory, places in
      let parts = places.filter { _ in Bool.random(using: &random) }.map { place in
        let start = Int.random(in: place.lowerBound...place.upperBound, using: &random)
        return start..<Int.random(in: start...place.upperBound, using: &random)
      }
      return (parts.map { Data(memory[$0]) }, parts)
    }
    let taken = block.parts(parts)
    #expect(taken.all == expected)
    #expect(taken.size <= expected.reduce(0) { $0 + $1.count } * 2 + 1)
    var joined = DataPieces(Data("first".utf8))
    let isJoined = joined.append(taken)
    #expect(isJoined && joined.all == [Data("first".utf8)] + expected)
  }

  @Test("A part of a large piece is not copied, if it is large itself")
  func largePart() {
    let large = Data(repeating: 7, count: DataPieces.capacity * 2)
    let block = DataPieces(large)
    #expect(block.withUnsafeBytes { $0.count == large.count && $1 == [0..<large.count] })
    #expect(block.parts([]).count == 0)
    #expect(block.parts([3..<5]).all == [Data([7, 7])])
    let address = large.withUnsafeBytes { $0.baseAddress! + 3 }
    func addresses(_ pieces: DataPieces) -> [UnsafeRawPointer?] { pieces.all.map { $0.withUnsafeBytes(\.baseAddress) } }
    #expect(addresses(block.parts([3..<large.count])) == [address])
    // Less than half of it must not keep all.
    let less = block.parts([3..<DataPieces.capacity])
    #expect(addresses(less) != [address] && less.all == [large.dropFirst(3).prefix(DataPieces.capacity - 3)])
    let twice = DataPieces(large + large)
    let quarter = twice.parts([3..<DataPieces.capacity + 3])
    #expect(quarter.count == 1 && quarter.size == DataPieces.capacity)
    #expect(addresses(quarter)[0] != addresses(twice)[0].map { $0 + 3 })
  }

  @Test("A block without pieces has none")
  func empty() {
    let block = DataPieces()
    #expect(block.count == 0 && block.size == 0 && !block.isFull && block.all == [])
  }
}
