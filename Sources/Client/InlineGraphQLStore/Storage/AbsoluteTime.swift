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

  /// Whether the system's clock was put back by more than a day since. Values would hardly age until it has caught up.
  package var areFarAhead: Bool { Double(last) > (Date().timeIntervalSince1970 + 86400) * 100 }
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

  /// Creates a clock that does not run behind that of the processes before it, even if the system's clock was put back.
  ///
  /// - Parameter last: The time of the last transaction of these processes; `nil` if all values are written by this one. If
  ///   there is one, half of the times are before the store: those of 248 days. Older values count as of that age.
  init(after last: AbsoluteTime?) {
    first = last == nil ? 0 : 1 << 31
    // A broken file may have any time.
    let latest = Int64(min(last ?? 0, 1 << 60))
    zero = max(Int64(Date().timeIntervalSince1970 * 100), latest) - Int64(first)
  }

  var now: StoreTime { StoreTime(clamping: Int64(first) + start.duration(to: .now).hundredths) }

  /// Returns the time that other processes understand.
  func absolute(_ time: StoreTime) -> AbsoluteTime { AbsoluteTime(clamping: zero + Int64(time)) }

  /// Returns the time of this store at which a value was written.
  ///
  /// - Parameter latest: The time of the last transaction. It may be later than now, since each invalidation adds to it.
  func storeTime(_ time: AbsoluteTime, latest: StoreTime) -> StoreTime {
    min(StoreTime(clamping: Int64(clamping: time) - zero), max(latest, now))
  }

  /// Returns the time of this store before which values are stale. A value that was before it stays before it.
  func storeTime(validSince time: AbsoluteTime, latest: StoreTime) -> StoreTime {
    time == 0 ? 0 : max(1, storeTime(time, latest: latest))
  }
}

extension Duration {
  /// The duration in hundredths of a second.
  var hundredths: Int64 {
    let (seconds, attoseconds) = components
    return seconds * 100 + attoseconds / 10_000_000_000_000_000
  }
}
