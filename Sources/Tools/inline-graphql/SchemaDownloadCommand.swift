import Foundation
import GraphQLFiles
import GraphQLHTTP
import GraphQLLanguage
import GraphQLProject

/// The command `inline-graphql schema download`.
struct SchemaDownloadCommand: Command {
  static let name = "download"
  static let abstract = "Asks a GraphQL service for its schema and writes it to a file."
  static let discussion = """
    The service is asked by introspection: for all that the specification of September 2025 has or, if it is older, \
    for what it knows. The file is SDL if its name ends in .graphqls or .graphql, and the answer as JSON if it ends \
    in .json. It is replaced as a whole, and not touched if nothing changed.

    Exit status: 0 if the file has the schema, 1 if the service did not give one, 64 if the command was misspelt, \
    73 if the file cannot be written.
    """

  private let address: URL
  private let output: String
  private let headers: [String]

  private var isJSON: Bool { output.hasSuffix(".json") }

  init(_ arguments: inout Arguments) throws(UsageError) {
    output = try arguments.requiredOption(
      "--output",
      short: "-o",
      "file",
      "The file, or \"-\" for SDL on standard output."
    )
    headers = try arguments.options(
      "--header",
      "name: value",
      "A header to send, as \"Authorization: Bearer …\"; may be repeated."
    )
    let url = try arguments.positional("url", "The address of the service: https://example.com/graphql.")
    guard let address = URL(string: url), ["http", "https"].contains(address.scheme?.lowercased()),
      address.host?.isEmpty == false
    else { throw UsageError("That is not the address of a service; write https://example.com/graphql.") }
    self.address = address
    let isNamed =
      output == InputFile.standardInput || [".graphqls", ".graphql", ".json"].contains { output.hasSuffix($0) }
    if !isNamed {
      throw UsageError("\"\(output)\" has no known extension; use .graphqls or .graphql for SDL, or .json.")
    }
    // The text may be a secret, so the message does not repeat it.
    for (index, header) in headers.enumerated() where SchemaDownloadCommand.header(header) == nil {
      throw UsageError("--header number \(index + 1) is not a header; write \"Name: value\".")
    }
  }

  func run() async throws {
    let contents: Data
    do {
      var fields = HTTPHeaders()
      for (name, value) in headers.compactMap(SchemaDownloadCommand.header) { fields[name] = value }
      let client = IntrospectionClient(url: address, headers: fields)
      let answer = try await client.introspect()
      contents = try SchemaDownloadCommand.contents(of: answer, isJSON: isJSON, name: address.withoutSecrets)
    } catch let error as DownloadError {
      for line in error.lines(for: address) { write(line, toStandardError: true) }
      throw ExitCode(1)
    } catch let finding as FileDiagnostic {
      printLines(of: [finding], toStandardError: true)
      throw ExitCode(1)
    }
    if output == InputFile.standardInput { return FileHandle.standardOutput.write(contents) }
    do {
      switch try OutputFile(path: output).write(contents) {
      case .written: write("\(output): written", toStandardError: false)
      case .unchanged: write("\(output): unchanged", toStandardError: false)
      }
    } catch {
      write("error: cannot write \"\(output)\": \(error.localizedDescription)", toStandardError: true)
      throw ExitCode(73)
    }
  }

  /// Returns the contents of the file: the response as a schema that can be read back.
  private static func contents(of answer: Data, isJSON: Bool, name: String) throws -> Data {
    let source = Source(utf8: Array(answer), name: name)
    let sdl: String
    do throws(Diagnostic) {
      let schema = try Schema(introspection: source)
      sdl = schema.printed()
      if let problem = schema.problems.first { throw problem }
    } catch {
      let lines = LineMap(source)
      throw FileDiagnostic(error) { FileLocation(name, lines, at: $0) }
    }
    guard isJSON else { return Data((sdl.hasSuffix("\n") ? sdl : sdl + "\n").utf8) }
    let data = (try JSONSerialization.jsonObject(with: answer) as? [String: Any])?["data"] ?? [:]
    return try JSONSerialization.data(
      withJSONObject: ["data": data],
      options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    ) + Data("\n".utf8)
  }

  /// Returns the name and value of a header; `nil` if the text is not a header (RFC 9110, section 5).
  private static func header(_ text: String) -> (name: String, value: String)? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let name = text[..<colon]
    let value = text[text.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    return HTTPHeaders.isName(name) && HTTPHeaders.isValue(value) ? (String(name), value) : nil
  }
}
