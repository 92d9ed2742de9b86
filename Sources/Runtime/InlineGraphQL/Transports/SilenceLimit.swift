/// After how long a silence a stream counts as broken off, if its service says from time to time that it is there.
struct SilenceLimit {
  private let minimum: Duration
  private var lastSign: ContinuousClock.Instant?
  private var longestInterval: Duration?

  /// - Parameter minimum: The shortest limit.
  init(minimum: Duration) { self.minimum = minimum }

  /// Notes a sign of life that is no response. Two tell how often there is one.
  mutating func noteSign(at time: ContinuousClock.Instant) {
    if let lastSign { longestInterval = max(longestInterval ?? .zero, time - lastSign) }
    lastSign = time
  }

  /// The limit; nil while nobody knows whether the service gives signs.
  var duration: Duration? { longestInterval.map { max(minimum, $0 * 3) } }
}
