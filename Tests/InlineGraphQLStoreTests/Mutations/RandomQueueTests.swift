import Foundation
import InlineGraphQL
import SeededRandomness
import Testing

@testable import InlineGraphQLStore

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("Whatever happens to a queue, each mutation is executed in order and not twice", .timeLimit(.minutes(5)))
struct RandomQueueTests {
  /// A queue, and what an obvious one would have done.
  private final class Run {
    let service = ReviewService()
    let folder: QueueFolder
    var queue: MutationQueue
    var random: SeededRandom
    /// The keys of the mutations.
    var keys: [Int: String?] = [:]
    /// How often a mutation may arrive: once, and again for each reason that there was.
    var allowed: [Int: Int] = [:]
    /// The mutations that were answered, given up or discarded.
    var ended: Set<Int> = []

    init(seed: UInt64) throws {
      random = SeededRandom(seed: seed)
      folder = try QueueFolder()
      queue = try Self.open(folder.file(), service)
    }

    static func open(_ file: URL, _ service: ReviewService) throws -> MutationQueue {
      try MutationQueue(
        client: GraphQLClient(transport: service),
        file: file,
        mutations: [QueueableMutation(Reviews.AddStars.self)],
        backoff: .endless
      )
    }

    /// Waits until all that the queue says it sends is there.
    func settle() async throws {
      try await eventually {
        queue.pending.filter { $0.state == .sending }.map(\.stars).sorted() == service.unanswered.sorted()
      }
    }

    func unanswered() -> PendingMutation? {
      queue.pending.filter { $0.state == .unanswered }.randomElement(using: &random)
    }

    func step() async throws {
      switch Int.random(in: 0..<20, using: &random) {
      case 0..<6:
        let stars = keys.count + 1
        let key: String? = [0: "a", 1: "b"][Int.random(in: 0..<3, using: &random)]
        keys.updateValue(key, forKey: stars)
        allowed[stars] = 1
        try queue.enqueue(Reviews.AddStars(stars: stars), key: key)
      case 6..<14:
        guard let stars = service.unanswered.sorted().randomElement(using: &random) else { break }
        switch Int.random(in: 0..<5, using: &random) {
        case 0:
          allowed[stars]! += 1
          try await service.fail(stars, .notConnectedToInternet)
        case 1: try await service.fail(stars, .networkConnectionLost)
        case 2:
          ended.insert(stars)
          try await service.answer(stars, .status(400))
        default:
          ended.insert(stars)
          try await service.answer(stars)
        }
        try await eventually { !queue.pending.contains { $0.stars == stars && $0.state == .sending } }
      case 14..<16: queue.resume()
      case 16:
        guard let mutation = unanswered() else { break }
        allowed[mutation.stars]! += 1
        queue.retry(mutation.id)
      case 17:
        guard let mutation = queue.pending.randomElement(using: &random) else { break }
        ended.insert(mutation.stars)
        queue.discard(mutation.id)
      default:
        // The process is killed.
        let before = queue.pending
        let file = try folder.killed(URL(fileURLWithPath: folder.file().path).lastPathComponent)
        queue.close()
        try await eventually { service.unanswered.isEmpty }
        try FileManager.default.removeItem(at: folder.file())
        try FileManager.default.moveItem(at: file, to: folder.file())
        queue = try Self.open(folder.file(), service)
        #expect(queue.pending.map(\.stars) == before.map(\.stars))
        for mutation in before where mutation.state == .sending || mutation.state == .unanswered {
          #expect(queue.pending.contains { $0.id == mutation.id && $0.state == .unanswered })
        }
      }
      try await settle()
      check()
    }

    func check() {
      let arrived = service.arrived
      for (stars, key) in keys {
        #expect(arrived.count { $0 == stars } <= allowed[stars]!, "\(stars)")
        #expect(queue.pending.contains { $0.stars == stars } != ended.contains(stars), "\(stars)")
        guard key != nil else { continue }
        // What is before it with the same key has ended, or it has not arrived.
        if arrived.contains(stars) {
          #expect(!queue.pending.contains { $0.key == key && $0.stars < stars }, "\(stars)")
        }
      }
      for key in ["a", "b"] {
        var seen = Set<Int>()
        let first = arrived.filter { keys[$0]! == key && seen.insert($0).inserted }
        #expect(first == first.sorted())
      }
    }
  }

  @Test("Over restarts, failures and decisions", arguments: RandomRuns.seeds(12))
  func random(seed: UInt64) async throws {
    let run = try Run(seed: seed)
    for _ in 0..<60 { try await run.step() }
    run.service.answerAll { .review($0) }
    while !run.queue.pending.isEmpty {
      for mutation in run.queue.pending where mutation.state == .unanswered { run.queue.retry(mutation.id) }
      for stars in run.service.unanswered where run.ended.insert(stars).inserted { try await run.service.answer(stars) }
      run.queue.resume()
      try await Task.sleep(for: .milliseconds(1))
    }
    let finished = Set(run.service.arrived).union(run.ended)
    #expect(finished == Set(run.keys.keys))
  }
}
