import ArgumentParser
import GraphQLValidation

/// The option `--max-errors`.
struct ErrorLimitOption: ParsableArguments {
  @Option(help: ArgumentHelp("The largest number of errors to print (default: 100).", valueName: "number"))
  var maxErrors: Int?

  func validate() throws {
    if let maxErrors, maxErrors < 1 { throw ValidationError("'--max-errors' must be at least 1.") }
  }

  var value: ErrorLimit { maxErrors.map(ErrorLimit.init) ?? .standard }
}
