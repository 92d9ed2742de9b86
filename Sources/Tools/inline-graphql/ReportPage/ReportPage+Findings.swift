import GraphQLFiles

extension ReportPage {
  /// What a newer schema breaks; `nil` if there is none to compare with.
  var updateSection: Page.Section? {
    report.update.map { update in
      let uses = table(
        of: update.uses,
        caption: "Places that the newer schema breaks",
        none: "Nothing in the package uses what breaks."
      )
      let rows = update.changes.map { change in
        """
        <tr class="entry"><th scope="row">\(change.criticality)</th>\
        <td><code>\(change.coordinate)</code></td><td><bdi>\(change.message)</bdi></td></tr>

        """ as HTML
      }
      let changes: HTML = """
        <table>
        <caption>Changes of the schema</caption>
        <thead><tr><th scope="col">Effect</th><th scope="col">Where</th><th scope="col">Change</th></tr></thead>
        <tbody>
        \(rows)</tbody>
        </table>
        """
      return Page.Section(
        id: "update",
        title: "Newer schema",
        count: update.changes.count,
        content: """
          <p class="quiet"><code>\(update.schema)</code>, compared with <code>\(update.newer)</code></p>
          \(uses)
          \(rows.isEmpty ? "<p>The schemas are the same.</p>" : changes)
          """
      )
    }
  }

  /// The uses of what is deprecated; `nil` if there are none.
  var deprecatedSection: Page.Section? {
    let rows = report.schemas.flatMap { schema in
      schema.deprecatedUses.map { use in
        """
        <tr class="entry"><th scope="row"><code>\(use.coordinate)</code></th><td><bdi>\(use.reason)</bdi></td>\
        <td>\(anchors.link(to: use.definition, in: schema.path))</td><td>\(HTML.place(use.place))</td></tr>

        """ as HTML
      }
    }
    if rows.isEmpty { return nil }
    return Page.Section(
      id: "deprecated",
      title: "Deprecated",
      count: rows.count,
      content: """
        <table>
        <caption>Uses of what the schema has deprecated</caption>
        <thead><tr><th scope="col">Deprecated</th><th scope="col">Reason</th><th scope="col">Used by</th>\
        <th scope="col">Place</th></tr></thead>
        <tbody>
        \(rows)</tbody>
        </table>
        """
    )
  }

  /// What no code uses; `nil` if all is used.
  var unusedSection: Page.Section? {
    if report.unused.isEmpty { return nil }
    return Page.Section(
      id: "unused",
      title: "Unused",
      count: report.unused.count,
      content: table(of: report.unused, caption: "GraphQL that no code uses", none: "")
    )
  }

  private func table(of messages: [GraphQLReport.Message], caption: String, none: String) -> HTML {
    if messages.isEmpty { return "<p>\(none)</p>" }
    let rows = messages.map { message in
      """
      <tr class="entry"><th scope="row">\(HTML.place(message.place))</th><td><bdi>\(message.message)</bdi></td></tr>

      """ as HTML
    }
    return """
      <table>
      <caption>\(caption)</caption>
      <thead><tr><th scope="col">Place</th><th scope="col">Finding</th></tr></thead>
      <tbody>
      \(rows)</tbody>
      </table>
      """
  }
}
