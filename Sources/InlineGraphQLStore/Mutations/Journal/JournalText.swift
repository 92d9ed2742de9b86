import GraphQLJSON

/// What the lines of a journal say.
///
/// A line is a checksum, a space and a JSON object. The first says what file it is.
struct JournalText {
  /// The mutations that have not ended, by number.
  private(set) var mutations: [Int: StoredMutation] = [:]

  /// The number of bytes of the whole lines.
  private(set) var size = 0

  /// Reads a journal. A last line that is torn is left out: the process was killed while it wrote it.
  ///
  /// - Throws: ``BrokenJournal`` if another line is not what was written.
  init(_ bytes: [UInt8]) throws(BrokenJournal) {
    var number = 0
    while size < bytes.count {
      number += 1
      let end = bytes[size...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
      let line = bytes[size..<end]
      if number == 1 {
        if line.count < Self.firstLine.count, Self.firstLine.starts(with: line) { return }
        guard line.elementsEqual(Self.firstLine) else {
          throw BrokenJournal(line: 1, problem: "It does not begin as a journal of this version does")
        }
      } else if let json = Self.json(ofLine: line) {
        guard let record = JournalRecord(json), apply(record) else {
          throw BrokenJournal(line: number, problem: "The record \("\(json)".excerpt()) does not fit those before it")
        }
      } else if end == bytes.count {
        return
      } else {
        throw BrokenJournal(line: number, problem: "The checksum is not that of the line")
      }
      size = end
    }
  }

  /// The first line, with its end.
  static let firstLine = Array(#"{"journal":"InlineGraphQL mutations","version":1}"#.utf8) + [UInt8(ascii: "\n")]

  /// Returns a record's line, with its end.
  static func line(_ record: JournalRecord) -> [UInt8] {
    let text = Array(GraphQLJSONValue.object(record.json).description.utf8)
    return checksum(text[...]) + [UInt8(ascii: " ")] + text + [UInt8(ascii: "\n")]
  }

  /// Returns the object of a line; `nil` if the line is not what was written.
  private static func json(ofLine line: ArraySlice<UInt8>) -> GraphQLJSONValue? {
    let text = line.dropFirst(checksumCount + 1).dropLast()
    guard line.last == UInt8(ascii: "\n"), line.starts(with: checksum(text) + [UInt8(ascii: " ")]) else { return nil }
    return try? GraphQLJSONValue(parsing: Array(text))
  }

  private static let checksumCount = 16

  /// The hash FNV-1a of 64 bits, in hexadecimal.
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return Array((String(repeating: "0", count: checksumCount - digits.count) + digits).utf8)
  }

  /// Applies a record. Returns whether it fits those before it.
  private mutating func apply(_ record: JournalRecord) -> Bool {
    switch record {
    case .queued(let mutation): return mutations.updateValue(mutation, forKey: mutation.id) == nil
    case .ended(let id): return mutations.removeValue(forKey: id) != nil
    case .sent(let id):
      guard mutations[id]?.isSent == false else { return false }
      mutations[id]?.isSent = true
    case .waiting(let id):
      guard mutations[id]?.isSent == true else { return false }
      mutations[id]?.isSent = false
      mutations[id]?.attempts += 1
    }
    return true
  }
}

/// What is wrong with a journal.
struct BrokenJournal: Error {
  let line: Int
  let problem: String

  var description: String { "\(problem), in line \(line)." }
}
