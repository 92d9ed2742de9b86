/// When a live query asks the service again, though nothing in the store has changed.
public struct LiveRefreshing: Hashable, Sendable {
  let interval: Duration

  /// Each time that so much has passed since the last request, as long as somebody has the query. Where the client knows that there
  /// is no network, it waits for that.
  public static func every(_ interval: Duration) -> LiveRefreshing { LiveRefreshing(interval: interval) }
}
