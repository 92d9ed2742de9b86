import ArgumentParser
import GraphQLValidation

/// The option `--max-errors`.
struct ErrorLimitOption: ParsableArguments {
  @Option(help: ArgumentHelp("How many errors are written at most; 100 if nothing is said.", valueName: "number"))
  var maxErrors: Int?

  func validate() throws {
    if let maxErrors, maxErrors < 1 { throw ValidationError("'--max-errors' is at least 1.") }
  }

  var value: ErrorLimit { maxErrors.map(ErrorLimit.init) ?? .standard }
}
