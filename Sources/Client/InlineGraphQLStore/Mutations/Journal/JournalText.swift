import GraphQLJSON

/// The contents of a journal's lines.
///
/// A line is a checksum, a space and a JSON object. The first says what file it is. A line that is not what was written is left out:
/// each of the others says what became of one mutation.
struct JournalText {
  /// The mutations that have not ended, by number.
  private(set) var mutations: [Int: StoredMutation] = [:]

  /// The problems of the lines that were left out, a sentence for each.
  private(set) var damage: [String] = []

  /// The number of bytes of the whole lines.
  private(set) var size = 0

  /// Reads a journal. A last line without its end is torn: the process was killed while it wrote it.
  init(_ bytes: [UInt8]) {
    var number = 0
    while size < bytes.count {
      number += 1
      let end = bytes[size...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
      let line = bytes[size..<end]
      if number == 1 {
        if line.count < Self.firstLine.count, Self.firstLine.starts(with: line) { return }
        if !line.elementsEqual(Self.firstLine) {
          noteDamage("It does not begin as a journal of this version does", in: number)
        }
      } else if line.last == UInt8(ascii: "\n") {
        read(line, number)
      } else {
        let mended = line.dropLast() + [UInt8(ascii: "\n")]
        guard Self.json(ofLine: mended) != nil else { return }
        noteDamage("The end is not that of a line", in: number)
        read(mended, number)
      }
      size = end
    }
  }

  private mutating func read(_ line: ArraySlice<UInt8>, _ number: Int) {
    if let json = Self.json(ofLine: line) {
      guard let record = JournalRecord(json), apply(record) else {
        return noteDamage("The record \("\(json)".excerpt()) does not fit those before it", in: number)
      }
    } else if let start = Self.startOfLastLine(in: line) {
      noteDamage("An end of a line is missing", in: number)
      // It is another byte, or was removed.
      let before = line[..<start] + [UInt8(ascii: "\n")]
      read(Self.json(ofLine: before) == nil ? line[..<(start - 1)] + [UInt8(ascii: "\n")] : before, number)
      read(line[start...], number)
    } else if case .queued(let mutation)? = Self.uncheckedJSON(ofLine: line).flatMap(JournalRecord.init) {
      let name = mutation.name.excerpt()
      noteDamage("The checksum is not that of the line, which queued a mutation \"\(name)\"", in: number)
    } else {
      // One record alone cannot say both that the first of a lane ended and that the next was sent.
      let isOneRecord = damage.isEmpty && line.count <= Self.line(.waiting(.max)).count
      noteDamage("The checksum is not that of the line", in: number)
      noteThatAnyMayBeSent(isOneRecord: isOneRecord)
    }
  }

  private mutating func noteDamage(_ problem: String, in line: Int) { damage.append("\(problem), in line \(line).") }

  /// Notes that any of the mutations that may have been next was perhaps sent.
  private mutating func noteThatAnyMayBeSent(isOneRecord: Bool) {
    var keys: Set<String> = []
    for (id, mutation) in mutations.sorted(by: { $0.key < $1.key }) {
      // Of those with a key, only the first is sent.
      if isOneRecord, let key = mutation.key, !keys.insert(key).inserted { continue }
      mutations[id]?.isSent = true
    }
  }

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
    return uncheckedJSON(ofLine: line)
  }

  private static func uncheckedJSON(ofLine line: ArraySlice<UInt8>) -> GraphQLJSONValue? {
    try? GraphQLJSONValue(parsing: Array(line.dropFirst(checksumCount + 1).dropLast()))
  }

  /// Returns where the last of several lines begins that have no ends between them.
  private static func startOfLastLine(in line: ArraySlice<UInt8>) -> Int? {
    line.indices.dropFirst().first { start in
      let middle = start + checksumCount
      return middle + 1 < line.endIndex && line[middle] == UInt8(ascii: " ") && line[middle + 1] == UInt8(ascii: "{")
        && json(ofLine: line[start...]) != nil
    }
  }

  private static let checksumCount = 16

  private static func checksum(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    let digits = String(fnv1a(bytes), radix: 16)
    return Array((String(repeating: "0", count: checksumCount - digits.count) + digits).utf8)
  }

  /// Applies a record. Returns whether it fits those before it, as far as these are known.
  private mutating func apply(_ record: JournalRecord) -> Bool {
    let isCertain = damage.isEmpty
    switch record {
    case .queued(let mutation): return mutations.updateValue(mutation, forKey: mutation.id) == nil
    case .ended(let id): return mutations.removeValue(forKey: id) != nil || !isCertain
    case .sent(let id):
      guard mutations[id]?.isSent == false else {
        mutations[id]?.isSent = true
        return !isCertain
      }
      mutations[id]?.isSent = true
    case .waiting(let id):
      guard mutations[id]?.isSent == true || !isCertain else { return false }
      mutations[id]?.isSent = false
      mutations[id]?.attempts += 1
    }
    return true
  }
}
