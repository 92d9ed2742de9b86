import GraphQLCLibrary

/// The metadata of a file that changes with its contents.
package struct FileStamp: Hashable, Sendable {
  /// The identity of a file, which is the same for all its paths.
  package struct Identity: Hashable, Sendable {
    let device: UInt64
    let inode: UInt64
  }

  package let identity: Identity
  package let size: Int
  package let seconds: Int
  package let nanoseconds: Int
  package let isFolder: Bool

  /// Reads the metadata of a file; `nil` if there is no file.
  package init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    identity = Identity(device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(status.st_ino))
    size = Int(status.st_size)
    #if canImport(Darwin)
      seconds = Int(status.st_mtimespec.tv_sec)
      nanoseconds = Int(status.st_mtimespec.tv_nsec)
    #else
      seconds = Int(status.st_mtim.tv_sec)
      nanoseconds = Int(status.st_mtim.tv_nsec)
    #endif
    isFolder = status.st_mode & S_IFMT == S_IFDIR
  }
}
