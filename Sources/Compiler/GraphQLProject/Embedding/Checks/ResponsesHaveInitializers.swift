import GraphQLLanguage

extension TargetCheck {
  /// Code that makes a response by hand has the initializers for it.
  static let responsesHaveInitializers = TargetCheck { target, findings in
    if target.madeResponses.isEmpty { return }
    let literals = target.placesOfLiteralsWithoutInitializers
    for made in target.madeResponses {
      guard let literal = literals[made.path] else { continue }
      let message =
        "\"\(made.path).Data\" has no initializers for its fields, for which its literal must say "
        + "\"memberwiseInitializers: true\"."
      let note = Finding.Note(message: "The literal is here", place: literal)
      if let finding = target.finding(.missingInitializers, message, at: made.place, notes: [note]) {
        findings.append(finding)
      }
    }
  }
}

struct MadeResponse: Hashable, Sendable {
  var path: String
  var place: Finding.Location

  /// Finds the first of each operation and fragment in files, but for those with extensions, which may have initializers.
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
  /// Where the literals are whose responses have no initializers, by the paths of their operations and fragments.
  fileprivate var placesOfLiteralsWithoutInitializers: [String: Finding.Location] {
    var places: [String: Finding.Location] = [:]
    for file in files + reachable {
      for literal in file.literals.map(\.literal) where literal.macro != .schema && !literal.memberwiseInitializers {
        guard let document = try? Document(parsing: literal.source) else { continue }
        for (path, _, _) in literal.typeNames(of: document) {
          places[path.joined(separator: ".")] = file.place(of: literal.offset)
        }
      }
    }
    return places
  }
}
