import GraphQLCompiler

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Reading and writing files by what every C library has: Foundation takes longer to load than the tool to run.
enum Files {
  /// The files of this machine.
  static let system = FileSystem(
    entries: { folder throws(FileProblem) in try entries(of: folder) },
    contents: { file throws(FileProblem) in try contents(of: file) }
  )

  /// The bytes of a file.
  static func contents(of path: String) throws(FileProblem) -> [UInt8] {
    guard let file = fopen(path, "rb") else { throw problem() }
    defer { fclose(file) }
    var status = stat()
    guard fstat(fileno(file), &status) == 0 else { throw problem() }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size) + 1)
    var count = 0
    while true {
      if count == bytes.count { bytes += [UInt8](repeating: 0, count: bytes.count) }
      let read = bytes.withUnsafeMutableBytes { fread($0.baseAddress! + count, 1, $0.count - count, file) }
      guard read > 0 else { break }
      count += read
    }
    guard ferror(file) == 0 else { throw problem() }
    bytes.removeLast(bytes.count - count)
    return bytes
  }

  /// What is in a folder.
  static func entries(of folder: String) throws(FileProblem) -> [FileSystem.Entry] {
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
      entries.append(FileSystem.Entry(name: name, isFolder: isFolder(folder + "/" + name)))
    }
    return entries
  }

  /// Writes a file, if it does not hold the text already: what was written just now is compiled again.
  static func change(_ path: String, to text: String) throws(UnwritableFile) {
    let bytes = Array(text.utf8)
    if (try? contents(of: path)) != bytes { try write(bytes, to: path) }
  }

  /// Writes a file.
  static func write(_ bytes: [UInt8], to path: String) throws(UnwritableFile) {
    guard let file = fopen(path, "wb") else { throw UnwritableFile(path: path) }
    let count = bytes.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
    guard fclose(file) == 0, count == bytes.count else { throw UnwritableFile(path: path) }
  }

  /// Whether there is a file.
  static func exists(_ path: String) -> Bool {
    access(path, F_OK) == 0
  }

  /// What changes when a file does.
  static func stamp(of path: String) -> String {
    var status = stat()
    guard stat(path, &status) == 0 else { return "" }
    #if canImport(Darwin)
      return "\(status.st_size) \(status.st_mtimespec.tv_sec) \(status.st_mtimespec.tv_nsec)"
    #else
      return "\(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)"
    #endif
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private static func problem() -> FileProblem {
    errno == EPERM || errno == EACCES ? .refused : .missing
  }
}

/// A file that cannot be written.
struct UnwritableFile: Error {
  let path: String
}

/// Ends the process.
func exitProcess(_ status: Int32) -> Never {
  exit(status)
}
