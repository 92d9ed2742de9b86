import GraphQLLanguage
import GraphQLValidation

/// The fragments that the Swift files of a package define.
public struct FragmentIndex: Sendable {
  private let sites: [String: [FragmentSite]]
  private let root: String
  private let hasNamesakes: Bool

  /// Makes an index.
  ///
  /// - Parameters:
  ///   - sites: The fragments, in the order in which one is to be preferred over another of its name.
  ///   - root: The package's root.
  public init(_ sites: [FragmentSite], root: String) {
    self.sites = Dictionary(grouping: sites, by: \.name)
    self.root = root
    hasNamesakes = self.sites.values.contains { $0.count > 1 }
  }

  /// Whether a literal has to do with fragments at all.
  public static func concerns(_ document: Source) -> Bool {
    let outline = DocumentOutline(of: document)
    return !outline.fragments.isEmpty || !outline.operationSpreads.isEmpty
  }

  /// What a literal may know of the fragments that it reaches and does not define itself.
  ///
  /// - Parameters:
  ///   - document: The literal's text.
  ///   - file: The Swift file that the literal is in. Of several fragments of a name, one of the same target wins.
  ///   - schema: The schema that the literal is written against.
  ///   - isInSchema: Whether a fragment is written against that schema too; others are passed over.
  public func signatures(
    for document: Source,
    in file: String,
    schema: Schema,
    where isInSchema: (FragmentSite) -> Bool
  ) -> [String: FragmentSignature] {
    let outline = DocumentOutline(of: document)
    var visited = Set(outline.fragments.map(\.name))
    var waiting = outline.spreads
    var signatures: [String: FragmentSignature] = [:]
    while let name = waiting.popLast() {
      guard visited.insert(name).inserted, let site = site(ofFragment: name, from: file, where: isInSchema) else {
        continue
      }
      let signature = site.signature(in: schema)
      signatures[name] = signature
      waiting += signature.spreads
    }
    return signatures
  }

  /// The fragment of a name that a literal spreads.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - file: The Swift file that the literal is in. Of several fragments of a name, one of the same target wins.
  ///   - isInSchema: Whether a fragment is written against the literal's schema.
  func site(
    ofFragment name: String,
    from file: String,
    where isInSchema: (FragmentSite) -> Bool
  ) -> FragmentSite? {
    guard let candidates = sites[name]?.filter(isInSchema), candidates.count > 1 else {
      return sites[name]?.first(where: isInSchema)
    }
    let target = FilePath.targetFolder(of: file, in: root)
    return candidates.first { FilePath.targetFolder(of: $0.file, in: root) == target } ?? candidates.first
  }

  /// The names of all fragments of a schema, if a literal spreads one that is unknown.
  ///
  /// - Parameters:
  ///   - document: The literal's text.
  ///   - known: The fragments of other literals that it reaches.
  ///   - isInSchema: Whether a fragment is written against the literal's schema.
  public func suggestedNames(
    for document: Source,
    besides known: [String: FragmentSignature],
    where isInSchema: (FragmentSite) -> Bool
  ) -> [String] {
    let outline = DocumentOutline(of: document)
    let own = Set(outline.fragments.map(\.name))
    guard outline.spreads.contains(where: { known[$0] == nil && !own.contains($0) }) else { return [] }
    return sites.filter { $0.value.contains(where: isInSchema) }.keys.sorted()
  }

  /// The fragments of other literals that a literal spreads itself, as far as there is one only of each name.
  func spread(in document: Source, where isInSchema: (FragmentSite) -> Bool) -> [FragmentSite] {
    let outline = DocumentOutline(of: document)
    let names = Set(outline.spreads).subtracting(outline.fragments.map(\.name))
    return names.sorted().compactMap { name in
      let candidates = sites[name]?.filter(isInSchema) ?? []
      return candidates.count == 1 ? candidates[0] : nil
    }
  }

  /// An error for each fragment of a literal that another literal of the target defines as well (section 5.5.1.1).
  ///
  /// Fragments between `#if` and `#endif` are not compared: only one of them may be compiled.
  ///
  /// - Parameters:
  ///   - document: The literal's text.
  ///   - place: The Swift file that the literal is in and the line that its macro starts on.
  ///   - isInSchema: Whether a fragment is written against the same schema; others may have the same name.
  public func duplicates(
    of document: Source,
    at place: (file: String, line: Int),
    where isInSchema: (FragmentSite) -> Bool
  ) -> [Diagnostic] {
    let target = FilePath.targetFolder(of: place.file, in: root)
    return DocumentOutline(of: document).fragments.compactMap { fragment -> Diagnostic? in
      let sameName = (sites[fragment.name] ?? []).filter {
        !$0.literal.isConditional && FilePath.targetFolder(of: $0.file, in: root) == target
      }
      guard sameName.count > 1, sameName.contains(where: { isAt(place, $0) }),
        let other = sameName.first(where: { !isAt(place, $0) && isInSchema($0) })
      else { return nil }
      return Diagnostic(
        .error,
        "There can be only one fragment named \"\(fragment.name)\". The other one is at \(self.place(of: other)).",
        at: SourceRange(fragment.nameOffset, fragment.nameOffset + fragment.name.utf8.count)
      )
    }
  }

  /// An error for each spread of a literal that leads to a fragment of the same name as one that the literal reaches
  /// otherwise: modules that do not know of each other may have one each, but what is sent may not (section 5.5.1.1).
  ///
  /// - Parameters:
  ///   - document: The literal's text.
  ///   - file: The Swift file that the literal is in.
  ///   - isInSchema: Whether a fragment is written against the literal's schema.
  public func namesakes(
    reachedFrom document: Source,
    in file: String,
    where isInSchema: (FragmentSite) -> Bool
  ) -> [Diagnostic] {
    guard hasNamesakes else { return [] }
    let outline = DocumentOutline(of: document)
    var known: [String: FragmentSite] = [:]
    for fragment in outline.fragments {
      known[fragment.name] = sites[fragment.name]?.first { $0.file == file && isInSchema($0) }
    }
    let own = Set(known.keys)
    var errors: [Diagnostic] = []
    for spread in outline.spreads where !own.contains(spread) {
      // What meets behind one spread is told where it does.
      let reached = sites(reachedFrom: spread, in: file, where: isInSchema)
      for site in reached.values.sorted(by: { $0.name < $1.name }) {
        guard let other = known[site.name], !other.isAt(site) else {
          known[site.name] = site
          continue
        }
        if other.literal.isConditional || site.literal.isConditional { continue }
        errors.append(
          Diagnostic(
            .error,
            "Two fragments named \"\(site.name)\" would be sent together: the one at \(place(of: other)) and the one at "
              + "\(place(of: site)), which \"\(spread)\" brings. Rename one of them.",
            at: outline.rangeOfSpread(of: spread)
          )
        )
      }
    }
    return errors
  }

  /// The fragments that a spread leads to, each name as the file that spreads it has it.
  private func sites(
    reachedFrom spread: String,
    in file: String,
    where isInSchema: (FragmentSite) -> Bool
  ) -> [String: FragmentSite] {
    var reached: [String: FragmentSite] = [:]
    var waiting = [(name: spread, file: file)]
    while let (name, file) = waiting.popLast() {
      guard reached[name] == nil, let site = certainSite(ofFragment: name, from: file, where: isInSchema) else {
        continue
      }
      reached[name] = site
      waiting += site.outline.spreads.map { ($0, site.file) }
    }
    return reached
  }

  /// The fragment of a name, if it is the only one of the name or of the file's own target: which of those of other targets is
  /// meant the imports decide.
  private func certainSite(
    ofFragment name: String,
    from file: String,
    where isInSchema: (FragmentSite) -> Bool
  ) -> FragmentSite? {
    let candidates = sites[name]?.filter(isInSchema) ?? []
    if candidates.count < 2 { return candidates.first }
    let target = FilePath.targetFolder(of: file, in: root)
    return candidates.first { FilePath.targetFolder(of: $0.file, in: root) == target }
  }

  private func place(of site: FragmentSite) -> String {
    "\(FilePath.relative(site.file, to: root)):\(site.location.line):\(site.location.column)"
  }

  /// An error for each private fragment of a literal that nothing in its file uses (section 5.5.1.4), so that nothing can.
  ///
  /// - Parameters:
  ///   - document: The literal's text.
  ///   - place: The Swift file that the literal is in and the line that its macro starts on.
  public func unusedFragments(of document: Source, at place: (file: String, line: Int)) -> [Diagnostic] {
    DocumentOutline(of: document).fragments.compactMap { fragment in
      let isUnused = (sites[fragment.name] ?? []).contains {
        isAt(place, $0) && $0.isUnused && !$0.literal.isConditional
      }
      if !isUnused { return nil }
      let range = SourceRange(fragment.range.lowerBound, fragment.range.upperBound)
      // A literal cannot be empty.
      let others = document.utf8[..<range.start] + document.utf8[range.end...]
      let removal = Diagnostic.FixIt(message: "remove \"\(fragment.name)\"", range: range, replacement: "")
      return Diagnostic(
        .error,
        "Fragment \"\(fragment.name)\" is never used.",
        at: range,
        fixIts: others.allSatisfy { $0 <= UInt8(ascii: " ") } ? [] : [removal]
      )
    }
  }

  private func isAt(_ place: (file: String, line: Int), _ site: FragmentSite) -> Bool {
    site.file == place.file && site.macroLine == place.line
  }
}
