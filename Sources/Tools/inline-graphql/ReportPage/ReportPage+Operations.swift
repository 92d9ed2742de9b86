import GraphQLFiles

extension ReportPage {
  /// Each operation with its document.
  var operationsSection: Page.Section {
    let entries = zip(report.operations, anchors.operations).map { entry($0, id: $1) }
    return Page.Section(id: "operations", title: "Operations", entries: entries)
  }

  private func entry(_ operation: GraphQLReport.Operation, id: String) -> HTML {
    let fragments = operation.fragments.map { anchors.link(toFragment: $0, in: operation.schema) }
    return """
      <article class="entry" id="\(id)" aria-labelledby="\(id)-name">
      <h3 id="\(id)-name"><code>\(operation.name)</code> <small>\(operation.kind)</small></h3>
      <dl>
      \(HTML.fact("Size", size(of: operation)))\
      \(HTML.fact("Fragments", HTML(fragments, separator: ", ")))\
      \(HTML.fact("Defined in", HTML.place(operation.place)))\
      \(HTML.fact("Struct", "<code>\(operation.swiftName)</code>"))\
      \(HTML.fact("Used in", operation.usedBy.isEmpty ? "no Swift file" : HTML.files(operation.usedBy)))\
      \(HTML.fact("Schema", report.schemas.count > 1 ? "<code>\(operation.schema)</code>" : ""))\
      \(HTML.fact("ID", "<code>\(operation.id)</code>"))\
      </dl>
      <details><summary>Document of \(operation.name)</summary><pre>\(operation.document)</pre></details>
      </article>

      """
  }

  private func size(of operation: GraphQLReport.Operation) -> HTML {
    """
    \(operation.bytes) bytes, \(operation.fields) fields, depth \(operation.depth), \
    \(operation.fragmentsSent) fragments sent
    """
  }
}
