#if os(macOS) || os(Linux)
  import Foundation

  /// Runs of a built command in a folder of their own, which is there as long as this is.
  final class Command: Sendable {
    /// What a run left behind.
    struct Outcome: Equatable {
      var status: Int32
      var output: String
      var errors: String

      /// The same without the lines of sources and the carets below them.
      var headlines: Outcome {
        let isHeadline = { (line: Substring) in line.contains(#/^[^ ]+: (error|warning|note): |^[a-z]+: /#) }
        func headlines(in text: String) -> String {
          text.split(separator: "\n").filter(isHeadline).map { $0 + "\n" }.joined()
        }
        return Outcome(status: status, output: headlines(in: output), errors: headlines(in: errors))
      }
    }

    let folder: URL
    private let executable: URL

    /// Makes a folder with files.
    convenience init(_ name: String = "inline-graphql", files: [String: String] = [:]) throws {
      try self.init(name, bytes: files.mapValues { Data($0.utf8) })
    }

    /// Makes a folder with files.
    init(_ name: String = "inline-graphql", bytes: [String: Data]) throws {
      executable = Command.products.appendingPathComponent(name)
      folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("inline-graphql-\(UUID().uuidString)", isDirectory: true)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (name, contents) in bytes {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        try contents.write(to: file)
      }
    }

    deinit {
      try? FileManager.default.removeItem(at: folder)
    }

    /// Runs the command in the folder.
    func run(_ arguments: String..., input: String = "") throws -> Outcome {
      try run(arguments, input: input)
    }

    /// Runs the command in the folder.
    func run(_ arguments: [String], input: String = "") throws -> Outcome {
      // Files rather than pipes: a pipe that nobody reads in time blocks the process.
      let streams = try ["in", "out", "err"].map { name in
        let file = folder.appendingPathComponent(".std\(name)-\(UUID().uuidString)")
        try Data(name == "in" ? input.utf8 : "".utf8).write(to: file)
        return file
      }
      let process = Process()
      process.executableURL = executable
      process.arguments = arguments
      process.currentDirectoryURL = folder
      process.standardInput = try FileHandle(forReadingFrom: streams[0])
      process.standardOutput = try FileHandle(forWritingTo: streams[1])
      process.standardError = try FileHandle(forWritingTo: streams[2])
      try process.run()
      process.waitUntilExit()
      return Outcome(
        status: process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus,
        output: String(decoding: try Data(contentsOf: streams[1]), as: UTF8.self),
        errors: String(decoding: try Data(contentsOf: streams[2]), as: UTF8.self)
      )
    }

    /// Returns the text of a file in the folder.
    func contents(of name: String) throws -> String {
      String(decoding: try Data(contentsOf: folder.appendingPathComponent(name)), as: UTF8.self)
    }

    /// The folder of the commands, which are built beside the tests.
    private static let products: URL = {
      #if os(macOS)
        let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
      #else
        let tests: URL? = URL(fileURLWithPath: CommandLine.arguments[0])
      #endif
      return (tests ?? Bundle.main.bundleURL).deletingLastPathComponent()
    }()
  }

  /// A small schema.
  let heroes = """
    type Query { hero(episode: Episode, id: ID): Character, search: SearchResult }
    interface Character { id: ID!, name: String!, friends: [Character], size: Int @deprecated(reason: "Use height.") }
    type Human implements Character { id: ID!, name: String!, friends: [Character], size: Int }
    type Droid implements Character { id: ID!, name: String!, friends: [Character], size: Int, model: String }
    union SearchResult = Human | Droid
    enum Episode { NEWHOPE JEDI }
    """
#endif
