import Foundation

/// A time that all processes understand, in hundredths of a second since 1970.
package typealias AbsoluteTime = UInt64

/// The times of a store, for other processes.
package struct SavedTimes: Sendable, Equatable {
  /// The time before which all values are stale; zero if there is none.
  package var validSince: AbsoluteTime

  /// The time of the last transaction. No value was written later.
  package var last: AbsoluteTime

  package init(validSince: AbsoluteTime = 0, last: AbsoluteTime = 0) {
    (self.validSince, self.last) = (validSince, last)
  }
}

/// The clock of a store.
///
/// It is a class, since the size of an instant is known at run time only: so would be where all else is in a struct that had
/// a clock.
final class StoreClock: Sendable {
  private let start = ContinuousClock.now

  /// The time at which the store was made.
  let first: StoreTime

  /// The absolute time of the store's time zero.
  private let zero: Int64

  /// - Parameter hasPast: Whether values may be older than the store. Half of the times are then before it: those of 248
  ///   days. Older values count as of that age.
  init(hasPast: Bool) {
    first = hasPast ? 1 << 31 : 0
    zero = Int64(Date().timeIntervalSince1970 * 100) - Int64(first)
  }

  var now: StoreTime { StoreTime(clamping: Int64(first) + start.duration(to: .now).hundredths) }

  /// Returns the time that other processes understand.
  func absolute(_ time: StoreTime) -> AbsoluteTime { AbsoluteTime(clamping: zero + Int64(time)) }

  /// Returns the time of this store at which a value was written.
  ///
  /// Clocks are put back, so it may be later than now. It is not much later.
  func storeTime(_ time: AbsoluteTime) -> StoreTime {
    min(StoreTime(clamping: Int64(clamping: time) - zero), now + Self.tolerance)
  }

  /// Returns the time of this store before which values are stale. A value that was before it stays before it.
  func storeTime(validSince time: AbsoluteTime) -> StoreTime {
    time == 0 ? 0 : min(max(1, StoreTime(clamping: Int64(clamping: time) - zero)), now + Self.tolerance + 1)
  }

  /// How much later than now a value may be.
  private static let tolerance: StoreTime = 100
}

extension Duration {
  /// The duration in hundredths of a second.
  var hundredths: Int64 {
    let (seconds, attoseconds) = components
    return seconds * 100 + attoseconds / 10_000_000_000_000_000
  }
}
