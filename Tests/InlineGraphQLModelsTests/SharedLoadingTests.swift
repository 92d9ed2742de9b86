import Foundation
import InlineGraphQLModels
import Testing

/// Many tasks that load one list concurrently. These tests also run under the thread sanitizer.
@Suite struct SharedLoadingTests {
  /// Returns a list of a client that is not loaded.
  static func comments(_ answer: @escaping @Sendable (Int) async throws -> String) async throws -> (
    ModelList<Comment>, Counter
  ) {
    let calls = Counter()
    let transport = RecordingTransport { request in
      if request.operationName == "GetPost" { return ModelListTests.post }
      return try await answer(calls.next())
    }
    return (try await ModelListTests.comments(of: GraphQLClient(transport: transport)), calls)
  }

  @Test("there is one request for all") func one() async throws {
    for _ in 0..<50 {
      let (comments, calls) = try await Self.comments { _ in
        await Task.yield()
        return ModelListTests.comments("a", "b")
      }
      let counts = try await withThrowingTaskGroup(of: Int.self) { group in
        for _ in 0..<20 {
          group.addTask {
            try await comments.fetch()
            return comments.count
          }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(counts == Array(repeating: 2, count: 20))
      #expect(calls.value == 1)
    }
  }

  // Older compilers have no immediate tasks.
  #if compiler(>=6.2)
    @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
    @Test("one who is cancelled does not fail the others") func cancelled() async throws {
      let gate = Gate()
      let (comments, calls) = try await Self.comments { _ in
        await gate.wait()
        try Task.checkCancellation()
        return ModelListTests.comments("a")
      }
      let first = Task { try await comments.fetch().count }
      await gate.hasWaiter()
      // An immediate task runs until it waits for the load.
      let second = Task.immediate { try await comments.fetch().count }
      first.cancel()
      // A cancelled task does not wait for the answer.
      await #expect(throws: CancellationError.self) { try await first.value }
      gate.open()
      #expect(try await second.value == 1)
      #expect(calls.value == 1)
    }
  #endif

  @Test("the load is cancelled when all who wait are, and another one starts") func allCancelled() async throws {
    let gate = Gate()
    let isCancelled = Gate()
    let (comments, calls) = try await Self.comments { call in
      guard call == 0 else { return ModelListTests.comments("a") }
      return try await withTaskCancellationHandler {
        await gate.wait()
        try Task.checkCancellation()
        return ModelListTests.comments("a", "b")
      } onCancel: {
        isCancelled.open()
      }
    }
    let tasks = (0..<5).map { _ in Task { try await comments.fetch() } }
    await gate.hasWaiter()
    for task in tasks { task.cancel() }
    for task in tasks { await #expect(throws: CancellationError.self) { try await task.value } }
    await isCancelled.wait()
    #expect(!comments.isLoaded)
    #expect(try await comments.fetch().count == 1)
    gate.open()
    #expect(calls.value == 2)
    #expect(comments.count == 1)
  }

  @Test("who is cancelled before asking makes no request") func cancelledBefore() async throws {
    let (comments, calls) = try await Self.comments { _ in ModelListTests.comments("a") }
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      try await comments.fetch()
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(calls.value == 0)
  }

  @Test("failures, cancellations and loads at the same time") func stress() async throws {
    for round in 0..<100 {
      let (comments, _) = try await Self.comments { call in
        for _ in 0..<(round % 7) { await Task.yield() }
        if call % 3 == 0 { throw NoAnswer() }
        return ModelListTests.comments("a", "b", "c")
      }
      await withTaskGroup(of: Void.self) { group in
        for number in 0..<24 {
          group.addTask {
            let task = Task { try await comments.fetch().count }
            if number % 4 == 0 { task.cancel() }
            if let count = try? await task.value { #expect(count == 3) }
            _ = (comments.isLoaded, comments.hashValue, comments.loadedElements?.count)
          }
        }
      }
      while !comments.isLoaded { _ = try? await comments.fetch() }
      #expect(comments.map(\.id) == ["a", "b", "c"])
    }
  }
}

/// A barrier that stops all tasks until it is opened.
final class Gate: @unchecked Sendable {
  private let lock = NSLock()
  private var isOpen = false
  private var waiters: [CheckedContinuation<Void, Never>] = []
  private var observers: [CheckedContinuation<Void, Never>] = []

  /// Waits until the gate is open.
  func wait() async {
    await withCheckedContinuation { continuation in
      let (passes, observers) = lock.withLock { () -> (Bool, [CheckedContinuation<Void, Never>]) in
        if !isOpen { waiters.append(continuation) }
        defer { self.observers = [] }
        return (isOpen, self.observers)
      }
      for observer in observers { observer.resume() }
      if passes { continuation.resume() }
    }
  }

  /// Waits until a task waits at the gate.
  func hasWaiter() async {
    await withCheckedContinuation { continuation in
      let isThere = lock.withLock {
        if waiters.isEmpty && !isOpen { observers.append(continuation) }
        return !waiters.isEmpty || isOpen
      }
      if isThere { continuation.resume() }
    }
  }

  /// Lets all waiting tasks pass.
  func open() {
    let waiting = lock.withLock {
      isOpen = true
      defer { waiters = [] }
      return waiters
    }
    for waiter in waiting { waiter.resume() }
  }
}
