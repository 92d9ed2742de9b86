import GraphQLFiles

extension ReportPage {
  /// Each fragment with those that spread it.
  var fragmentsSection: Page.Section {
    let entries = zip(report.fragments, anchors.fragments).map { entry($0, id: $1) }
    return Page.Section(id: "fragments", title: "Fragments", entries: entries)
  }

  private func entry(_ fragment: GraphQLReport.Fragment, id: String) -> HTML {
    let spread = fragment.fragments.map { anchors.link(toFragment: $0, in: fragment.schema) }
    let spreading = anchors.links(to: fragment.spreadBy, in: fragment.schema)
    return """
      <article class="entry" id="\(id)" aria-labelledby="\(id)-name">
      <h3 id="\(id)-name"><code>\(fragment.name)</code> <small>on \
      \(anchors.link(toType: fragment.type, in: fragment.schema))</small></h3>
      <dl>
      \(HTML.fact("Spread by", spreading.isEmpty ? "no definition" : spreading))\
      \(HTML.fact("Spreads", HTML(spread, separator: ", ")))\
      \(HTML.fact("Defined in", HTML.place(fragment.place)))\
      \(HTML.fact("Struct", "<code>\(fragment.swiftName)</code>"))\
      \(HTML.fact("Used in", fragment.usedBy.isEmpty ? "no Swift file" : HTML.files(fragment.usedBy)))\
      \(HTML.fact("Schema", report.schemas.count > 1 ? "<code>\(fragment.schema)</code>" : ""))\
      </dl>
      </article>

      """
  }
}
