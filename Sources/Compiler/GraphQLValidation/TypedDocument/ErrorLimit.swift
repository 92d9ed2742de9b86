import GraphQLLanguage

/// The maximum number of reported errors. Broken input can have any number of them, and nobody reads more.
package struct ErrorLimit: Sendable {
  /// The limit of graphql-js.
  package static let standard = ErrorLimit(100)

  /// The message that replaces the remaining errors, in graphql-js's words.
  package static let message = "Too many validation errors, error limit reached. Validation aborted."

  private let maximum: Int

  /// Creates a limit.
  package init(_ maximum: Int) {
    self.maximum = maximum
  }

  /// Divides findings into those to report and the first error beyond the limit.
  ///
  /// - Parameters:
  ///   - found: The findings, in order.
  ///   - severity: Returns the severity of a finding. Warnings do not count.
  package func divide<Found>(
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
