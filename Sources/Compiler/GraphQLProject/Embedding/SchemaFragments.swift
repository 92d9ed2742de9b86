import GraphQLLanguage
import GraphQLValidation

/// The fragments of one schema that the literals of a target reach, and their checks across literals.
///
/// Whether fields can merge depends on all fragments that a literal reaches. All literals are checked together first:
/// if none conflict there, none conflict in what a single literal reaches. Otherwise each literal is checked on its
/// own, up to a limit on what all of them reach.
struct SchemaFragments {
  private var graph: FragmentGraph
  let schema: Schema
  private let directives: CompilerDirectives
  /// The fragments of other packages whose copy of the schema has a different text.
  private var others: Set<String> = []
  private var knownMisfits: [String: Misfit?] = [:]
  /// Whether each literal must be checked on its own.
  private let isMergingDoubtful: Bool
  /// The conflict to report, once, when the limit leaves literals unchecked.
  private var mergeError: Diagnostic?
  /// How many fragments and spreads the literals checked from here on may reach in total.
  private var reachLeft = 100_000
  private var circlesLeft = 100
  /// The fragments of cycles that were reported.
  private var fragmentsInCircles: Set<String> = []

  /// The names of all fragments, in alphabetical order.
  var names: [String] { graph.names.sorted() }

  /// - Parameters:
  ///   - literals: The literals of the target that are written against the schema.
  ///   - schema: The schema.
  ///   - directives: The directives that need no definition in the schema.
  ///   - site: Returns the fragment that the literals mean by a name.
  ///   - hasOtherSchema: Whether the schema file of a fragment's own package has a different text.
  init(
    _ literals: [EmbeddedFile.Literal],
    of schema: Schema,
    directives: CompilerDirectives,
    site: @escaping (String) -> FragmentSite?,
    hasOtherSchema: (FragmentSite) -> Bool
  ) {
    self.schema = schema
    self.directives = directives
    let outlines = literals.map(\.outline)
    graph = FragmentGraph(
      reachedFrom: outlines.lazy.flatMap { $0.spreads + $0.fragments.map(\.name) },
      signature: { site($0)?.signature(in: schema, site: site) }
    )
    var whole = Document(definitions: [])
    for entry in literals where !entry.outline.spreads.isEmpty {
      whole.definitions += (try? Document(parsing: entry.literal.source))?.definitions ?? []
    }
    let names = outlines.filter { !$0.spreads.isEmpty }.flatMap(\.fragments).map(\.name)
    let document = TypedDocument(
      whole,
      schema: schema,
      fragments: graph.reached(from: outlines.flatMap(\.spreads)),
      directives: directives
    )
    // If several fragments have the same name, the check of all literals together cannot tell them apart.
    mergeError = document.mergeError
    isMergingDoubtful = mergeError != nil || Set(names).count != names.count
    others = Set(graph.names.filter { site($0).map(hasOtherSchema) == true })
  }

  /// Returns an error for each spread that leads to a fragment of another package that is invalid against this
  /// package's schema.
  mutating func misfits(spreadIn outline: DocumentOutline) -> [Diagnostic] {
    guard !others.isEmpty else { return [] }
    return outline.spreads.filter(others.contains).compactMap { name -> Diagnostic? in
      let known = knownMisfits[name] ?? firstMisfit(reachedFrom: name)
      knownMisfits[name] = known
      guard let misfit = known else { return nil }
      let range = outline.rangeOfSpread(of: name)
      return Diagnostic(
        .error,
        "Fragment \"\(misfit.fragment)\" of another package is not valid for the schema of this one. \(misfit.error.message)",
        at: range,
        notes: [
          Diagnostic.Note(
            message: "the schema does not allow this",
            range: range,
            elsewhere: misfit.error.ranges.first.map { .init(fragment: misfit.fragment, range: $0) }
          )
        ]
      )
    }
  }

  private func firstMisfit(reachedFrom name: String) -> Misfit? {
    let reached = graph.reached(from: [name])
    for (name, signature) in reached.sorted(by: { $0.key < $1.key }) where others.contains(name) {
      guard let definition = signature.definition else { continue }
      let document = TypedDocument(
        Document(definitions: [.fragment(definition)]),
        schema: schema,
        fragments: Dictionary(
          uniqueKeysWithValues: signature.spreads.compactMap { name in graph.summary(of: name).map { (name, $0) } }
        ),
        directives: directives
      )
      if let error = document.errors(of: Rule.inline(directives)).first { return (name, error) }
    }
    return nil
  }

  private typealias Misfit = (fragment: String, error: Diagnostic)

  /// Returns the signatures that a literal is checked against, those that its embedding has, and the conflict to report
  /// if this is the first literal beyond the limit.
  mutating func signatures(
    for document: Document,
    _ outline: DocumentOutline
  ) -> (checked: [String: FragmentSignature], embedded: [String: FragmentSignature], mergeError: Diagnostic?) {
    let own = Set(outline.fragments.map(\.name))
    let spreads = outline.spreads.filter { !own.contains($0) }
    let summaries = graph.summaries(
      for: document,
      spreading: spreads,
      inOperations: outline.spreadsReachedFromOperations
    ).filter { !own.contains($0.key) }
    if isMergingDoubtful && reachLeft > 0 {
      let reached = graph.reached(from: spreads)
      reachLeft -= reached.values.reduce(0) { $0 + 1 + $1.spreads.count }
      return (reached.filter { !own.contains($0.key) }, summaries, nil)
    }
    var checked = summaries
    for (name, next) in newCircles(through: outline) where !own.contains(name) {
      checked[name] = checked[name] ?? graph.summary(of: name)
      checked[name]?.spreads.append(next)
    }
    return (checked, summaries, mergeErrorToTell(at: outline))
  }

  private mutating func mergeErrorToTell(at outline: DocumentOutline) -> Diagnostic? {
    guard var error = mergeError, let spread = outline.spreads.first else { return nil }
    mergeError = nil
    let range = outline.rangeOfSpread(of: spread)
    error.ranges = [range]
    for index in error.notes.indices { error.notes[index].range = range }
    return error
  }

  /// Returns the spreads of a cycle through each fragment of a literal, as pairs of the spreading fragment and the
  /// spread one. A cycle is reported only in the first of its literals.
  private mutating func newCircles(through outline: DocumentOutline) -> [(fragment: String, spread: String)] {
    var spreads: [(fragment: String, spread: String)] = []
    for fragment in outline.fragments where circlesLeft > 0 && !fragmentsInCircles.contains(fragment.name) {
      guard let circle = graph.circle(through: fragment.name) else { continue }
      circlesLeft -= 1
      fragmentsInCircles.formUnion(circle)
      spreads += zip(circle, circle.dropFirst()).map { ($0, $1) }
    }
    return spreads
  }
}
