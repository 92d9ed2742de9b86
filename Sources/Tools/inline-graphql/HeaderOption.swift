import Foundation
import GraphQLHTTP

/// The value of an option `--header`: a header to send.
struct HeaderOption {
  let name: String
  let value: String

  /// Reads a header, with the values of environment variables for their names: `Authorization: Bearer ${TOKEN}`. So no
  /// secret is in the history of the shell, nor in the list of processes.
  ///
  /// - Parameter number: Which of the headers it is. The text may be a secret, so no message repeats it.
  init(_ text: String, number: Int, environment: [String: String]) throws(UsageError) {
    guard let colon = text.firstIndex(of: ":") else { throw Self.malformed(number) }
    name = String(text[..<colon])
    var (value, rest) = ("", text[text.index(after: colon)...])
    while let start = rest.range(of: "${"), let end = rest[start.upperBound...].firstIndex(of: "}") {
      let variable = String(rest[start.upperBound..<end])
      guard let found = environment[variable] else {
        throw UsageError("--header number \(number) needs the environment variable \"\(variable)\", which is not set.")
      }
      value += rest[..<start.lowerBound] + found
      rest = rest[rest.index(after: end)...]
    }
    self.value = (value + rest).trimmingCharacters(in: .whitespaces)
    guard HTTPHeaders.isName(text[..<colon]), HTTPHeaders.isValue(self.value) else { throw Self.malformed(number) }
  }

  private static func malformed(_ number: Int) -> UsageError {
    UsageError("--header number \(number) is not a header; write \"Name: value\".")
  }
}
