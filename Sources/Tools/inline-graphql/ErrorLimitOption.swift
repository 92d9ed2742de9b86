import GraphQLValidation

extension Arguments {
  /// Takes the option `--max-errors`.
  mutating func errorLimit() throws(UsageError) -> ErrorLimit {
    let text = try option("--max-errors", "number", "The largest number of errors to print (default: 100).")
    guard let text else { return .standard }
    guard let number = Int(text) else {
      throw UsageError("The value '\(text)' is invalid for '--max-errors <number>'")
    }
    if number < 1 { throw UsageError("'--max-errors' must be at least 1.") }
    return ErrorLimit(number)
  }
}
