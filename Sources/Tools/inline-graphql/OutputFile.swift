import Foundation

/// A file that a command writes.
struct OutputFile {
  /// The effect of writing a file.
  enum Outcome {
    case written, unchanged
  }

  let path: String

  /// Writes the file atomically. A file that has these contents already is not touched.
  ///
  /// - Throws: The error that prevents writing.
  func write(_ contents: Data) throws -> Outcome {
    // Atomic writing would replace a symbolic link by a file.
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    if let present = try? Data(contentsOf: file), present == contents { return .unchanged }
    try contents.write(to: file, options: .atomic)
    return .written
  }
}
