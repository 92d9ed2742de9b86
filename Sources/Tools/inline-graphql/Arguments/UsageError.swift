/// A misspelt command: exit status 64.
struct UsageError: Error {
  var message: String

  init(_ message: String) { self.message = message }
}

/// An exit status. Its reason has been printed.
struct ExitCode: Error {
  var status: Int32

  init(_ status: Int32) { self.status = status }
}
