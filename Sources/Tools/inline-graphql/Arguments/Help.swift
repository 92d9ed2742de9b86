/// The width of lines, and of the names before their explanations.
private let (width, nameWidth) = (80, 26)

private let helpEntry = (name: "-h, --help", help: "Show help information.")

extension Arguments {
  /// The arguments in one line.
  var usage: String {
    (entries.filter { !$0.isPositional } + entries.filter(\.isPositional)).map(\.usage).joined(separator: " ")
  }
}

extension Command {
  /// Returns the help of the command that the words lead to.
  static func help(path: String) -> String {
    var arguments = Arguments([], isForHelp: true)
    // A check of values that are not there may throw, after all arguments were taken.
    _ = try? Self(&arguments)
    let positional = arguments.entries.filter(\.isPositional).map { ($0.name, $0.help) }
    let options = arguments.entries.filter { !$0.isPositional }.map { ($0.name, $0.help) }
    return overview(abstract, discussion) + "USAGE: \(path) \(arguments.usage)\n\n"
      + (table("ARGUMENTS", positional) + table("OPTIONS", options + [helpEntry])).dropLast()
  }
}

extension CommandGroup {
  /// Returns the help of the commands that the words lead to.
  func help(path: String) -> String {
    overview(abstract, discussion) + "USAGE: \(path) <subcommand>\n\n"
      + table("OPTIONS", [helpEntry])
      + table("SUBCOMMANDS", members.map { ($0.name, $0.abstract) })
      + "  See '\(path) help <subcommand>' for detailed help."
  }
}

private func overview(_ abstract: String, _ discussion: String) -> String {
  let paragraphs = ["OVERVIEW: " + abstract, discussion].filter { !$0.isEmpty }
  return paragraphs.joined(separator: "\n\n").wrapped(to: width) + "\n\n"
}

private func table(_ title: String, _ rows: [(name: String, help: String)]) -> String {
  if rows.isEmpty { return "" }
  let lines = rows.map { name, help in
    let text = help.wrapped(to: width - nameWidth).split(separator: "\n")
      .joined(separator: "\n" + String(repeating: " ", count: nameWidth))
    let start = "  " + name
    let isLong = start.count >= nameWidth
    return start + (isLong ? "\n" : "") + String(repeating: " ", count: nameWidth - (isLong ? 0 : start.count)) + text
  }
  return title + ":\n" + lines.joined(separator: "\n") + "\n\n"
}

extension String {
  /// Returns the text with line breaks at spaces, so that lines have a width if their words do.
  fileprivate func wrapped(to width: Int) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var lines = [""]
      for word in line.split(separator: " ") {
        if !lines[lines.endIndex - 1].isEmpty, lines[lines.endIndex - 1].count + 1 + word.count > width {
          lines.append("")
        }
        lines[lines.endIndex - 1] += (lines[lines.endIndex - 1].isEmpty ? "" : " ") + word
      }
      return lines.joined(separator: "\n")
    }.joined(separator: "\n")
  }
}
