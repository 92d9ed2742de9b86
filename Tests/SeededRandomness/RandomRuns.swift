import Foundation

/// The seeds with which a random test runs. They are the same in every run of the tests, from 0 on, unless the environment has
/// others: `RANDOM_SEED` is the first, and `RANDOM_RUNS` multiplies their number. So `RANDOM_SEED=4711 RANDOM_RUNS=0`
/// runs with that seed alone.
public enum RandomRuns {
  private static let first = ProcessInfo.processInfo.environment["RANDOM_SEED"].flatMap { UInt64($0) } ?? 0
  private static let factor = ProcessInfo.processInfo.environment["RANDOM_RUNS"].flatMap { Double($0) } ?? 1

  /// Returns the seeds of a test that usually has so many.
  public static func seeds(_ usual: Int) -> Range<UInt64> {
    first..<first + UInt64(max(1, (Double(usual) * factor).rounded()))
  }
}
