/// When a ``LiveQuery`` sends its query.
public enum LiveQueryPolicy: Hashable, Sendable {
  /// At once. Until the response is there, nothing is shown.
  case networkOnly

  /// If the store does not have all of the response, or has it stale, also later.
  case storeOrNetwork

  /// At once, while what the store has is shown; and when that was invalidated.
  case storeAndNetwork

  /// Only by ``LiveQuery/refetch()``.
  case storeOnly
}
