import GraphQLCLibrary

/// The pipes to and from the compiler.
///
/// A message consists of its length, eight bytes in little-endian order, and that many bytes of JSON.
struct HostConnection {
  private let input: CInt
  private let output: CInt

  /// Takes over standard input and output, so that nothing else reads or writes them.
  init() throws(ConnectionError) {
    input = dup(STDIN_FILENO)
    output = dup(STDOUT_FILENO)
    guard input >= 0, output >= 0, close(STDIN_FILENO) >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else {
      throw ConnectionError("The standard input and output cannot be used (error \(errno)).")
    }
    // Without the compiler, writing then returns an error; the signal would end the process without a word.
    signal(SIGPIPE, SIG_IGN)
  }

  /// Returns the next message; `nil` if the compiler closes the pipe or sends an empty message.
  func receive() throws(ConnectionError) -> [UInt8]? {
    let header = try read(8)
    if header.isEmpty { return nil }
    let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard header.count == 8, length <= UInt64(Int32.max) else {
      throw ConnectionError("The compiler's message has no length.")
    }
    if length == 0 { return nil }
    let message = try read(Int(length))
    guard message.count == Int(length) else { throw ConnectionError("The compiler's message was cut off.") }
    return message
  }

  /// Sends an answer.
  func send(_ answer: [UInt8]) throws(ConnectionError) {
    let length = UInt64(answer.count)
    try write((0..<8).map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) } + answer)
  }

  /// Reads `count` bytes, or fewer at the end of the input.
  private func read(_ count: Int) throws(ConnectionError) -> [UInt8] {
    // A broken message may state any length, so memory grows with the bytes that arrive.
    var bytes = [UInt8](repeating: 0, count: min(count, 1 << 20))
    var end = 0
    while end < count {
      if end == bytes.count { bytes += [UInt8](repeating: 0, count: min(count - end, end)) }
      let result = bytes.withUnsafeMutableBytes { Self.read(input, $0.baseAddress! + end, $0.count - end) }
      if result == 0 { break }
      if result > 0 {
        end += result
      } else if errno != EINTR {
        throw ConnectionError("The compiler's message cannot be read (error \(errno)).")
      }
    }
    bytes.removeLast(bytes.count - end)
    return bytes
  }

  private func write(_ bytes: [UInt8]) throws(ConnectionError) {
    var start = 0
    while start < bytes.count {
      let result = bytes.withUnsafeBytes { Self.write(output, $0.baseAddress! + start, $0.count - start) }
      if result >= 0 {
        start += result
      } else if errno != EINTR {
        throw ConnectionError("The answer cannot be written (error \(errno)).")
      }
    }
  }

  /// Ends the process with a message on standard error.
  static func exit(because error: ConnectionError) -> Never {
    let text = Array("InlineGraphQLMacros: \(error.description)\n".utf8)
    _ = text.withUnsafeBytes { Self.write(STDERR_FILENO, $0.baseAddress!, $0.count) }
    leave(1)
  }

  private static let read = GraphQLCLibrary.read
  private static let write = GraphQLCLibrary.write
  private static let leave = GraphQLCLibrary.exit
}

/// The reason why the plugin cannot go on.
struct ConnectionError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
