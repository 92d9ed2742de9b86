import GraphQLLanguage

/// Returns the options spelt like a name, the most similar first, as graphql-js's `suggestionList` does.
package func suggestions(for input: String, from options: some Sequence<String>) -> [String] {
  let exact = Array(input.unicodeScalars)
  let lowercase = Array(input.lowercased().unicodeScalars)
  let threshold = exact.count * 2 / 5 + 1
  var distances: [(option: String, distance: Int)] = []
  var seen: Set<String> = []
  for option in options {
    // Changing the case keeps the length of a name. Names whose lengths differ by more than the threshold are never
    // similar.
    guard abs(option.unicodeScalars.count - exact.count) <= threshold, seen.insert(option).inserted else { continue }
    if let distance = lexicalDistance(from: input, lowercase, to: option, threshold: threshold) {
      distances.append((option, distance))
    }
  }
  distances.sort { a, b in
    a.distance != b.distance ? a.distance < b.distance : naturalOrder(a.option, b.option) < 0
  }
  return distances.map(\.option)
}

/// Returns ` Did you mean "a", "b", or "c"?` with a leading space and at most five suggestions; empty without
/// suggestions.
package func didYouMean(_ suggestions: [String], _ what: String? = nil) -> String {
  let quoted = suggestions.prefix(5).map { "\"\($0)\"" }
  guard let last = quoted.last else { return "" }
  let list =
    switch quoted.count {
    case 1: last
    case 2: "\(quoted[0]) or \(last)"
    default: "\(quoted.dropLast().joined(separator: ", ")), or \(last)"
    }
  return " Did you mean \(what.map { "\($0) " } ?? "")\(list)?"
}

extension Diagnostic.FixIt {
  /// Returns a fix-it for each suggestion that replaces a name, or none if there are more than two.
  static func replacing(_ name: Name, with suggestions: [String]) -> [Diagnostic.FixIt] {
    guard suggestions.count <= 2 else { return [] }
    return suggestions.map { suggestion in
      let message = "replace \"\(name.value)\" with \"\(suggestion)\""
      return Diagnostic.FixIt(message: message, range: name.range, replacement: suggestion)
    }
  }
}

/// Returns the number of insertions, deletions, substitutions and swaps of neighbors that turn one text into the
/// other; `nil` if it exceeds the threshold. Any change of case counts as one.
private func lexicalDistance(
  from input: String,
  _ inputLowercase: [Unicode.Scalar],
  to option: String,
  threshold: Int
) -> Int? {
  if input == option { return 0 }
  var a = Array(option.lowercased().unicodeScalars)
  var b = inputLowercase
  if a == b { return 1 }
  if a.count < b.count { swap(&a, &b) }
  if a.count - b.count > threshold { return nil }
  var rows = [Array(0...b.count), Array(repeating: 0, count: b.count + 1), Array(repeating: 0, count: b.count + 1)]
  for i in stride(from: 1, through: a.count, by: 1) {
    let current = i % 3
    let up = (i - 1) % 3
    rows[current][0] = i
    var smallest = i
    for j in stride(from: 1, through: b.count, by: 1) {
      var cell = min(
        rows[up][j] + 1,
        rows[current][j - 1] + 1,
        rows[up][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
      )
      if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
        cell = min(cell, rows[(i - 2) % 3][j - 2] + 1)
      }
      smallest = min(smallest, cell)
      rows[current][j] = cell
    }
    if smallest > threshold { return nil }
  }
  let distance = rows[a.count % 3][b.count]
  return distance <= threshold ? distance : nil
}
