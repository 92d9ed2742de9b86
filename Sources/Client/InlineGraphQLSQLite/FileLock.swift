#if SQLite
  import Foundation
  import GraphQLCLibrary

  /// Keeps all others from opening a file, until it is released or its process ends.
  final class FileLock: Sendable {
    private let descriptor: Int32

    /// How often another is given a hundredth of a second to release it, and to end.
    private static let patience = 100

    /// - Throws: ``StoreFileError`` if another has it, and does not release it within a second.
    init(_ file: URL) throws(StoreFileError) {
      // SQLite's own locks do not keep two stores from having different records in memory.
      descriptor = open(file.path + "-lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else {
        let isFull = errno == ENOSPC || errno == EDQUOT
        throw StoreFileError(
          file: file,
          reason: isFull ? .diskIsFull : .cannotBeOpened(String(cString: strerror(errno)))
        )
      }
      for _ in 0..<Self.patience {
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
        if errno != EWOULDBLOCK, errno != EINTR { break }
        usleep(10_000)
      }
      let error = errno
      close(descriptor)
      throw StoreFileError(
        file: file,
        reason: error == EWOULDBLOCK ? .isInUse : .cannotBeOpened(String(cString: strerror(error)))
      )
    }

    deinit { close(descriptor) }
  }
#endif
