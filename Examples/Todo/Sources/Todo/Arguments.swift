import Foundation

/// What the command line says.
struct Arguments {
  /// The service to ask over HTTP, instead of the one inside this program.
  private(set) var endpoint: URL?
  /// The folder that keeps what was done.
  private(set) var folder: URL?
  /// Whether the network is out at first.
  private(set) var isOffline = false
  /// How long a mutation takes.
  private(set) var latency = Duration.milliseconds(300)

  /// What is wrong with the command line.
  struct Problem: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
  }

  init(_ arguments: some Sequence<String>) throws(Problem) {
    var arguments = arguments.makeIterator()
    while let name = arguments.next() {
      if name == "--offline" {
        isOffline = true
        continue
      }
      guard let value = arguments.next() else { throw Problem(Self.usage) }
      switch name {
      case "--endpoint":
        guard let url = URL(string: value), url.scheme == "http" || url.scheme == "https" else {
          throw Problem("'\(value)' is no http or https URL.")
        }
        endpoint = url
      case "--folder":
        let folder = URL(fileURLWithPath: value, isDirectory: true)
        do {
          try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
          throw Problem("'\(value)' is no folder.")
        }
        self.folder = folder
      case "--latency":
        guard let seconds = Double(value) else { throw Problem("'\(value)' is no number of seconds.") }
        latency = .seconds(seconds)
      default: throw Problem(Self.usage)
      }
    }
  }

  /// Returns a file of the folder; nil if there is none.
  func file(_ name: String) -> URL? { folder?.appendingPathComponent(name) }

  private static let usage = """
    todo [--endpoint URL] [--folder FOLDER] [--latency SECONDS] [--offline]

      --endpoint  The URL of a GraphQL service to ask over HTTP, instead of the one inside this program.
      --folder    A folder for the changes that the service has not answered, and for the todos of the service
                  inside this program. Without it, they are lost at the end. If the program was built with
                  --traits SQLite, the folder also keeps the list, which the next run shows at once.
      --latency   How long a change takes (0.3).
      --offline   Begins without a network.
    """
}
