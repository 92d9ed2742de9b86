import Foundation

/// Names for what is written beside a module's files: no two files of a module may have the same, nor may two in one
/// folder where upper and lower case make no difference.
struct FileNames {
  private var taken: Set<String>

  /// - Parameter files: The module's own files.
  init(besides files: [URL]) {
    taken = Set(files.map { $0.lastPathComponent.lowercased() })
  }

  /// A name that no other file has: `Queries.embedded.swift`, or with a number where there is one already.
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
