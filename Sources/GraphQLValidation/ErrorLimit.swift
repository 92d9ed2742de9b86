import GraphQLLanguage

/// How many errors are told at most: nobody reads more, and broken input can have any number of them.
public struct ErrorLimit: Sendable {
  /// graphql-js's limit.
  public static let standard = ErrorLimit(100)

  /// What is said in place of the errors that are left out, in graphql-js's words.
  public static let message = "Too many validation errors, error limit reached. Validation aborted."

  private let maximum: Int

  /// Makes a limit.
  public init(_ maximum: Int) {
    self.maximum = maximum
  }

  /// Divides what was found, in its order, into what is told and the first error that is one too many.
  ///
  /// - Parameters:
  ///   - found: What was found.
  ///   - severity: How much each matters; warnings do not count.
  public func divide<Found>(
    _ found: [Found],
    by severity: (Found) -> Diagnostic.Severity
  ) -> (told: ArraySlice<Found>, next: Found?) {
    var errorCount = 0
    for (index, element) in found.enumerated() where severity(element) == .error {
      errorCount += 1
      if errorCount > maximum { return (found[..<index], element) }
    }
    return (found[...], nil)
  }
}
