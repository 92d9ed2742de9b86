import GraphQLFiles

extension ReportPage {
  /// The operations as trees of fragments, as screens are trees of views.
  var screensSection: Page.Section {
    var tree = ScreenTree(report, anchors)
    let roots = report.operations.map { operation in
      """
      <li class="entry">\(anchors.link(to: .init(kind: operation.kind, name: operation.name), in: operation.schema))\
      \(tree.branches(operation.fragments, in: operation.schema))</li>

      """ as HTML
    }
    return Page.Section(
      id: "screens",
      title: "Screens",
      content: """
        <p>Each operation with the fragments that it spreads, and those that these spread. Fragments inside a fragment are shown \
        where it is first.</p>
        <ul class="tree">
        \(roots)</ul>
        """
    )
  }
}

/// The tree of fragments, in which the inside of each is shown once: else it could be as large as all paths through it.
private struct ScreenTree {
  private let fragments: [String: [String: [String]]]
  private let anchors: ReportAnchors
  private var shown: Set<[String]> = []

  init(_ report: GraphQLReport, _ anchors: ReportAnchors) {
    self.anchors = anchors
    fragments = Dictionary(grouping: report.fragments, by: \.schema).mapValues { fragments in
      Dictionary(fragments.map { ($0.name, $0.fragments) }) { first, _ in first }
    }
  }

  mutating func branches(_ names: [String], in schema: String) -> HTML {
    if names.isEmpty { return "" }
    var items: [HTML] = []
    for name in names {
      let inner = fragments[schema]?[name] ?? []
      let link = anchors.link(toFragment: name, in: schema)
      if inner.isEmpty {
        items.append("<li>\(link)</li>")
      } else if shown.insert([schema, name]).inserted {
        items.append("<li>\(link)\(branches(inner, in: schema))</li>")
      } else {
        items.append("<li>\(link) <small>with \(inner.count) inside</small></li>")
      }
    }
    return "<ul>\(items)</ul>"
  }
}
