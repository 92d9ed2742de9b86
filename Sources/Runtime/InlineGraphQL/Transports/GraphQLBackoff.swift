/// How long to wait before something that failed is tried again.
///
/// Each delay is about twice the one before. A random part of it is left out, so that clients that failed together do
/// not come back together.
///
/// ```swift
/// var transport = HTTPTransport(url: url)
/// transport.reconnection = GraphQLBackoff(initialDelay: .seconds(1), maximumAttempts: 3)
/// ```
public struct GraphQLBackoff: Sendable, Hashable {
  /// The longest first delay.
  public var initialDelay: Duration

  /// The longest delay.
  public var maximumDelay: Duration

  /// How often in a row it is tried again. A subscription that has lasted a second, or had an event, begins a new row.
  public var maximumAttempts: Int

  /// How long a subscription must have lasted to begin a new row without an event.
  package var lastingTime = Duration.seconds(1)

  /// Creates delays.
  public init(
    initialDelay: Duration = .milliseconds(500),
    maximumDelay: Duration = .seconds(30),
    maximumAttempts: Int = 5
  ) {
    self.initialDelay = initialDelay
    self.maximumDelay = maximumDelay
    self.maximumAttempts = maximumAttempts
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
