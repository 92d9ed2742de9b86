import Foundation
import GraphQLCLibrary
import Testing

/// Counts objects that are alive, and calls that have not returned.
final class LiveObjects: Sendable {
  private struct Reference: @unchecked Sendable {
    weak var object: AnyObject?
  }

  private let objects = Locked<[Reference]>([])
  private let calls = Locked(0)

  /// The names of the types of what is alive, and of calls.
  var names: [String] {
    let calls = calls.withLock { $0 }
    return objects.withLock { objects in
      objects.removeAll { $0.object == nil }
      return objects.compactMap { $0.object.map { "\(type(of: $0))" } } + (0..<calls).map { _ in "call" }
    }
  }

  func add(_ object: AnyObject) { objects.withLock { $0.append(Reference(object: object)) } }

  /// Counts a call.
  func counting<Value: Sendable>(_ body: @Sendable () async throws -> Value) async throws -> Value {
    calls.withLock { $0 += 1 }
    defer { calls.withLock { $0 -= 1 } }
    return try await body()
  }
}

#if os(Linux)
  /// The sockets of this process.
  private var openSockets: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    return names.compactMap { try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)") }
      .filter { $0.hasPrefix("socket:") }
  }

  /// Expects that something leaves as many sockets as there were before, and nothing alive, after a while.
  func expectNoLeaks(_ live: LiveObjects, _ body: () async throws -> Void) async throws {
    // Connections close a little later than requests end.
    func settle(_ isSettled: () -> Bool) async throws {
      for _ in 0..<4000 where !isSettled() { try await Task.sleep(for: .milliseconds(10)) }
    }
    try await settle { live.names.isEmpty }
    let before = openSockets.count
    try await body()
    try await settle { live.names.isEmpty && openSockets.count <= before }
    #expect(live.names == [])
    #expect(openSockets.count <= before)
  }
#endif
