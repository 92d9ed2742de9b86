import Foundation

#if SQLite
  import InlineGraphQLSQLite
#endif

/// The command `inline-graphql store dump`.
struct StoreDumpCommand: Command {
  static let name = "dump"
  static let abstract = "Prints the records of a store's file."
  static let discussion = """
    Each record has its fields, sorted, and links as the keys of records. A program may have the file open. With \
    --json each record is a JSON object on a line, with the times at which its fields were written.

    Reading such files needs the trait SQLite of the package: swift run --traits SQLite inline-graphql store dump \
    <file>.

    Exit status: 0 if the records were printed, 1 if the file is not that of a store, 64 if the command was \
    misspelt, 66 if the file cannot be read, 69 if the command was built without the trait.
    """

  private let json: Bool
  private let file: String

  init(_ arguments: inout Arguments) throws(UsageError) {
    json = arguments.flag("--json", "Print JSON.")
    file = try arguments.positional("file", "The file.")
  }

  func run() throws {
    #if SQLite
      do throws(StoreFileError) {
        for (key, record) in try StoreDump(URL(fileURLWithPath: file)).records {
          write(json ? record.json(for: key).description : record.description(for: key), toStandardError: false)
        }
      } catch {
        write("error: \(error)", toStandardError: true)
        throw ExitCode(error.reason == .isNoStore ? 1 : 66)
      }
    #else
      let command = "swift run --traits SQLite inline-graphql store dump"
      write(
        "error: this command was built without the trait SQLite: run \"\(command) \(file)\"",
        toStandardError: true
      )
      throw ExitCode(69)
    #endif
  }
}
