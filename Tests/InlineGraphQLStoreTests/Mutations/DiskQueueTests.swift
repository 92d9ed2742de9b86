import Foundation
import InlineGraphQL
import Testing

@testable import InlineGraphQLStore

@Suite("A queue on the disk survives restarts", .timeLimit(.minutes(2)))
struct DiskQueueTests {
  private let service = ReviewService()
  private let reports = Reports()
  private let folder: QueueFolder

  init() throws { folder = try QueueFolder() }

  private func open(
    _ file: URL? = nil,
    _ mutations: [QueueableMutation] = [.init(Reviews.AddStars.self), .init(Reviews.AddReview.self)],
    maximumAge: Duration? = nil
  ) throws -> MutationQueue {
    try MutationQueue(
      client: GraphQLClient(transport: service),
      file: file ?? folder.file(),
      mutations: mutations,
      backoff: .endless,
      maximumAge: maximumAge,
      onReport: reports.receive
    )
  }

  private func review(_ stars: Int) -> Reviews.AddStars { Reviews.AddStars(stars: stars) }

  /// A point of the life of a mutation, at which the process is killed.
  enum Point: String, CaseIterable, Sendable {
    case queued, sent, postponed, unanswered, retried, answered, failed, discarded, cancelled
  }

  @Test("Wherever a process is killed, what was not answered is sent or told", arguments: Point.allCases)
  func killed(at point: Point) async throws {
    let first = try open()
    // What is before the mutation with the same key.
    if point == .queued { try first.enqueue(review(9), key: "a") }
    let response = try first.enqueue(review(1), key: "a")
    try first.enqueue(review(2), key: "a")
    switch point {
    case .queued: try await eventually { service.arrived == [9] }
    case .sent: try await eventually { service.arrived == [1] }
    case .postponed:
      try await service.fail(1, .notConnectedToInternet)
      try await eventually { reports.all.count == 1 }
    case .unanswered:
      try await service.fail(1, .timedOut)
      try await eventually { reports.all.count == 1 }
    case .retried:
      try await service.fail(1, .timedOut)
      try await eventually { reports.all.count == 1 }
      first.retry(first.pending[0].id)
      try await eventually { service.arrived == [1, 1] }
    case .answered:
      try await service.answer(1)
      try await eventually { service.arrived == [1, 2] }
    case .failed:
      try await service.answer(1, .status(400))
      try await eventually { service.arrived == [1, 2] }
    case .discarded:
      try await eventually { service.arrived == [1] }
      first.discard(first.pending[0].id)
      try await eventually { service.arrived == [1, 2] }
    case .cancelled:
      try await eventually { service.arrived == [1] }
      response.cancel()
      try await eventually { service.arrived == [1, 2] }
    }
    let killed = try folder.killed()
    first.close()
    try await eventually { service.unanswered.isEmpty }
    let second = try open(killed)
    let (pending, sent): ([String], Int?) =
      switch point {
      case .queued: (["9 unanswered", "1 waiting", "2 waiting"], nil)
      case .sent, .unanswered, .retried: (["1 unanswered", "2 waiting"], nil)
      case .postponed: (["1 sending", "2 waiting"], 1)
      case .answered, .failed, .discarded, .cancelled: (["2 unanswered"], nil)
      }
    #expect(second.pending.map(\.short) == pending)
    #expect(second.pending.first?.attempts == (point == .postponed || point == .retried ? 1 : 0))
    let before = service.arrived.count
    if let sent {
      try await service.answer(sent)
    } else {
      try await eventually { reports.all.last?.hasSuffix("before") == true }
      #expect(service.arrived.count == before)
      second.retry(second.pending[0].id)
    }
    // All that was not answered comes now, in order.
    service.answerAll { .review($0) }
    for stars in service.unanswered { try await service.answer(stars) }
    try await eventually { second.pending.isEmpty }
    #expect(service.arrived.suffix(pending.count) == pending.map { Int($0.prefix(1))! }[...])
  }

  @Test("A repeatable mutation is sent again without a decision")
  func repeatable() async throws {
    let first = try open()
    try first.enqueue(review(1), key: "a")
    try await eventually { service.arrived == [1] }
    let killed = try folder.killed()
    first.close()
    try await eventually { service.unanswered.isEmpty }
    let second = try open(killed, [QueueableMutation(Reviews.AddStars.self, isRepeatable: true)])
    try await eventually { service.arrived == [1, 1] }
    let again = try open(folder.killed(killed.lastPathComponent))
    #expect(again.pending.map(\.short) == ["1 unanswered"] && again.pending[0].attempts == 1)
    try await service.answer(1)
    try await eventually { second.pending.isEmpty }
  }

  @Test("The file is for one queue at a time")
  func lock() throws {
    let first = try open()
    #expect { _ = try open() } throws: {
      "\($0)".hasPrefix("Another queue has the file \(folder.file().path).")
    }
    first.close()
    _ = try open()
  }

  @Test("Only what can be sent after a restart is queued")
  func requirements() throws {
    let queue = try open(nil, [.init(Reviews.AddStars.self), .init(AddCover.self), .init(AddVariant.self)])
    #expect { try queue.enqueue(Reviews.AddReview(stars: 1, commentary: .none)) } throws: {
      "\($0)"
        == #"The mutation "AddReview" could not be sent after a restart. Add QueueableMutation(AddReview.self) to the queue's "mutations"."#
    }
    #expect { try queue.enqueue(AddCover(cover: Upload(Data(), fileName: "cover.png"))) } throws: {
      "\($0)".hasPrefix(#"The mutation "AddCover" has files, which a queue on the disk does not keep."#)
    }
    #expect { try queue.enqueue(AddVariant(variables: EmptyVariables())) } throws: {
      "\($0)".hasPrefix(#"The document of the mutation "AddVariant" depends on its value"#)
    }
    #expect(queue.pending.isEmpty)
    #expect { _ = try open(folder.url.appendingPathComponent("none/queue")) } throws: {
      "\($0)".hasSuffix("none/queue.lock: No such file or directory.")
    }
  }

  @Test("What an app cannot send any more is told, and its key waits")
  func unsendable() async throws {
    let first = try open()
    try first.enqueue(review(1), key: "a")
    try first.enqueue(Reviews.AddReview(stars: 2, commentary: .some("!")), key: "b")
    try first.enqueue(review(3), key: "a")
    try first.enqueue(review(4), key: "c")
    try await service.fail(1, .cannotFindHost)
    try await service.fail(2, .cannotFindHost)
    try await service.answer(4, .status(503))
    try await eventually { reports.all.count == 3 }
    let killed = try folder.killed()
    first.close()
    try await eventually { service.unanswered.isEmpty }
    let second = try open(killed, [QueueableMutation(OlderReview.self)])
    #expect(second.pending.map(\.short) == ["1 unsendable", "2 unsendable", "3 unsendable", "4 unsendable"])
    try await eventually { reports.all.suffix(4) == ["unsendable 1", "unsendable 2", "unsendable 3", "unsendable 4"] }
    guard case .unsendable(let unknown) = second.pending[0].state,
      case .unsendable(let unsuitable) = second.pending[1].state
    else { return }
    #expect(
      "\(unknown)"
        == #"The queued mutation "AddStars" is unknown. Add its type to the queue's "mutations", or discard it."#
    )
    #expect(
      "\(unsuitable)"
        == #"The variables of the queued mutation "AddReview" do not fit its document any more: Variable "$stars" of type "String!" is 2. Discard it."#
    )
    second.retry(second.pending[0].id)
    second.discard(second.pending[0].id)
    #expect(second.pending.map(\.stars) == [2, 3, 4])
    let again = try folder.killed(killed.lastPathComponent)
    second.close()
    try await eventually { service.unanswered.isEmpty }
    // A version that knows them sends them.
    let third = try open(again)
    for stars in [2, 3, 4] { try await service.answer(stars) }
    try await eventually { third.pending.isEmpty }
  }

  @Test("What is too old is given up")
  func age() async throws {
    let old = Date(timeIntervalSinceNow: -1000)
    let lines: [JournalRecord] = [
      .queued(StoredMutation(id: 1, name: "AddStars", key: "a", queuedAt: old, variables: #"{"stars":1}"#)),
      .queued(StoredMutation(id: 2, name: "AddStars", key: "a", queuedAt: Date(), variables: #"{"stars":2}"#)),
      .queued(StoredMutation(id: 3, name: "AddStones", key: "b", queuedAt: old, variables: #"{"stars":3}"#)),
    ]
    try Data(JournalText.firstLine + lines.flatMap { JournalText.line($0) }).write(to: folder.file())
    let queue = try open(maximumAge: .seconds(500))
    try await service.answer(2)
    try await eventually { queue.pending.isEmpty && reports.all.count == 3 }
    #expect(Set(reports.all) == ["failed 3 gaveUp", "failed 1 gaveUp", "answered 2 0"])
    #expect(service.arrived == [2])
  }

  @Test("A broken file is told and set aside, and a torn line is left out")
  func broken() async throws {
    let first = try open()
    try first.enqueue(review(1), key: "a")
    try first.enqueue(review(2), key: "a")
    try await service.fail(1, .cannotFindHost)
    try await eventually { reports.all.count == 1 }
    first.close()
    try await eventually { service.unanswered.isEmpty }
    let whole = try Data(contentsOf: folder.file())
    try whole.dropLast(3).write(to: folder.file("torn"))
    let torn = try open(folder.file("torn"))
    // The line that is torn said that the first was not executed.
    #expect(torn.pending.map(\.short) == ["1 unanswered", "2 waiting"])
    torn.close()
    var bytes = whole
    bytes[try #require(bytes.range(of: Data(#""queued":2"#.utf8))).upperBound] ^= 1
    try bytes.write(to: folder.file("broken"))
    let broken = try open(folder.file("broken"))
    #expect(broken.pending.map { $0.short.prefix(2) } == ["1 "])
    try await eventually { reports.all.contains("setAside broken.broken-1") }
    #expect(try Data(contentsOf: folder.file("broken.broken-1")) == bytes)
    try broken.enqueue(review(5), key: "b")
    try await service.answer(5)
    try Data("Dear diary".utf8).write(to: folder.file("diary"))
    _ = try open(folder.file("diary"))
    try await eventually { reports.all.contains("setAside diary.broken-1") }
  }

  @Test("A file has what is pending, and not much more")
  func size() async throws {
    let queue = try open()
    try queue.enqueue(Reviews.AddReview(stars: 1, commentary: .some("Stays")), key: "a")
    try await service.fail(1, .notConnectedToInternet)
    service.answerAll { .review($0) }
    let text = String(repeating: "x", count: 1000)
    for stars in 2...400 {
      _ = try await queue.execute(Reviews.AddReview(stars: stars, commentary: .some(text)), key: "b")
    }
    #expect(try Data(contentsOf: folder.file()).count < 80_000)
    try await eventually { queue.pending.count == 1 }
    let stored = try JournalText(Array(Data(contentsOf: folder.killed()))).mutations.values
    #expect(stored.map(\.variables) == [#"{"stars":1,"commentary":"Stays"}"#])
  }

  @Test("A restored mutation is what was queued", arguments: [true, false, nil])
  func restored(withCommentary: Bool?) async throws {
    let mutation = Reviews.AddReview(stars: 1, commentary: .some("é\n\u{0}"), withCommentary: withCommentary)
    let stored = StoredMutation(
      id: 1,
      name: "AddReview",
      queuedAt: Date(),
      variables: String(decoding: try mutation.variables.variableData, as: UTF8.self)
    )
    let restored = try RestoredMutation<Reviews.AddReview>(stored)
    #expect(try GraphQLRequest(restored) == GraphQLRequest(mutation))
    let body = Data(#"{"data":{"createReview":{"__typename":"Review","stars":1,"commentary":"!"}}}"#.utf8)
    let commentary = try restored.decodeResponse(body).data?.createReview?.commentary
    #expect(commentary == (withCommentary == true ? "!" : nil))
  }

  @Test(
    "Variables that the mutation cannot take are told",
    arguments: [
      (#"{"stars":1,"commentary":null,"withCommentary":true}"#, nil),
      (#"{"stars":1}"#, nil),
      (#"{}"#, #"Variable "$stars" of required type "Int!" was not provided."#),
      (#"{"stars":null}"#, #"Variable "$stars" of type "Int!" is null."#),
      (#"{"stars":1.5}"#, #"Variable "$stars" of type "Int!" is 1.5."#),
      (#"{"stars":1,"commentary":["a"]}"#, #"Variable "$commentary" of type "String" is ["a"]."#),
      (#"{"stars":1,"colour":"red"}"#, #"Variable "$colour" is not defined."#),
    ] as [(String, String?)]
  )
  func variables(json: String, problem: String?) {
    let stored = StoredMutation(id: 1, name: "AddReview", queuedAt: Date(), variables: json)
    do {
      let restored = try RestoredMutation<Reviews.AddReview>(stored)
      #expect(problem == nil)
      #expect(try restored.variables.variableData == Data(json.utf8))
    } catch {
      #expect(error as? UnsendableMutation == .unsuitableVariables(mutation: "AddReview", problem: problem ?? ""))
    }
  }
}

/// A mutation with a file.
private struct AddCover: GraphQLMutation {
  typealias Data = Reviews.AddStars.Data

  struct Variables: GraphQLVariables {
    let cover: Upload
    func write(to object: inout JSONObjectWriter) { object.write("cover") { cover.write(to: &$0) } }
  }

  static var node: __OperationNode {
    .init(name: "AddCover", definition: "mutation AddCover($cover: Upload!) { createReview(cover: $cover) { stars } }")
  }
  let variables: Variables
  init(cover: Upload) { variables = Variables(cover: cover) }
}

/// A mutation whose values have documents of their own.
private struct AddVariant: GraphQLMutation {
  typealias Data = Reviews.AddStars.Data

  static var node: __OperationNode {
    .init(name: "AddVariant", definition: "mutation AddVariant { createReview { stars } }")
  }
  let variables: EmptyVariables
  var sentDocument: SentDocument {
    SentDocument(text: "mutation AddVariant { createReview(a: 1) { stars } }", operationName: "AddVariant")
  }
}

/// What `AddReview` was in another version of the app.
private struct OlderReview: GraphQLMutation {
  typealias Data = Reviews.AddStars.Data

  static var node: __OperationNode {
    .init(
      name: "AddReview",
      definition: "mutation AddReview($stars: String!) { createReview(stars: $stars) { stars } }"
    )
  }
  let variables: EmptyVariables
}
