/// The fragments of one schema, as the literals of a target know them.
///
/// Whether fields can be merged is a question to all that a literal reaches. It is asked once of all literals together:
/// where none conflict there, none do in what a single literal reaches. Only else is each literal asked.
struct SchemaFragments {
  private let graph: FragmentGraph
  private let canAllBeMerged: Bool
  private var circlesLeft = 100

  /// - Parameters:
  ///   - literals: The literals of the target that are written against the schema.
  ///   - schema: The schema.
  ///   - site: The fragment that they mean by a name.
  init(_ literals: [SwiftLiteral], of schema: Schema, site: @escaping (String) -> FragmentSite?) {
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
    canAllBeMerged = Set(names).count == names.count && document.canFieldsBeMerged
  }

  /// What a literal is checked against, and what it is compiled against, which is part of its embedding.
  mutating func signatures(
    for document: Document,
    _ outline: DocumentOutline
  ) -> (checked: [String: FragmentSignature], embedded: [String: FragmentSignature]) {
    let own = Set(outline.fragments.map(\.name))
    let spreads = outline.spreads.filter { !own.contains($0) }
    let summaries = graph.summaries(for: document, spreading: spreads).filter { !own.contains($0.key) }
    var checked = summaries
    // What arguments a fragment is given elsewhere may make fields the same that are not in the fragment.
    if !canAllBeMerged || graph.reachArguments(spreads) || graph.reachArguments(Array(own)) {
      checked = graph.reached(from: spreads).filter { !own.contains($0.key) }
    } else if circlesLeft > 0, graph.haveCircle(Array(own)) {
      circlesLeft -= 1
      graph.addCircles(through: Array(own), to: &checked)
      for name in own { checked[name] = nil }
    }
    return (checked, summaries)
  }
}
