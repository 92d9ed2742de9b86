import GraphQLCompiler
import GraphQLLanguage

extension TargetCompiler {
  /// The literals that are not checked and whose fragments those of the target reach, if all of them together identify
  /// objects by fields of one name and several types. In most schemas none do.
  var literalsWithOtherIdentities: [CheckedTarget.Literal] {
    schemaFragments.sorted { $0.key.path < $1.key.path }.flatMap { location, known in
      let reached = reachedLiterals(of: known, at: location)
      var types: [String: Set<String>] = [:]
      for literal in target.literals where literal.location.files == location.files {
        types.merge(literal.identityTypes) { $0.union($1) }
      }
      for literal in reached { types.merge(literal.identityTypes) { $0.union($1) } }
      return types.values.contains { $0.count > 1 } ? reached.map { compiled($0, known) } : []
    }
  }

  /// Whether a literal and one that is not checked ask for an identity as fields of different types.
  var tellsOfIdentities: Bool {
    var target = target
    target.reachedLiterals = literalsWithOtherIdentities
    if target.reachedLiterals.isEmpty { return false }
    var findings: [Finding] = []
    TargetCheck.identitiesHaveOneType.check(target, &findings)
    return !findings.isEmpty
  }

  /// Returns the literals of other targets and of known files, not compiled yet.
  private func reachedLiterals(of known: SchemaFragments, at location: SchemaLocation) -> [CheckedTarget.Literal] {
    let unchecked = target.reachable + files.filter { self.known.contains($0.path) }
    let others = Dictionary(unchecked.map { ($0.path, $0) }) { first, _ in first }
    var visited: Set<[String]> = []
    return known.names.compactMap { name in
      guard let site = site(ofFragment: name, at: location), let file = others[site.file],
        visited.insert([file.path, "\(site.literal.offset)"]).inserted,
        let entry = file.literals.first(where: { $0.literal.offset == site.literal.offset }),
        let document = try? Document(parsing: entry.literal.source)
      else { return nil }
      // A client schema of its package may say what identifies objects there.
      let schema = (try? entry.schema.get()).flatMap { try? project.schema(at: $0).schema } ?? known.schema
      return CheckedTarget.Literal(
        file: file,
        literal: entry.literal,
        outline: entry.outline,
        schema: schema,
        location: location,
        document: document,
        identityTypes: identityTypes(in: document, of: schema)
      )
    }
  }

  private func compiled(_ literal: CheckedTarget.Literal, _ known: SchemaFragments) -> CheckedTarget.Literal {
    var (literal, known) = (literal, known)
    let fragments = LiteralFragments(known: known.signatures(for: literal.document, literal.outline).checked)
    let context = self.context(of: literal.schema, at: literal.location)
    literal.sent =
      LiteralInput(literal.literal, in: context, fragments).lowered(.success(literal.document))
      .sentDefinitions
    return literal
  }
}
