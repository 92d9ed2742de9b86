/// The Swift notation of GraphQL names.
package enum SwiftName {
  /// Returns the name, in backticks if Swift gives it another meaning.
  package static func escaped(_ name: String) -> String {
    keywords.contains(name) ? "`" + name + "`" : name
  }

  /// Returns the name as the label of an argument. Only two words need backticks there.
  static func argumentLabel(_ name: String) -> String {
    name == "_" || name == "inout" ? "`" + name + "`" : name
  }

  /// A name whose components are separated by dots, each as ``escaped(_:)`` writes it.
  static func escapedPath(_ path: String) -> String {
    guard path.utf8.contains(UInt8(ascii: ".")) else { return escaped(path) }
    return path.split(separator: ".").map { escaped(String($0)) }.joined(separator: ".")
  }

  /// The first component of a name whose components are separated by dots: what Swift looks up where the name stands.
  static func root(of path: String) -> String {
    guard let end = path.utf8.firstIndex(of: UInt8(ascii: ".")) else { return unescaped(path) }
    return unescaped(String(path[..<end]))
  }

  /// Whether members of types may have the name as well: theirs begin with small letters, those of types seldom do.
  static func isNamedAsMembers(_ root: String) -> Bool {
    !root.hasPrefix(secondName(of: ""))
      && !(root.utf8.first.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 } ?? false)
  }

  /// An expression of a fragment's type.
  static func metatype(of fragment: String) -> String {
    isNamedAsMembers(root(of: fragment)) ? "InlineGraphQL.__TypeNamed<" + fragment + ">.type" : fragment + ".self"
  }

  /// The name of a fragment's key protocol.
  static func keyProtocol(of fragment: String) -> String {
    // Only the last component may carry backticks that the suffix makes needless.
    fragment.hasSuffix("`") ? fragment.filter { $0 != "`" } + "_Key" : fragment + "_Key"
  }

  /// The name of a fragment's struct that nothing nearer hides, as no definition of GraphQL may begin with `__`.
  static func secondName(of fragment: String) -> String { "__struct_" + unescaped(fragment) }

  private static func unescaped(_ name: String) -> String {
    name.hasPrefix("`") ? name.filter { $0 != "`" } : name
  }

  private static let keywords: Set<String> = [
    "_", "Any", "Protocol", "Self", "Type", "any", "as", "associatedtype", "async", "await", "break", "case", "catch",
    "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "open", "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self",
    "some", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
    "where", "while",
  ]
}

/// Gives every name out once.
struct DistinctNames {
  private var taken: Set<String>
  private let others: Set<String>
  private var counts: [String: Int] = [:]

  /// - Parameters:
  ///   - taken: Names that are not to be given out.
  ///   - others: More of them, which are not copied.
  init(taken: Set<String> = [], besides others: Set<String> = []) {
    self.taken = taken
    self.others = others
  }

  /// Sees to it that names are not given out from here on.
  mutating func reserve(_ names: Set<String>) {
    taken.formUnion(names)
  }

  /// Takes the name, or if it is taken already, the first of `name_2`, `name_3`, … that is not.
  mutating func take(_ name: String) -> String {
    if takeIfFree(name) { return name }
    var count = counts[name] ?? 1
    var candidate = name
    repeat {
      count += 1
      candidate = "\(name)_\(count)"
    } while !takeIfFree(candidate)
    counts[name] = count
    return candidate
  }

  private mutating func takeIfFree(_ name: String) -> Bool {
    !others.contains(name) && taken.insert(name).inserted
  }
}
