import Foundation
import GraphQLCLibrary
import GraphQLHTTP
import Testing

@Suite("Time limits", .timeLimit(.minutes(1))) struct TimeLimitTests {
  private func isOver(_ error: any Error) -> Bool {
    guard case HTTPExchangeError.network(let error as URLError) = error else { return false }
    return error.code == .timedOut
  }

  @Test(
    "What takes too long is cancelled after its limit, whichever began first",
    arguments: [[0.3, 0.01], [0, 0.3]]
  )
  func limits(_ limits: [Double]) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for seconds in limits + [50] {
        group.addTask {
          let start = ContinuousClock.now
          let error = try await failure { try await withTimeLimit(seconds) { try await Task.sleep(for: .seconds(50)) } }
          let time = ContinuousClock.now - start
          #expect(seconds == 50 ? error is CancellationError : isOver(error) && time >= .seconds(seconds))
          #expect(time < .seconds(40))
        }
      }
      for _ in limits { try await group.next() }
      group.cancelAll()
      try await group.waitForAll()
    }
  }

  @Test("What ends in time has its own end")
  func inTime() async throws {
    struct Failure: Error {}
    #expect(try await withTimeLimit(.infinity) { 1 } == 1)
    #expect(try await failure { try await withTimeLimit(50) { throw Failure() } } is Failure)
    let task = Task { try await withTimeLimit(50) { try await Task.sleep(for: .seconds(50)) } }
    task.cancel()
    #expect(try await failure { try await task.value } is CancellationError)
  }

  @Test("A limit that was ended does not expire; those that remain do")
  func ending() async throws {
    let limits = TimeLimits()
    let expired = Locked<[Int]>([])
    let first = limits.begin(3) { expired.withLock { $0.append(1) } }
    _ = limits.begin(3.1) { expired.withLock { $0.append(2) } }
    let other = limits.begin(50) {}
    limits.end(first)
    while expired.withLock({ $0.isEmpty }) { try await Task.sleep(for: .milliseconds(5)) }
    #expect(expired.withLock { $0 } == [2])
    limits.end(other)
  }

  @Test("One task sleeps for all limits that end later")
  func sleepers() async throws {
    let limits = TimeLimits()
    for _ in 0..<1000 { limits.end(limits.begin(50) {}) }
    #expect(limits.sleepCount == 1)
  }
}
