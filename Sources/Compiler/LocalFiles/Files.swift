import GraphQLCLibrary
import GraphQLProject

/// Reading and writing files with the C library, because Foundation takes longer to load than an expansion takes.
package enum Files {
  /// The files of this machine.
  package static let system = FileSystem(
    entries: { folder throws(FileProblem) in Set(try entries(of: folder)) },
    contents: { file throws(FileProblem) in try contents(of: file) }
  )

  /// The maximum size of a file, in bytes.
  private static let maximumSize = 256 << 20

  /// Returns the bytes of a file.
  package static func contents(of path: String) throws(FileProblem) -> [UInt8] {
    // Opening a pipe would wait for somebody who writes to it.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw problem() }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw problem() }
    let size = Int(status.st_size)
    guard status.st_mode & S_IFMT == S_IFREG, size <= maximumSize else { throw .irregular }
    var bytes = [UInt8](repeating: 0, count: size + 1)
    var count = 0
    while true {
      if count == bytes.count { bytes += [UInt8](repeating: 0, count: bytes.count) }
      let read = bytes.withUnsafeMutableBytes { buffer in
        GraphQLCLibrary.read(descriptor, buffer.baseAddress! + count, buffer.count - count)
      }
      if read < 0 { throw problem() }
      if read == 0 { break }
      count += read
    }
    bytes.removeLast(bytes.count - count)
    return bytes
  }

  /// Returns the entries of a folder.
  package static func entries(of folder: String) throws(FileProblem) -> [FileSystem.Entry] {
    guard let stream = opendir(folder) else { throw problem() }
    defer { closedir(stream) }
    var entries: [FileSystem.Entry] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: name.pointee)) { name in
          String(cString: name)
        }
      }
      guard name != ".", name != ".." else { continue }
      let isFolder =
        switch Int32(entry.pointee.d_type) {
        case Int32(DT_DIR): true
        case Int32(DT_REG): false
        // A symbolic link, or a file system that does not report the type.
        default: FileStamp(of: folder + "/" + name)?.isFolder ?? false
        }
      entries.append(FileSystem.Entry(name: name, isFolder: isFolder))
    }
    return entries
  }

  /// Writes a file unless it has the text already, because a written file is compiled again.
  ///
  /// Its time is in a later second than before. On Linux, the Swift compiler takes a file for the one that it has
  /// compiled if both times are in the same second.
  package static func change(_ path: String, to text: String) throws(UnwritableFile) {
    let bytes = Array(text.utf8)
    if (try? contents(of: path)) != bytes { try write(bytes, to: path, after: FileStamp(of: path)?.seconds) }
  }

  /// Writes a file atomically: at any moment, it has either the old bytes or all the new ones.
  ///
  /// - Parameter second: The second, since 1970, after which the file counts as written; `nil` for any.
  package static func write(_ bytes: [UInt8], to path: String, after second: Int? = nil) throws(UnwritableFile) {
    let draft = path + ".new"
    guard let file = fopen(draft, "wb") else { throw UnwritableFile(path: path) }
    let count = bytes.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
    guard fclose(file) == 0, count == bytes.count, date(draft, after: second), rename(draft, path) == 0 else {
      remove(draft)
      throw UnwritableFile(path: path)
    }
  }

  /// Gives a file the time of the next second unless its time is later than a second.
  private static func date(_ path: String, after second: Int?) -> Bool {
    guard let second, let stamp = FileStamp(of: path), stamp.seconds <= second else { return true }
    let next = timeval(tv_sec: .init(second + 1), tv_usec: 0)
    return utimes(path, [next, next]) == 0
  }

  private static func problem() -> FileProblem {
    errno == EPERM || errno == EACCES ? .refused : .missing
  }
}

/// A file that cannot be written.
package struct UnwritableFile: Error {
  package let path: String
}
