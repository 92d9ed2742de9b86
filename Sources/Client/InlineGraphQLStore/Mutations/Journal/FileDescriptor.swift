import GraphQLCLibrary

/// An open file, which is closed when nobody has it any more.
final class FileDescriptor: Sendable {
  private let number: Int32

  /// Opens a file. Only the user may read what is made; child processes do not get it.
  init(opening path: String, _ flags: Int32) throws(MutationQueueError) {
    number = open(path, flags | O_CLOEXEC, 0o600)
    guard number >= 0 else { throw MutationQueueError.file(path, errno) }
  }

  deinit { close(number) }

  /// Returns whether the file is now locked for this descriptor. The lock ends with it, also if the process is killed.
  func acquire() -> Bool { flock(number, LOCK_EX | LOCK_NB) == 0 }

  func contents(_ path: String) throws(MutationQueueError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = buffer.withUnsafeMutableBytes { pread(number, $0.baseAddress, $0.count, off_t(bytes.count)) }
      if count == 0 { return bytes }
      if count > 0 {
        bytes += buffer[..<count]
      } else if errno != EINTR {
        throw MutationQueueError.file(path, errno)
      }
    }
  }

  func write(_ path: String, _ bytes: [UInt8]) throws(MutationQueueError) {
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { GraphQLCLibrary.write(number, $0.baseAddress, $0.count) }
      if count >= 0 {
        written += count
      } else if errno != EINTR {
        throw MutationQueueError.file(path, errno)
      }
    }
  }

  /// Removes what is behind a number of bytes.
  func truncate(_ path: String, to size: Int) throws(MutationQueueError) {
    while ftruncate(number, off_t(size)) != 0 {
      if errno != EINTR { throw MutationQueueError.file(path, errno) }
    }
    try synchronize(path)
  }

  func synchronize(_ path: String) throws(MutationQueueError) {
    #if canImport(Darwin)
      // Without this the disk may keep it in its own memory. Some file systems cannot do it.
      if fcntl(number, F_FULLFSYNC) == 0 { return }
    #endif
    while fsync(number) != 0 {
      if errno != EINTR { throw MutationQueueError.file(path, errno) }
    }
  }
}
