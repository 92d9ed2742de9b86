import Foundation
import InlineGraphQL
import SeededRandomness
import Testing

@testable import InlineGraphQLStore

@Suite("A journal says what was written, or that it is broken")
struct JournalTextTests {
  /// Returns records that fit each other.
  private func records(_ random: inout SeededRandom) -> [JournalRecord] {
    var (records, live) = ([JournalRecord](), [Int: Bool]())
    for id in 1...Int.random(in: 1...12, using: &random) {
      let text = ["\n", "\u{0}", "é", "\\\"", "{}", String(repeating: "x", count: 300)].randomElement(using: &random)!
      records.append(
        .queued(
          StoredMutation(
            id: id,
            name: "AddReview",
            key: [nil, "a", "b\n"].randomElement(using: &random)!,
            queuedAt: Date(timeIntervalSinceReferenceDate: .random(in: 0...1e9, using: &random)),
            variables: #"{"price":12345678901234567890.12345678901234567890,"text":"\#(text)"}"#,
            optimistic: [nil, #"{"a":1}"#].randomElement(using: &random)!,
            attempts: Int.random(in: 0...2, using: &random)
          )
        )
      )
      live[id] = false
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        guard let id = live.keys.sorted().randomElement(using: &random) else { break }
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
        let text = try JournalText(Array(whole[..<count]))
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

  @Test("With any bytes changed, it is broken, or says what was before them")
  func broken() {
    for seed in 0..<1500 {
      var random = SeededRandom(seed: UInt64(seed))
      let records = records(&random)
      let lines = records.map { JournalText.line($0) }
      var bytes = JournalText.firstLine + lines.joined()
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0...3, using: &random) {
      case 0: bytes[place] ^= UInt8.random(in: 1...255, using: &random)
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
      default:
        for index in place..<min(bytes.count, place + 40) { bytes[index] = 0 }
      }
      guard let text = try? JournalText(bytes) else { continue }
      // Without an error, all lines that it has read are those that were written, or there were some less at the end.
      let possible = (0...records.count).map { mutations(records[..<$0]) }
      #expect(possible.contains(text.mutations), "seed \(seed)")
      #expect(
        text.size <= place || bytes[..<text.size].elementsEqual((JournalText.firstLine + lines.joined())[..<text.size])
      )
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
    #expect { _ = try JournalText(JournalText.firstLine + first + record) } throws: {
      ($0 as? BrokenJournal)?.line == 3
        && "\(($0 as! BrokenJournal).description)".hasSuffix("does not fit those before it, in line 3.")
    }
  }
}
