import Foundation

/// Unique names for the files that are written for a module. Two files of a module must not have the same name, and
/// case does not distinguish them in some file systems.
struct FileNames {
  private var taken: Set<String>

  /// - Parameter files: The module's own files.
  init(besides files: [URL]) {
    taken = Set(files.map { $0.lastPathComponent.lowercased() })
  }

  /// Returns a name that no other file has: `Queries.embedded.swift`, or one with a number if that name is taken.
  mutating func name(for stem: String) -> String {
    var name = stem + ".embedded.swift"
    var number = 2
    while !taken.insert(name.lowercased()).inserted {
      name = "\(stem)-\(number).embedded.swift"
      number += 1
    }
    return name
  }
}
