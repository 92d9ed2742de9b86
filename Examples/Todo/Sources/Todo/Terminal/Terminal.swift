import Foundation

/// The terminal: keys one at a time, and a screen of its own that is given back at the end.
@MainActor
final class Terminal {
  private var original = termios()

  /// Takes the terminal over.
  init?() {
    guard isatty(STDIN_FILENO) == 1, tcgetattr(STDIN_FILENO, &original) == 0 else { return nil }
    var raw = original
    cfmakeraw(&raw)
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &raw)
    // The other screen, without a cursor.
    write("\u{1B}[?1049h\u{1B}[?25l")
  }

  /// Gives the terminal back.
  func close() {
    write("\u{1B}[?25h\u{1B}[?1049l")
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &original)
  }

  /// The keys that are pressed.
  let keys = AsyncStream<Key> { keys in
    Thread.detachNewThread {
      var bytes: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 256)
      while true {
        let count = read(STDIN_FILENO, &buffer, buffer.count)
        if count <= 0 { return keys.finish() }
        bytes += buffer[..<count]
        while let key = Key(from: &bytes) { keys.yield(key) }
      }
    }
  }

  /// The numbers of rows and columns.
  var size: (rows: Int, columns: Int) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0 else { return (24, 80) }
    return (Int(size.ws_row), Int(size.ws_col))
  }

  /// Shows lines, from the top.
  func show(_ lines: [String]) {
    let (rows, columns) = size
    let shown = lines.prefix(rows).map { "\($0.prefix(columns))\u{1B}[K" }
    write("\u{1B}[H\(shown.joined(separator: "\r\n"))\u{1B}[J")
  }

  private func write(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }
}
