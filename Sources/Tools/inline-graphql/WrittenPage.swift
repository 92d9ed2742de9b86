import Foundation
import GraphQLFiles

/// A page for people, in a file or on standard output.
struct WrittenPage {
  let path: String

  /// Writes the page, with the folder around it, and tells its path.
  ///
  /// - Throws: Exit status 73, after saying on standard error what is wrong.
  func save(_ contents: Data) throws {
    if path == InputFile.standardInput { return FileHandle.standardOutput.write(contents) }
    do {
      try FileManager.default.createDirectory(
        at: URL(fileURLWithPath: path).deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      let outcome = try OutputFile(path: path).write(contents)
      write("\(path): \(outcome == .written ? "written" : "unchanged")", toStandardError: false)
    } catch {
      write("error: cannot write \"\(path)\": \(error.localizedDescription)", toStandardError: true)
      throw ExitCode(73)
    }
  }
}
