import Foundation

/// The command `inline-graphql agents`.
struct AgentsCommand: Command {
  static let name = "agents"
  static let abstract = "Writes a skill that tells coding assistants how to use InlineGraphQL."
  static let discussion = """
    The file is SKILL.md of the format "Agent Skills". It is written to .agents/skills, where several assistants look for skills. Others \
    have folders of their own: --output .claude/skills/inline-graphql/SKILL.md is for Claude Code. A file with other contents is \
    replaced with --force alone, also if an earlier version of this command has written it.

    Exit status: 0 if the file has the skill, 1 if it has other contents, 64 if the command was misspelt, 66 if there is no such package, \
    73 if the file cannot be written.
    """

  private let path: String
  private let folder: String
  private let isForced: Bool

  init(_ arguments: inout Arguments) throws(UsageError) {
    let help = "The file (default: .agents/skills/inline-graphql/SKILL.md in the package)."
    let output = try arguments.option("--output", short: "-o", "file", help)
    isForced = arguments.flag("--force", "Replace a file with other contents.")
    let folders = try arguments.positionals("package", "The folder of the package (default: the current folder).")
    if folders.count > 1 { throw UsageError("Unexpected argument '\(folders[1])'") }
    if output != nil, let folder = folders.first {
      throw UsageError("With '--output', the folder '\(folder)' has no meaning.")
    }
    folder = folders.first ?? "."
    let place = ".agents/skills/\(Skill.path)"
    path = output ?? (folder == "." ? place : folder + (folder.hasSuffix("/") ? "" : "/") + place)
  }

  func run() throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
      write("error: cannot read \"\(folder)\": there is no such folder", toStandardError: true)
      throw ExitCode(66)
    }
    let contents = Data(Skill.text.utf8)
    let file = URL(fileURLWithPath: path)
    if !isForced, let present = try? Data(contentsOf: file), present != contents {
      write("error: \"\(path)\" has other contents; replace them with --force", toStandardError: true)
      throw ExitCode(1)
    }
    do {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      switch try OutputFile(path: path).write(contents) {
      case .written: write("\(path): written", toStandardError: false)
      case .unchanged: write("\(path): unchanged", toStandardError: false)
      }
    } catch {
      write("error: cannot write \"\(path)\": \(error.localizedDescription)", toStandardError: true)
      throw ExitCode(73)
    }
  }
}
