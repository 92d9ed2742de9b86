/// How long to wait before something that failed is tried again.
///
/// Each delay is about twice the one before. A random part of it is left out, so that clients that failed together do
/// not come back together.
///
/// ```swift
/// var transport = HTTPTransport(url: url)
/// transport.reconnection = GraphQLBackoff(initialDelay: .seconds(1), maximumAttempts: 3)
/// ```
public struct GraphQLBackoff: Sendable {
  /// The longest first delay.
  public var initialDelay: Duration

  /// The longest delay.
  public var maximumDelay: Duration

  /// How often in a row it is tried again. A subscription that has lasted a second, or had an event, begins a new row.
  public var maximumAttempts: Int

  /// Knows whether there is a network: nothing is tried before it is there, and what waits is tried when it is back. `nil` if nobody
  /// knows.
  public var connectivity: (any Connectivity)?

  /// How long a subscription must have lasted to begin a new row without an event.
  package var lastingTime = Duration.seconds(1)

  /// Creates delays.
  public init(
    initialDelay: Duration = .milliseconds(500),
    maximumDelay: Duration = .seconds(30),
    maximumAttempts: Int = 5,
    connectivity: (any Connectivity)? = nil
  ) {
    self.initialDelay = initialDelay
    self.maximumDelay = maximumDelay
    self.maximumAttempts = maximumAttempts
    self.connectivity = connectivity
  }

  /// Waits before an attempt: for the delay, but no longer than until the network is back, and as long as there is none.
  ///
  /// - Parameters:
  ///   - attempt: The number of the attempt, from 1.
  ///   - asked: The delay that the service asks for; `nil` if it asks for none.
  /// - Throws: `CancellationError` if the task is cancelled.
  package func wait(before attempt: Int, asked: Duration? = nil) async throws {
    let delay = asked ?? delay(before: attempt)
    guard let connectivity else { return try await Task.sleep(for: delay) }
    if !connectivity.isConnected { return try await connectivity.waitForConnection() }
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await Task.sleep(for: delay) }
      group.addTask { try await connectivity.waitForConnection() }
      defer { group.cancelAll() }
      try await group.next()
    }
    // The delay may end while there is no network.
    if !connectivity.isConnected { try await connectivity.waitForConnection() }
  }

  /// Returns the delay before an attempt, from half the longest to the longest.
  ///
  /// - Parameter attempt: The number of the attempt, from 1.
  package func delay(before attempt: Int) -> Duration {
    // Beyond this power every delay is the maximum.
    let longest = min(maximumDelay, initialDelay * Int(1) << min(max(0, attempt - 1), 30))
    return longest * Double.random(in: 0.5...1)
  }
}

extension GraphQLBackoff: Hashable {
  /// Returns whether both have the same delays, and the same connectivity.
  public static func == (first: GraphQLBackoff, second: GraphQLBackoff) -> Bool {
    first.parts == second.parts
  }

  /// Adds the delays and the connectivity to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(parts) }

  private var parts: [AnyHashable] {
    [initialDelay, maximumDelay, maximumAttempts, lastingTime, connectivity.map { ObjectIdentifier($0) }]
  }
}
