/// Operations on paths as text.
package enum FilePath {
  /// Returns the folder that a path is in; `/` for an entry of the root.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash > path.startIndex else { return "/" }
    return String(path[..<slash])
  }

  package static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// Returns a file's name up to its first dot: `StarWars` of `Schemas/StarWars.graphqls` and of
  /// `StarWars.introspection.json`.
  package static func stem(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// Returns the absolute path for a path relative to a folder, with `.` and `..` resolved. An absolute path stays the
  /// same.
  package static func join(_ folder: String, _ path: String) -> String {
    var components: [Substring] = path.utf8.first == UInt8(ascii: "/") ? [] : folder.split(separator: "/")
    for component in path.split(separator: "/") {
      switch component {
      case ".": break
      case "..": _ = components.popLast()
      default: components.append(component)
      }
    }
    return "/" + components.joined(separator: "/")
  }

  /// Returns a path relative to a folder, as in `Schemas/StarWars.graphqls`, or unchanged if it is not in the folder.
  package static func relative(_ path: String, to folder: String) -> String {
    let prefix = folder == "/" ? folder : folder + "/"
    guard path.utf8.starts(with: prefix.utf8) else { return path }
    return String(path[path.utf8.index(path.startIndex, offsetBy: prefix.utf8.count)...])
  }

  /// Returns the folder of a target's files, as components from the package's root: `Sources/App` of
  /// `Sources/App/Views/Hero.swift`.
  package static func targetFolder(of file: String, in root: String) -> [String] {
    relative(file, to: root).split(separator: "/").dropLast().prefix(2).map(String.init)
  }

  /// Returns the path that the client schema of a schema has in the place of another path.
  static func clientSchemaPath(of schema: String, named path: String) -> String {
    let suffix = [".client.graphqls", ".client.graphql"].first { path.hasSuffix($0) } ?? ".client"
    return join(folder(of: path), stem(of: schema) + suffix)
  }

  static func isSchema(_ name: String) -> Bool {
    [".graphqls", ".graphql", ".json"].contains { name.utf8.count > $0.utf8.count && name.hasSuffix($0) }
      && clientSchemaName(of: name, isFolder: false) == nil
  }

  /// Returns the name of the schema that a file or folder says it is the client schema of: `StarWars` for
  /// `StarWars.client.graphqls` and the folder `StarWars.client`; `nil` for others.
  static func clientSchemaName(of name: String, isFolder: Bool) -> String? {
    for suffix in isFolder ? [".client"] : [".client.graphqls", ".client.graphql"] where name.hasSuffix(suffix) {
      return String(name.utf8.dropLast(suffix.utf8.count))
    }
    return nil
  }
}
