import Foundation
import GraphQLFiles
import GraphQLHTTP
import GraphQLLanguage
import GraphQLSchemaChanges

/// The command `inline-graphql schema download`.
struct SchemaDownloadCommand: Command {
  static let name = "download"
  static let abstract = "Asks a GraphQL service for its schema and writes it to a file."
  static let discussion = """
    The service is asked by introspection: for all that the specification of September 2025 has or, if it is older, \
    for what it knows. With --sdl, the address has the schema itself, as registries give it. The file is SDL if its \
    name ends in .graphqls or .graphql, and the answer as JSON if it ends in .json. It is replaced as a whole, and not \
    touched if nothing changed. With --check it is only compared, as "inline-graphql schema diff" does.

    Exit status: 0 if the file has the schema, 1 if the service did not give one or, with --check, another one, 64 if \
    the command was misspelt, 66 if the file to compare with cannot be read, 73 if the file cannot be written.
    """

  private let address: URL
  private let output: String
  private let format: SchemaFormat
  private let headers: [HeaderOption]
  private let isSDL: Bool
  private let isCheck: Bool

  init(_ arguments: inout Arguments) throws(UsageError) {
    output = try arguments.requiredOption(
      "--output",
      short: "-o",
      "file",
      "The file, or \"-\" for SDL on standard output."
    )
    let headers = try arguments.options(
      "--header",
      "name: value",
      "A header to send; may be repeated. 'Authorization: Bearer ${TOKEN}' has the value of an environment variable."
    )
    isSDL = arguments.flag("--sdl", "Take what is at the address itself: SDL, or the JSON of an introspection.")
    isCheck = arguments.flag("--check", "Write nothing, and fail if the file has another schema than the service.")
    let url = try arguments.positional("url", "The address of the service: https://example.com/graphql.")
    guard let address = URL(string: url), ["http", "https"].contains(address.scheme?.lowercased()),
      address.host?.isEmpty == false
    else { throw UsageError("That is not the address of a service; write https://example.com/graphql.") }
    self.address = address
    guard let format = SchemaFormat(ofFile: output) else {
      throw UsageError("\"\(output)\" has no known extension; use .graphqls or .graphql for SDL, or .json.")
    }
    if isCheck, output == InputFile.standardInput { throw UsageError("With '--check', name the file to compare with.") }
    self.format = format
    var read: [HeaderOption] = []
    for (index, header) in headers.enumerated() {
      read.append(try HeaderOption(header, number: index + 1, environment: ProcessInfo.processInfo.environment))
    }
    self.headers = read
  }

  func run() async throws {
    let contents: Data
    do {
      var fields = HTTPHeaders()
      for header in headers { fields[header.name] = header.value }
      let client = IntrospectionClient(url: address, headers: fields)
      let answer = try await isSDL ? client.file() : client.introspect()
      contents = try format.contents(of: answer, name: address.withoutSecrets)
    } catch let error as DownloadError {
      for line in error.lines(for: address) { write(line, toStandardError: true) }
      throw ExitCode(1)
    } catch let finding as FileDiagnostic {
      printLines(of: [finding], toStandardError: true)
      throw ExitCode(1)
    }
    if isCheck { return try compare(contents) }
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

  /// Prints the changes of the service's schema since the file was written.
  private func compare(_ contents: Data) throws {
    let old = try InputFile.read(schemas: [output], documents: []).schemas[0]
    let new = SchemaInput(InputFile(Source(utf8: Array(contents), name: address.withoutSecrets), path: output))
    let changes: [SchemaChange]
    do throws(FileDiagnostic) {
      changes = try SchemaFile(new).schema.changes(since: SchemaFile(old).schema)
    } catch {
      printLines(of: [error], toStandardError: true)
      throw ExitCode(1)
    }
    for change in changes { write("\(change.criticality.rawValue): \(change.message)", toStandardError: false) }
    if !changes.isEmpty { throw ExitCode(1) }
  }
}
