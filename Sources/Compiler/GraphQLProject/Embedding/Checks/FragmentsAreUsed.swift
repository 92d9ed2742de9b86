import GraphQLLanguage

extension TargetCheck {
  /// A fragment that only its module sees is spread, or Swift code names it. A configuration has to ask for this check.
  static let fragmentsAreUsed = TargetCheck { target, findings in
    for fragment in target.unusedFragments {
      let place = Finding.Location(file: fragment.file, location: fragment.location)
      let message = "Fragment \"\(fragment.name)\" is never used."
      if let finding = target.finding(.unusedFragment, message, at: place) { findings.append(finding) }
    }
  }
}

/// Finds the fragments of a target's files that no GraphQL in them spreads and no Swift code names. Others may see those that
/// are public.
///
/// - Parameters:
///   - files: The files with GraphQL among which to find them.
///   - target: All files with GraphQL.
///   - swiftFiles: All files.
func unusedFragments(
  of files: [EmbeddedFile],
  in target: [EmbeddedFile],
  _ swiftFiles: [EmbeddedTarget.File]
) -> [FragmentSite] {
  if files.isEmpty { return [] }
  let spread = Set(target.flatMap(\.literals).flatMap(\.outline.spreadOffsets.keys))
  let candidates = files.flatMap(\.fragments).filter { site in
    !site.literal.accessLevel.covers(.package) && !site.literal.isConditional && !spread.contains(site.name)
  }
  if candidates.isEmpty { return [] }
  // Its definition has the name as well, and so has its struct.
  var counts: [String: Int] = [:]
  for file in swiftFiles { SwiftBytes.withView(of: file.utf8) { $0.count(&counts, by: 1) } }
  for literal in target.flatMap(\.literals) {
    SwiftBytes.withView(of: Array(literal.literal.source.utf8)) { $0.count(&counts, by: -1) }
    if literal.literal.macro == .fragment { counts[literal.literal.declarationName ?? "", default: 0] -= 1 }
  }
  return candidates.filter { counts[$0.name, default: 0] <= 0 }
}

extension SwiftBytes {
  /// Adds a number for each word, in code or not.
  fileprivate func count(_ counts: inout [String: Int], by number: Int) {
    for word in allWords { counts[word, default: 0] += number }
  }
}
