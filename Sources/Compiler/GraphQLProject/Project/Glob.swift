/// A file pattern of a GraphQL configuration: `*` and `?` match within a component, `**` matches any components, and
/// `{a,b}` matches either text.
struct Glob {
  private let alternatives: [[Substring]]

  init(_ pattern: String) {
    let pattern = pattern.hasPrefix("./") ? String(pattern.dropFirst(2)) : pattern
    alternatives = Glob.expandBraces(pattern).map { $0.split(separator: "/") }
  }

  func matches(_ path: String) -> Bool {
    let components = path.split(separator: "/")
    return alternatives.contains { Glob.match($0[...], components[...]) { Glob.matches($0, $1) } }
  }

  /// Expands only the first braces, so that no pattern grows without bounds.
  private static func expandBraces(_ pattern: String) -> [String] {
    guard let open = pattern.firstIndex(of: "{"), let close = pattern[open...].firstIndex(of: "}") else {
      return [pattern]
    }
    return pattern[pattern.index(after: open)..<close].split(separator: ",").map {
      String(pattern[..<open] + $0 + pattern[pattern.index(after: close)...])
    }
  }

  private static func matches(_ pattern: Substring, _ component: Substring) -> Bool {
    match(Array(pattern)[...], Array(component)[...], isWildcard: { $0 == "*" }) { $0 == "?" || $0 == $1 }
  }

  private static func match(
    _ pattern: ArraySlice<Substring>,
    _ path: ArraySlice<Substring>,
    matches: (Substring, Substring) -> Bool
  ) -> Bool {
    match(pattern, path, isWildcard: { $0 == "**" }, matches: matches)
  }

  /// Matches elements against a pattern in which a wildcard matches any number of elements.
  ///
  /// It is enough to go back to the last wildcard only, and this keeps the time within the product of the lengths.
  private static func match<Element>(
    _ pattern: ArraySlice<Element>,
    _ elements: ArraySlice<Element>,
    isWildcard: (Element) -> Bool,
    matches: (Element, Element) -> Bool
  ) -> Bool {
    var pattern = pattern
    var elements = elements
    var retry: (pattern: ArraySlice<Element>, elements: ArraySlice<Element>)?
    while true {
      if let first = pattern.first, isWildcard(first) {
        pattern = pattern.dropFirst()
        retry = (pattern, elements)
      } else if let first = pattern.first, let element = elements.first, matches(first, element) {
        pattern = pattern.dropFirst()
        elements = elements.dropFirst()
      } else if pattern.isEmpty, elements.isEmpty {
        return true
      } else if let last = retry, !last.elements.isEmpty {
        pattern = last.pattern
        elements = last.elements.dropFirst()
        retry = (pattern, elements)
      } else {
        return false
      }
    }
  }
}
