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
    --json each record is a JSON object on a line, with the times at which its fields were written. With --html they \
    are a page in one file, whose links lead from record to record.

    Reading such files needs the trait SQLite of the package: swift run --traits SQLite inline-graphql store dump \
    <file>.

    Exit status: 0 if the records were printed, 1 if the file is not that of a store, 64 if the command was \
    misspelt, 66 if the file cannot be read, 69 if the command was built without the trait, 73 if the page cannot be \
    written.
    """

  private let json: Bool
  private let page: String?
  private let file: String

  init(_ arguments: inout Arguments) throws(UsageError) {
    json = arguments.flag("--json", "Print JSON.")
    page = try arguments.option("--html", "page", "The page to write, or \"-\" for standard output.")
    file = try arguments.positional("file", "The file.")
    if json, page != nil { throw UsageError("'--json' and '--html' cannot be together.") }
  }

  func run() throws {
    #if SQLite
      let dump: StoreDump
      do throws(StoreFileError) {
        dump = try StoreDump(URL(fileURLWithPath: file))
      } catch {
        write("error: \(error)", toStandardError: true)
        throw ExitCode(error.reason == .isNoStore ? 1 : 66)
      }
      if let page {
        let records = dump.records.map { $1.json(for: $0) }
        let html = StorePage(records, of: URL(fileURLWithPath: file).lastPathComponent).html
        return try WrittenPage(path: page).save(Data(html.text.utf8))
      }
      for (key, record) in dump.records {
        write(json ? record.json(for: key).description : record.description(for: key), toStandardError: false)
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
