import GraphQLLanguage
import GraphQLValidation

/// The fragments that the Swift files of a package define.
public struct FragmentIndex: Sendable {
  private let sites: [String: [FragmentSite]]
  private let root: String
  private let modules: [String: String]
  private let hasNamesakes: Bool

  /// Makes an index.
  ///
  /// - Parameters:
  ///   - sites: The fragments. Of several with the same name, the first is preferred.
  ///   - root: The package's root.
  ///   - modules: The modules of files, by path. The folders of other files tell which of them belong to one target.
  public init(_ sites: [FragmentSite], root: String, modules: [String: String] = [:]) {
    self.sites = Dictionary(grouping: sites, by: \.name)
    self.root = root
    self.modules = modules
    hasNamesakes = self.sites.values.contains { $0.count > 1 }
  }

  /// Returns the signatures of the fragments that a literal reaches and does not define itself.
  ///
  /// - Parameters:
  ///   - document: The literal's outline.
  ///   - file: The Swift file that the literal is in. Of several fragments of a name, one of the same target wins.
  ///   - schema: The schema that the literal is written against.
  ///   - isInSchema: Whether a fragment is written against that schema too; others are ignored.
  public func signatures(
    for document: DocumentOutline,
    in file: String,
    schema: Schema,
    where isInSchema: (FragmentSite) -> Bool
  ) -> [String: FragmentSignature] {
    var visited = Set(document.fragments.map(\.name))
    var waiting = document.spreads
    var signatures: [String: FragmentSignature] = [:]
    while let name = waiting.popLast() {
      guard visited.insert(name).inserted, let site = site(ofFragment: name, from: file, where: isInSchema) else {
        continue
      }
      let signature = site.signature(in: schema) { self.site(ofFragment: $0, from: site.file, where: isInSchema) }
      signatures[name] = signature
      waiting += signature.spreads
    }
    return signatures
  }

  /// Returns the names of the fragments whose protocols `Fields` a literal knows: its own, and those that it may reach.
  ///
  /// An internal fragment of another module may have none (``FieldsUses``).
  ///
  /// - Parameters:
  ///   - document: The literal's outline.
  ///   - signatures: The fragments that it reaches.
  ///   - file: The Swift file that the literal is in.
  ///   - isInSchema: Whether a fragment is written against the literal's schema.
  /// - Returns: `nil` if it knows those of all.
  public func fragmentsWithFields(
    for document: DocumentOutline,
    reaching signatures: [String: FragmentSignature],
    in file: String,
    where isInSchema: (FragmentSite) -> Bool
  ) -> Set<String>? {
    let own = target(of: file)
    let hidden = signatures.values.filter { signature in
      signature.accessLevel == .internal
        && site(ofFragment: signature.name, from: file, where: isInSchema).map { target(of: $0.file) } != own
    }
    if hidden.isEmpty { return nil }
    return Set(document.fragments.map(\.name)).union(signatures.keys).subtracting(hidden.map(\.name))
  }

  /// Returns the fragment that a literal spreads under a name.
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
    let own = target(of: file)
    return candidates.first { target(of: $0.file) == own } ?? candidates.first
  }

  /// Returns all fragments of a name, in the order of preference.
  func sites(ofFragment name: String) -> [FragmentSite] { sites[name] ?? [] }

  /// Returns the names of all fragments of a schema if a literal spreads an unknown one, and none otherwise.
  ///
  /// - Parameters:
  ///   - document: The literal's outline.
  ///   - known: The fragments of other literals that it reaches.
  ///   - isInSchema: Whether a fragment is written against the literal's schema.
  public func suggestedNames(
    for document: DocumentOutline,
    besides known: [String: FragmentSignature],
    where isInSchema: (FragmentSite) -> Bool
  ) -> [String] {
    let own = Set(document.fragments.map(\.name))
    guard document.spreads.contains(where: { known[$0] == nil && !own.contains($0) }) else { return [] }
    return sites.filter { $0.value.contains(where: isInSchema) }.keys.sorted()
  }

  /// Returns the fragments of other literals that a literal spreads itself, without those whose names are ambiguous.
  func spread(in document: DocumentOutline, where isInSchema: (FragmentSite) -> Bool) -> [FragmentSite] {
    let names = Set(document.spreads).subtracting(document.fragments.map(\.name))
    return names.sorted().compactMap { name in
      let candidates = sites[name]?.filter(isInSchema) ?? []
      return candidates.count == 1 ? candidates[0] : nil
    }
  }

  /// Returns an error for each fragment of a literal that another literal of the target defines too (section 5.5.1.1).
  ///
  /// Fragments under `#if` conditions are not compared, because only one of them may be compiled.
  ///
  /// - Parameters:
  ///   - document: The literal's outline.
  ///   - place: The Swift file that the literal is in and the line that its macro starts on.
  ///   - isInSchema: Whether a fragment is written against the same schema; others may have the same name.
  public func duplicates(
    of document: DocumentOutline,
    at place: (file: String, line: Int),
    where isInSchema: (FragmentSite) -> Bool
  ) -> [Diagnostic] {
    let own = target(of: place.file)
    return document.fragments.compactMap { fragment -> Diagnostic? in
      let sameName = (sites[fragment.name] ?? []).filter {
        !$0.literal.isConditional && target(of: $0.file) == own
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

  /// Returns an error for each spread through which a literal reaches a second fragment of the same name.
  ///
  /// Modules that do not know each other may each define a fragment of that name, but a document may not have both
  /// (section 5.5.1.1).
  ///
  /// - Parameters:
  ///   - document: The literal's outline.
  ///   - file: The Swift file that the literal is in.
  ///   - isInSchema: Whether a fragment is written against the literal's schema.
  public func namesakes(
    reachedFrom document: DocumentOutline,
    in file: String,
    where isInSchema: (FragmentSite) -> Bool
  ) -> [Diagnostic] {
    guard hasNamesakes else { return [] }
    var known: [String: FragmentSite] = [:]
    for fragment in document.fragments {
      known[fragment.name] = sites[fragment.name]?.first { $0.file == file && isInSchema($0) }
    }
    let own = Set(known.keys)
    var errors: [Diagnostic] = []
    for spread in document.spreads where !own.contains(spread) {
      // If both are reached through one spread, the error is reported in the literal where they meet.
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
            "Two fragments named \"\(site.name)\" would be in one request: the one at \(place(of: other)) and the one at "
              + "\(place(of: site)), which \"\(spread)\" spreads. Rename one of them.",
            at: document.rangeOfSpread(of: spread)
          )
        )
      }
    }
    return errors
  }

  /// Returns the fragments that a spread leads to. Each name is looked up from the file that spreads it.
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

  /// Returns the fragment of a name if it is the only one, or the one of the file's own target; `nil` if only imports
  /// decide between those of other targets.
  private func certainSite(
    ofFragment name: String,
    from file: String,
    where isInSchema: (FragmentSite) -> Bool
  ) -> FragmentSite? {
    let candidates = sites[name]?.filter(isInSchema) ?? []
    if candidates.count < 2 { return candidates.first }
    let own = target(of: file)
    return candidates.first { target(of: $0.file) == own }
  }

  /// Returns what distinguishes the target of a file from others.
  private func target(of file: String) -> [String] {
    modules[file].map { [$0] } ?? FilePath.targetFolder(of: file, in: root)
  }

  private func place(of site: FragmentSite) -> String {
    "\(FilePath.relative(site.file, to: root)):\(site.location.line):\(site.location.column)"
  }

  /// Returns an error for each private fragment of a literal that its own file does not use (section 5.5.1.4), as no
  /// other file can.
  ///
  /// - Parameters:
  ///   - document: The literal's outline.
  ///   - source: The literal's text.
  ///   - place: The Swift file that the literal is in and the line that its macro starts on.
  public func unusedFragments(
    of document: DocumentOutline,
    in source: Source,
    at place: (file: String, line: Int)
  ) -> [Diagnostic] {
    document.fragments.compactMap { fragment in
      let isUnused = (sites[fragment.name] ?? []).contains {
        isAt(place, $0) && $0.isUnused && !$0.literal.isConditional
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

  private func isAt(_ place: (file: String, line: Int), _ site: FragmentSite) -> Bool {
    site.file == place.file && site.macroLine == place.line
  }
}
