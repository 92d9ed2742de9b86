/// A command with arguments of its own.
protocol Command {
  static var name: String { get }

  /// A sentence that the list of commands shows.
  static var abstract: String { get }

  /// The paragraphs of the help.
  static var discussion: String { get }

  /// Takes the command's arguments.
  ///
  /// - Throws: ``UsageError`` if one is missing or wrong.
  init(_ arguments: inout Arguments) throws(UsageError)

  /// Runs the command.
  ///
  /// - Throws: ``ExitCode``, after its reason was printed.
  func run() async throws
}

extension Command {
  /// Runs the command with the words behind its name.
  static func run(_ words: [String], path: String) async throws {
    var arguments = Arguments(words)
    if arguments.askForHelp { return print(help(path: path)) }
    let command: Self
    do throws(UsageError) {
      command = try Self(&arguments)
      try arguments.end()
    } catch {
      var declared = Arguments([], isForHelp: true)
      _ = try? Self(&declared)
      throw MisspeltCommand(error, path: path, usage: declared.usage)
    }
    try await command.run()
  }
}
