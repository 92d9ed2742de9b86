import Foundation
import GraphQLCLibrary

/// A file to which bytes are appended, each time to the disk itself. One process at a time has it.
///
/// It is used under the lock of its queue.
final class JournalFile: @unchecked Sendable {
  let path: String
  /// The number of bytes that count. Others may follow if the last append failed and could not be undone.
  private(set) var size = 0
  private let lock: FileDescriptor
  private var file: FileDescriptor

  /// Opens a file, which is made if there is none.
  ///
  /// - Throws: ``MutationQueueError`` if another queue has the file, or if it cannot be opened.
  init(_ url: URL) throws(MutationQueueError) {
    path = url.path
    // The file itself is replaced now and then, so it cannot be what is locked.
    lock = try FileDescriptor(opening: path + ".lock", O_RDWR | O_CREAT)
    guard lock.acquire() else { throw MutationQueueError.inUse(url) }
    file = try FileDescriptor(opening: path, O_RDWR | O_CREAT | O_APPEND)
    synchronizeFolder()
  }

  func contents() throws(MutationQueueError) -> [UInt8] {
    let bytes = try file.contents(path)
    size = bytes.count
    return bytes
  }

  /// Removes what is behind a number of bytes.
  func truncate(to size: Int) throws(MutationQueueError) {
    try file.truncate(path, to: size)
    self.size = size
  }

  /// Appends bytes, and waits until they are on the disk. If this fails, the file is as before.
  func append(_ bytes: [UInt8]) throws(MutationQueueError) {
    do throws(MutationQueueError) {
      try file.write(path, bytes)
      try file.synchronize(path)
      size += bytes.count
    } catch {
      // If even this fails, a torn line stays, and the next change must write the file anew.
      try? file.truncate(path, to: size)
      throw error
    }
  }

  /// Replaces all bytes. At any moment, the file has either the old ones or the new ones.
  func replace(with bytes: [UInt8]) throws(MutationQueueError) {
    let draft = path + ".new"
    let new = try FileDescriptor(opening: draft, O_RDWR | O_CREAT | O_TRUNC | O_APPEND)
    do throws(MutationQueueError) {
      try new.write(draft, bytes)
      try new.synchronize(draft)
      guard rename(draft, path) == 0 else { throw MutationQueueError.file(path, errno) }
    } catch {
      unlink(draft)
      throw error
    }
    file = new
    size = bytes.count
    synchronizeFolder()
  }

  /// Writes a copy of the file's bytes beside it.
  ///
  /// - Returns: The URL of the copy.
  func setAside(_ bytes: [UInt8]) throws(MutationQueueError) -> URL {
    var number = 1
    while access("\(path).broken-\(number)", F_OK) == 0 { number += 1 }
    let copyPath = "\(path).broken-\(number)"
    let copy = try FileDescriptor(opening: copyPath, O_RDWR | O_CREAT | O_TRUNC | O_APPEND)
    try copy.write(copyPath, bytes)
    try copy.synchronize(copyPath)
    return URL(fileURLWithPath: copyPath)
  }

  /// Lets the disk know of new names. Not every file system can.
  private func synchronizeFolder() {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    guard let folder = try? FileDescriptor(opening: folder, O_RDONLY) else { return }
    try? folder.synchronize("")
  }
}
