#if os(Linux) && compiler(>=6.2)
  import Foundation
  import GraphQLCLibrary
  import InlineGraphQL
  import Testing

  @testable import InlineGraphQLStore

  @Suite("A queue whose disk is full", .timeLimit(.minutes(1)))
  struct FullDiskQueueTests {
    @Test("What the disk does not take is not queued; what it took is sent in order, also after a restart")
    func full() async {
      // In a process of its own, because the limit is that of the process.
      await #expect(processExitsWith: .success) { try await checkFullDisk() }
    }
  }

  private func checkFullDisk() async throws {
    let (folder, service, reports) = (try QueueFolder(), ReviewService(), Reports())
    let file = folder.file()
    func open() throws -> MutationQueue {
      try MutationQueue(
        client: GraphQLClient(transport: service),
        file: file,
        mutations: [QueueableMutation(Reviews.AddReview.self)],
        backoff: .endless,
        onReport: reports.receive
      )
    }
    func review(_ stars: Int) -> Reviews.AddReview {
      Reviews.AddReview(stars: stars, commentary: .some(String(repeating: "x", count: 100)))
    }

    let queue = try open()
    // The system then takes a part of a line at most.
    signal(SIGXFSZ, SIG_IGN)
    try limitFileSize(to: 2000)
    var queued: [Int] = []
    let refusal = #expect(throws: MutationQueueError.self) {
      while true {
        try queue.enqueue(review(queued.count + 1), key: "a")
        queued.append(queued.count + 1)
      }
    }
    guard case .file(file.path, EFBIG)? = refusal else {
      Issue.record("\(String(describing: refusal))")
      return
    }
    #expect(queued.count > 5 && queue.pending.map(\.stars) == queued)
    // Now not even a short line has room. A response is told of all the same, and what cannot be noted as sent is not sent.
    try limitFileSize(to: 0)
    try await service.answer(1)
    try await eventually { reports.all.contains("answered 1 0") }
    try await eventually { reports.all.count { $0 == "fileFailed" } == 2 }
    #expect(service.arrived == [1])

    try limitFileSize(to: nil)
    try queue.enqueue(review(100), key: "a")
    queue.close()
    service.answerAll { .review($0) }
    let again = try open()
    try await eventually { again.pending.isEmpty || again.pending.first?.short.hasSuffix("unanswered") == true }
    // What the file could not be told is not taken for granted.
    for mutation in again.pending where mutation.state == .unanswered { again.retry(mutation.id) }
    try await eventually { again.pending.isEmpty }
    let arrived = service.arrived.filter { $0 > 1 }
    #expect(arrived == queued.dropFirst() + [100])
  }

  /// Sets how large the process may make a file; `nil` for as large as it could at first.
  private func limitFileSize(to size: Int?) throws {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0 else { throw Failure() }
    limit.rlim_cur = size.map { rlim_t($0) } ?? limit.rlim_max
    guard setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0 else { throw Failure() }
  }

  private struct Failure: Error {}
#endif
