import GraphQLCLibrary
import GraphQLProject

/// The locations of a package's Swift files.
package enum PackageFiles {
  /// Returns the absolute form of a path. The working directory of a compiler plugin is the root of the package.
  package static func absolute(_ path: String) -> String {
    guard !path.hasPrefix("/"), let folder = getcwd(nil, 0) else { return path }
    defer { free(folder) }
    return String(cString: folder) + "/" + path
  }

  /// Returns a path relative to the working directory, or unchanged if it is not in there.
  package static func relativeToHere(_ path: String) -> String {
    FilePath.relative(path, to: FilePath.join("/", absolute(".")))
  }

  /// Returns the nearest folder around a file with a `Package.swift`; the file's own folder if there is none.
  package static func packageRoot(around file: String) -> String {
    var folder = file
    while let slash = folder.lastIndex(of: "/") {
      folder = String(folder[..<slash])
      if isPackage(folder) { return folder }
    }
    return file.lastIndex(of: "/").map { String(file[..<$0]) } ?? file
  }

  /// Returns whether a folder has a `Package.swift`.
  package static func isPackage(_ folder: String) -> Bool { FileStamp(of: folder + "/Package.swift") != nil }

  /// Returns a path relative to the package's root, for messages.
  package static func relative(_ path: String, toPackageAround file: String) -> String {
    let root = packageRoot(around: file) + "/"
    return path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
  }

  /// Returns the sorted paths of a package's Swift files.
  package static func swiftFiles(in root: String) -> [String] {
    files(in: root) { $0.hasSuffix(".swift") && $0 != "Package.swift" }
  }

  /// Returns the sorted paths of the Swift files and GraphQL documents in a folder, without its schemas.
  package static func documents(in root: String) -> [String] {
    files(in: root) { $0.hasSuffix(".swift") && $0 != "Package.swift" || $0.hasSuffix(".graphql") }
      .filter { !$0.hasSuffix(".client.graphql") && !$0.split(separator: "/").dropLast().contains("Schemas") }
  }

  /// Returns the sorted paths of the Swift files, GraphQL documents and schemas in SDL in a folder.
  package static func documentsAndSchemas(in root: String) -> [String] {
    files(in: root) { name in
      [".swift", ".graphql", ".graphqls"].contains { name.hasSuffix($0) } && name != "Package.swift"
    }
  }

  /// Returns the sorted paths of the files with certain names in a package.
  ///
  /// It leaves out hidden folders, nested packages and documentation catalogs, whose tutorials have several versions of
  /// a file.
  private static func files(in root: String, where isWanted: (_ name: String) -> Bool) -> [String] {
    var files: [String] = []
    var folders = [root]
    // Links to folders may form cycles. No source tree is deeper than this.
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
        } else if isWanted(entry.name) {
          files.append(folder + "/" + entry.name)
        }
      }
    }
    return files.sorted()
  }
}
