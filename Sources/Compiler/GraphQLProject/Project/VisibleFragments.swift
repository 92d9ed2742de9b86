import GraphQLLanguage
import GraphQLValidation

/// The fragments of a package as one of its literals sees them: those of its own schema.
package struct VisibleFragments {
  private let index: FragmentIndex
  private let outline: DocumentOutline
  private let source: Source
  private let file: String
  private let line: Int
  private let isInSchema: (FragmentSite) -> Bool

  /// - Parameters:
  ///   - index: The fragments of the package.
  ///   - outline: The literal's outline.
  ///   - source: Its text.
  ///   - file: The Swift file that it is in. Of several fragments of a name, one of the same target wins.
  ///   - line: The line that its macro starts on.
  ///   - isInSchema: Whether a fragment is written against the literal's schema.
  package init(
    _ index: FragmentIndex,
    for outline: DocumentOutline,
    in source: Source,
    at file: String,
    line: Int,
    where isInSchema: @escaping (FragmentSite) -> Bool
  ) {
    (self.index, self.outline, self.source, self.file) = (index, outline, source, file)
    (self.line, self.isInSchema) = (line, isInSchema)
  }

  /// Returns what the literal is told of fragments.
  ///
  /// - Parameter schema: The schema that it is written against.
  package func facts(of schema: Schema) -> LiteralFragments {
    if !outline.concernsFragments { return LiteralFragments() }
    let known = signatures(of: schema)
    var facts = LiteralFragments(known: known, withFields: namesWithFields(among: known))
    facts.suggested = suggestedNames(besides: known)
    facts.errors = errors.map { $0.decidedElsewhere() }
    return facts
  }

  func site(ofFragment name: String) -> FragmentSite? { site(ofFragment: name, from: file) }

  private func site(ofFragment name: String, from file: String) -> FragmentSite? {
    index.site(ofFragment: name, from: file, where: isInSchema)
  }

  /// Returns the signatures of the fragments that the literal reaches and does not define itself.
  package func signatures(of schema: Schema) -> [String: FragmentSignature] {
    var visited = Set(outline.fragments.map(\.name))
    var waiting = outline.spreads
    var signatures: [String: FragmentSignature] = [:]
    while let name = waiting.popLast() {
      guard visited.insert(name).inserted, let site = site(ofFragment: name) else { continue }
      let signature = site.signature(in: schema) { self.site(ofFragment: $0, from: site.file) }
      signatures[name] = signature
      waiting += signature.spreads
    }
    return signatures
  }

  /// Returns the names of the fragments whose protocols `Fields` the literal knows: its own, and those that it may reach;
  /// `nil` if it knows those of all. An internal fragment of another module may have none (``FieldsUses``).
  private func namesWithFields(among known: [String: FragmentSignature]) -> Set<String>? {
    let own = index.target(of: file)
    let hidden = known.values.filter { signature in
      signature.accessLevel == .internal && site(ofFragment: signature.name).map { index.target(of: $0.file) } != own
    }
    if hidden.isEmpty { return nil }
    return Set(outline.fragments.map(\.name)).union(known.keys).subtracting(hidden.map(\.name))
  }

  /// Returns the names of all fragments of the schema if the literal spreads an unknown one, and none otherwise.
  func suggestedNames(besides known: [String: FragmentSignature]) -> [String] {
    let own = Set(outline.fragments.map(\.name))
    guard outline.spreads.contains(where: { known[$0] == nil && !own.contains($0) }) else { return [] }
    return index.names(where: isInSchema)
  }

  /// The fragments of other literals that the literal spreads itself, without those whose names are ambiguous.
  var spread: [FragmentSite] {
    let names = Set(outline.spreads).subtracting(outline.fragments.map(\.name))
    return names.sorted().compactMap { name in
      let candidates = index.sites(ofFragment: name).filter(isInSchema)
      return candidates.count == 1 ? candidates[0] : nil
    }
  }

  // MARK: - Errors

  /// The errors of the literal's fragments that its own text does not show.
  var errors: [Diagnostic] { duplicates + unusedFragments + namesakes }

  /// An error for each fragment that another literal of the target defines too (section 5.5.1.1).
  ///
  /// Fragments under `#if` conditions are not compared, because only one of them may be compiled.
  private var duplicates: [Diagnostic] {
    let own = index.target(of: file)
    return outline.fragments.compactMap { fragment -> Diagnostic? in
      let sameName = index.sites(ofFragment: fragment.name).filter {
        !$0.literal.isConditional && index.target(of: $0.file) == own
      }
      guard sameName.count > 1, sameName.contains(where: isHere),
        let other = sameName.first(where: { !isHere($0) && isInSchema($0) })
      else { return nil }
      return Diagnostic(
        .error,
        "There can be only one fragment named \"\(fragment.name)\". The other one is at \(place(of: other)).",
        at: SourceRange(fragment.nameOffset, fragment.nameOffset + fragment.name.utf8.count)
      )
    }
  }

  /// An error for each private fragment that the literal's own file does not use (section 5.5.1.4), as no other file can.
  var unusedFragments: [Diagnostic] {
    outline.fragments.compactMap { fragment in
      let isUnused = index.sites(ofFragment: fragment.name).contains {
        isHere($0) && $0.isUnused && !$0.literal.isConditional
      }
      if !isUnused { return nil }
      let range = SourceRange(fragment.range.lowerBound, fragment.range.upperBound)
      // The fix-it must not leave an empty literal.
      let others = source.utf8[..<range.start] + source.utf8[range.end...]
      let removal = Diagnostic.FixIt(message: "remove \"\(fragment.name)\"", range: range, replacement: "")
      return Diagnostic(
        .error,
        "Fragment \"\(fragment.name)\" is never used.",
        at: range,
        fixIts: others.allSatisfy { $0 <= UInt8(ascii: " ") } ? [] : [removal]
      )
    }
  }

  /// An error for each spread through which the literal reaches a second fragment of the same name.
  ///
  /// Modules that do not know each other may each define a fragment of that name, but a document may not have both
  /// (section 5.5.1.1).
  private var namesakes: [Diagnostic] {
    guard index.hasNamesakes else { return [] }
    var known: [String: FragmentSite] = [:]
    for fragment in outline.fragments {
      known[fragment.name] = index.sites(ofFragment: fragment.name).first { $0.file == file && isInSchema($0) }
    }
    let own = Set(known.keys)
    var errors: [Diagnostic] = []
    for spread in outline.spreads where !own.contains(spread) {
      // If both are reached through one spread, the error is reported in the literal where they meet.
      for site in sites(reachedFrom: spread).values.sorted(by: { $0.name < $1.name }) {
        guard let other = known[site.name], !other.isAt(site) else {
          known[site.name] = site
          continue
        }
        if other.literal.isConditional || site.literal.isConditional { continue }
        errors.append(
          Diagnostic(
            .error,
            "Two fragments named \"\(site.name)\" would be in one request: the one at \(place(of: other)) and the one at "
              + "\(place(of: site)), which \"\(spread)\" spreads. Rename one of them.",
            at: outline.rangeOfSpread(of: spread)
          )
        )
      }
    }
    return errors
  }

  /// Returns the fragments that a spread leads to. Each name is looked up from the file that spreads it.
  private func sites(reachedFrom spread: String) -> [String: FragmentSite] {
    var reached: [String: FragmentSite] = [:]
    var waiting = [(name: spread, file: file)]
    while let (name, file) = waiting.popLast() {
      guard reached[name] == nil, let site = certainSite(ofFragment: name, from: file) else { continue }
      reached[name] = site
      waiting += site.outline.spreads.map { ($0, site.file) }
    }
    return reached
  }

  /// Returns the fragment of a name if it is the only one, or the one of the file's own target; `nil` if only imports
  /// decide between those of other targets.
  private func certainSite(ofFragment name: String, from file: String) -> FragmentSite? {
    let candidates = index.sites(ofFragment: name).filter(isInSchema)
    if candidates.count < 2 { return candidates.first }
    let own = index.target(of: file)
    return candidates.first { index.target(of: $0.file) == own }
  }

  private func isHere(_ site: FragmentSite) -> Bool { site.file == file && site.macroLine == line }

  private func place(of site: FragmentSite) -> String {
    "\(FilePath.relative(site.file, to: index.root)):\(site.location.line):\(site.location.column)"
  }
}
