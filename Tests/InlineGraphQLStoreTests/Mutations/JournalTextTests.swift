import Foundation
import InlineGraphQL
import SeededRandomness
import Testing

@testable import InlineGraphQLStore

@Suite("A journal says what was written, or which lines are damaged")
struct JournalTextTests {
  /// Returns records that fit each other.
  private func records(_ random: inout SeededRandom) -> [JournalRecord] {
    var (records, live) = ([JournalRecord](), [Int: Bool]())
    var keys: [Int: String] = [:]
    for id in 1...Int.random(in: 1...12, using: &random) {
      let text = ["\n", "\u{0}", "é", "\\\"", "{}", String(repeating: "x", count: 300)].randomElement(using: &random)!
      let key = [nil, "a", "b\n"].randomElement(using: &random)!
      keys[id] = key
      records.append(
        .queued(
          StoredMutation(
            id: id,
            name: "AddReview",
            key: key,
            queuedAt: Date(timeIntervalSinceReferenceDate: .random(in: 0...1e9, using: &random)),
            variables: #"{"price":12345678901234567890.12345678901234567890,"text":"\#(text)"}"#,
            optimistic: [nil, #"{"a":1}"#].randomElement(using: &random)!,
            attempts: Int.random(in: 0...2, using: &random)
          )
        )
      )
      live[id] = false
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        // Of those with a key, only the first is sent.
        let next = live.keys.sorted().filter { id in
          keys[id] == nil || !live.keys.contains { $0 < id && keys[$0] == keys[id] }
        }
        guard let id = next.randomElement(using: &random) else { break }
        if live[id] == false {
          records.append(.sent(id))
          live[id] = true
        } else {
          let isEnd = Bool.random(using: &random)
          records.append(isEnd ? .ended(id) : .waiting(id))
          live[id] = isEnd ? nil : false
        }
      }
    }
    return records
  }

  /// What records say, by the definition of each.
  private func mutations(_ records: some Sequence<JournalRecord>) -> [Int: StoredMutation] {
    var mutations: [Int: StoredMutation] = [:]
    for record in records {
      switch record {
      case .queued(let mutation): mutations[mutation.id] = mutation
      case .sent(let id): mutations[id]!.isSent = true
      case .waiting(let id):
        mutations[id]!.isSent = false
        mutations[id]!.attempts += 1
      case .ended(let id): mutations[id] = nil
      }
    }
    return mutations
  }

  @Test("Cut anywhere, it says what the whole lines say")
  func torn() throws {
    for seed in 0..<6 {
      var random = SeededRandom(seed: UInt64(seed))
      let records = records(&random)
      let lines = records.map { JournalText.line($0) }
      let whole = JournalText.firstLine + lines.joined()
      for count in 0...whole.count {
        let text = JournalText(Array(whole[..<count]))
        var (size, read) = (count < JournalText.firstLine.count ? 0 : JournalText.firstLine.count, 0)
        while size > 0, read < lines.count, size + lines[read].count <= count {
          size += lines[read].count
          read += 1
        }
        #expect(text.size == size)
        #expect(text.mutations == mutations(records[..<read]))
      }
    }
  }

  @Test("With any bytes changed, it says what the other lines say, and which were damaged")
  func damaged() {
    for seed in RandomRuns.seeds(500) {
      var random = SeededRandom(seed: seed)
      let records = records(&random)
      let lines = records.map { JournalText.line($0) }
      let whole = JournalText.firstLine + lines.joined()
      var bytes = whole
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0...3, using: &random) {
      case 0: bytes[place] ^= UInt8.random(in: 1...255, using: &random)
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
      default:
        for index in place..<min(bytes.count, place + 40) { bytes[index] = 0 }
      }
      let text = JournalText(bytes)
      let comment: Comment = "seed \(seed)"
      // The lines with a byte that was changed, or that touch one.
      var (touched, start) = (Set<Int>(), JournalText.firstLine.count)
      for (index, line) in lines.enumerated() {
        if start <= place + 40, place <= start + line.count { touched.insert(index) }
        start += line.count
      }
      let expected = mutations(records)
      for (id, mutation) in expected {
        guard let found = text.mutations[id] else {
          // It was lost with its own line.
          let queued = records.firstIndex { if case .queued(let mutation) = $0 { mutation.id == id } else { false } }
          #expect(queued.map(touched.contains) == true, comment)
          continue
        }
        #expect(
          found.variables == mutation.variables && found.key == mutation.key && found.name == mutation.name,
          comment
        )
        // What was sent is never sent again without asking.
        #expect(found.isSent || !mutation.isSent || text.size < bytes.count, comment)
      }
      // What ended is there only if the line that said so was damaged.
      for id in text.mutations.keys where expected[id] == nil {
        #expect(records.firstIndex(of: .ended(id)).map(touched.contains) == true, comment)
      }
      if text.size == bytes.count, bytes != whole { #expect(!text.damage.isEmpty, comment) }
    }
  }

  @Test("A bit of a file takes one mutation at most, and that is told")
  func bits() {
    let mutations = (1...12).map { StoredMutation(id: $0, name: "A", key: "k", queuedAt: Date(), variables: "{}") }
    let whole = JournalText.firstLine + mutations.flatMap { JournalText.line(.queued($0)) }
    for bit in 0..<whole.count * 8 {
      var bytes = whole
      bytes[bit / 8] ^= 1 << (bit % 8)
      let text = JournalText(bytes)
      #expect(text.mutations.count >= 11 && !text.damage.isEmpty, "bit \(bit)")
    }
  }

  @Test("Records that do not fit each other are told", arguments: ["sent", "waiting", "ended", "queued"])
  func order(name: String) {
    let first = JournalText.line(.queued(StoredMutation(id: 1, name: "A", queuedAt: Date(), variables: "{}")))
    let record: [UInt8] =
      switch name {
      case "sent": JournalText.line(.sent(2))
      case "waiting": JournalText.line(.waiting(1))
      case "ended": JournalText.line(.ended(2))
      default: first
      }
    let text = JournalText(JournalText.firstLine + first + record)
    #expect(text.damage.count == 1 && text.mutations.count == 1)
    #expect(text.damage.first?.hasSuffix("does not fit those before it, in line 3.") == true)
  }
}
