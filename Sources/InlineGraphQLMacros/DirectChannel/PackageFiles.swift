import LocalFiles

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// Where the Swift files of a package are.
enum PackageFiles {
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

  /// The Swift files of a package by path, without those in hidden folders, in packages of their own and in documentation
  /// catalogs, whose tutorials have several versions of a file.
  static func swiftFiles(in root: String) -> [String] {
    var files: [String] = []
    var folders = [root]
    // Links to folders may lead in circles; no tree of sources is as deep.
    let maximumLength = root.utf8.count + 2048
    var visited: Set<FileStamp.Identity> = []
    while let folder = folders.popLast() {
      guard folder.utf8.count < maximumLength, let entries = try? Files.entries(of: folder) else { continue }
      if folder != root {
        guard !entries.contains(where: { $0.name == "Package.swift" }) else { continue }
      }
      guard let identity = FileStamp(of: folder)?.identity, visited.insert(identity).inserted else { continue }
      for entry in entries where entry.name.utf8.first != UInt8(ascii: ".") {
        if entry.isFolder {
          guard !entry.name.hasSuffix(".docc") else { continue }
          folders.append(folder + "/" + entry.name)
        } else if entry.name.hasSuffix(".swift"), entry.name != "Package.swift" {
          files.append(folder + "/" + entry.name)
        }
      }
    }
    return files.sorted()
  }
}
