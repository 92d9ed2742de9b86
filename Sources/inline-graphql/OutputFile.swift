import Foundation

/// A file that a command writes.
struct OutputFile {
  /// What became of a file.
  enum Outcome {
    case written, unchanged
  }

  let path: String

  /// Writes the file whole or not at all; one that has these contents already is not touched.
  ///
  /// - Throws: what keeps it from being written.
  func write(_ contents: Data) throws -> Outcome {
    // Writing atomically puts a new file in place of the old one, also where that is a link.
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    if let present = try? Data(contentsOf: file), present == contents { return .unchanged }
    try contents.write(to: file, options: .atomic)
    return .written
  }
}
