import GraphQLCompiler

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// Reading files by what every C library has: Foundation would take longer to load than an expansion takes.
enum SourceFiles {
  /// The files of this machine.
  static let system = FileSystem(
    entries: { folder throws(FileProblem) in try entries(of: folder) },
    contents: { file throws(FileProblem) in try contents(of: file) }
  )

  /// The bytes of a file.
  static func contents(of path: String) throws(FileProblem) -> [UInt8] {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { throw problem() }
    defer { close(descriptor) }
    let size = FileStamp(of: path)?.size ?? 0
    var bytes = [UInt8](repeating: 0, count: size + 1)
    var count = 0
    while true {
      if count == bytes.count { bytes += [UInt8](repeating: 0, count: bytes.count) }
      let read = bytes.withUnsafeMutableBytes { buffer in
        #if canImport(Darwin)
          Darwin.read(descriptor, buffer.baseAddress! + count, buffer.count - count)
        #elseif canImport(Glibc)
          Glibc.read(descriptor, buffer.baseAddress! + count, buffer.count - count)
        #elseif canImport(Musl)
          Musl.read(descriptor, buffer.baseAddress! + count, buffer.count - count)
        #elseif canImport(Android)
          Android.read(descriptor, buffer.baseAddress! + count, buffer.count - count)
        #endif
      }
      if read < 0 { throw problem() }
      if read == 0 { break }
      count += read
    }
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
      let isFolder =
        switch Int32(entry.pointee.d_type) {
        case Int32(DT_DIR): true
        case Int32(DT_REG): false
        // A link, or a file system that does not tell.
        default: FileStamp(of: folder + "/" + name)?.isFolder ?? false
        }
      entries.append(FileSystem.Entry(name: name, isFolder: isFolder))
    }
    return entries
  }

  private static func problem() -> FileProblem {
    errno == EPERM || errno == EACCES ? .refused : .missing
  }

  /// A path as seen from the root of the file system; a plugin works in the package's root.
  static func absolute(_ path: String) -> String {
    guard !path.hasPrefix("/"), let folder = getcwd(nil, 0) else { return path }
    defer { free(folder) }
    return String(cString: folder) + "/" + path
  }

  /// The folder with the `Package.swift` around a file; the file's own folder if there is none.
  static func packageRoot(around file: String) -> String {
    var folder = file
    while let slash = folder.lastIndex(of: "/") {
      folder = String(folder[..<slash])
      if FileStamp(of: folder + "/Package.swift") != nil { return folder }
    }
    return file.lastIndex(of: "/").map { String(file[..<$0]) } ?? file
  }

  /// A path as people see it who look at a package.
  static func relative(_ path: String, toPackageAround file: String) -> String {
    let root = packageRoot(around: file) + "/"
    return path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
  }

  /// The Swift files of a package by path, without those in hidden folders and in packages of their own.
  static func swiftFiles(in root: String) -> [String] {
    var files: [String] = []
    var folders = [root]
    // Links to folders may lead in circles; no tree of sources is as deep.
    let maximumLength = root.utf8.count + 2048
    var visited: Set<FileStamp.Identity> = []
    while let folder = folders.popLast() {
      guard folder.utf8.count < maximumLength, let entries = try? entries(of: folder) else { continue }
      if folder != root {
        guard !entries.contains(where: { $0.name == "Package.swift" }) else { continue }
      }
      guard let identity = FileStamp(of: folder)?.identity, visited.insert(identity).inserted else { continue }
      for entry in entries where entry.name.utf8.first != UInt8(ascii: ".") {
        if entry.isFolder {
          folders.append(folder + "/" + entry.name)
        } else if entry.name.hasSuffix(".swift"), entry.name != "Package.swift" {
          files.append(folder + "/" + entry.name)
        }
      }
    }
    return files.sorted()
  }
}

/// What changes when a file does.
struct FileStamp: Hashable, Sendable {
  /// What tells files apart that have several paths.
  struct Identity: Hashable, Sendable {
    let device: UInt64
    let inode: UInt64
  }

  let identity: Identity
  let size: Int
  let seconds: Int
  let nanoseconds: Int
  let isFolder: Bool

  /// Looks at a file; `nil` if there is none.
  init?(of path: String) {
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
