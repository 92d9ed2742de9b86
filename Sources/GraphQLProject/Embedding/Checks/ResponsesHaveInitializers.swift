import GraphQLLanguage

extension TargetCheck {
  /// Code that makes a response by hand has the initialisers for it.
  static let responsesHaveInitializers = TargetCheck { target, findings in
    for made in target.madeResponses {
      guard let literal = target.literal(of: made.path), !literal.memberwiseInitializers else { continue }
      findings.append(
        Finding(
          severity: .warning,
          message:
            "\"\(made.path).Data\" has no initializers for its fields, for which its literal must say "
            + "\"memberwiseInitializers: true\".",
          place: made.place
        )
      )
    }
  }
}

/// A response that a target's code makes.
struct MadeResponse: Hashable, Sendable {
  /// The path of the operation or fragment.
  var path: String
  var place: Finding.Place

  /// Finds the first of each operation and fragment in files, but for those with extensions, which may have initialisers.
  static func all(in files: [EmbeddedTarget.File]) -> [MadeResponse] {
    var extended: Set<String> = []
    var all: [MadeResponse] = []
    for file in files {
      SwiftBytes.withView(of: file.utf8) { bytes in
        let found = MadeResponses(in: bytes)
        extended.formUnion(found.extended)
        if found.offsets.isEmpty { return }
        let lines = LineMap(Source(utf8: file.utf8, name: file.path))
        for (path, offset) in found.offsets.sorted(by: { $0.value < $1.value }) {
          all.append(MadeResponse(path: path, place: .init(file: file.path, location: lines.location(at: offset))))
        }
      }
    }
    return all.filter { !extended.contains($0.path) }
  }
}

extension CheckedTarget {
  /// Returns the literal of an operation or fragment.
  fileprivate func literal(of path: String) -> SwiftLiteral? {
    let path = path.split(separator: ".").map(String.init)
    for entry in (files + reachable).lazy.flatMap(\.literals) where entry.literal.macro != .schema {
      guard let document = try? Document(parsing: entry.literal.source) else { continue }
      if entry.literal.typeNames(of: document).contains(where: { $0.path == path }) { return entry.literal }
    }
    return nil
  }
}
