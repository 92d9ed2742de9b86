import GraphQLLanguage
import GraphQLValidation

/// The fragments of one schema, as the literals of a target know them.
///
/// Whether fields can be merged is a question to all that a literal reaches. It is asked once of all literals together:
/// where none conflict there, none do in what a single literal reaches. Only else is each literal asked, as long as what
/// they reach is not too much.
struct SchemaFragments {
  private var graph: FragmentGraph
  private let schema: Schema
  /// The fragments of other packages that have another text of the schema, and what is wrong with each here.
  private var others: Set<String> = []
  private var knownMisfits: [String: Misfit?] = [:]
  /// Whether the literals have to be asked one by one.
  private let isMergingDoubtful: Bool
  /// What is told where no more literals can be asked; it is told once.
  private var mergeError: Diagnostic?
  /// How many fragments and spreads the literals that are still asked may reach, all together.
  private var reachLeft = 100_000
  private var circlesLeft = 100
  /// The fragments of circles that have been told.
  private var fragmentsInCircles: Set<String> = []

  /// - Parameters:
  ///   - literals: The literals of the target that are written against the schema.
  ///   - schema: The schema.
  ///   - site: The fragment that they mean by a name.
  ///   - hasOtherSchema: Whether the text of the schema that a fragment is checked against where it stands is another one.
  init(
    _ literals: [SwiftLiteral],
    of schema: Schema,
    site: @escaping (String) -> FragmentSite?,
    hasOtherSchema: (FragmentSite) -> Bool
  ) {
    self.schema = schema
    let outlines = literals.map { DocumentOutline(of: $0.source) }
    graph = FragmentGraph(
      reachedFrom: outlines.lazy.flatMap { $0.spreads + $0.fragments.map(\.name) },
      signature: { site($0)?.signature(in: schema) }
    )
    var whole = Document(definitions: [])
    for (literal, outline) in zip(literals, outlines) where !outline.spreads.isEmpty {
      whole.definitions += (try? Document(parsing: literal.source))?.definitions ?? []
    }
    let names = outlines.filter { !$0.spreads.isEmpty }.flatMap(\.fragments).map(\.name)
    let document = TypedDocument(
      whole,
      schema: schema,
      fragments: graph.reached(from: outlines.flatMap(\.spreads)),
      clientDirectives: clientDirectives
    )
    // Which of several fragments is meant is not for the literals together to say.
    mergeError = document.mergeError
    isMergingDoubtful = mergeError != nil || Set(names).count != names.count
    others = Set(graph.names.filter { site($0).map(hasOtherSchema) == true })
  }

  /// An error for each spread of a literal that leads to a fragment of another package which is not valid against the schema as
  /// this package has it.
  mutating func misfits(spreadIn outline: DocumentOutline) -> [Diagnostic] {
    guard !others.isEmpty else { return [] }
    return outline.spreads.filter(others.contains).compactMap { name -> Diagnostic? in
      let known = knownMisfits[name] ?? firstMisfit(reachedFrom: name)
      knownMisfits[name] = known
      guard let misfit = known else { return nil }
      let range = outline.rangeOfSpread(of: name)
      return Diagnostic(
        .error,
        "Fragment \"\(misfit.fragment)\" of another package does not fit the schema of this one. \(misfit.error.message)",
        at: range,
        notes: [
          Diagnostic.Note(
            message: "here is what the schema does not allow",
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
        clientDirectives: clientDirectives
      )
      if let error = document.errors(of: Rule.inline).first { return Misfit(fragment: name, error: error) }
    }
    return nil
  }

  private struct Misfit {
    var fragment: String
    var error: Diagnostic
  }

  /// What a literal is checked against, what it is compiled against, which is part of its embedding, and an error if it is
  /// the first of those that are not asked whether fields can be merged.
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

  /// The spreads of a circle through each fragment of a literal: by whom, and of what. A circle is told in the first of its
  /// literals.
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
