import GraphQLFiles

extension ReportPage {
  /// The types of a schema that definitions use, and those that none uses.
  func schemaSection(_ schema: UsedSchemaReport, number: Int) -> Page.Section {
    Page.Section(
      id: number == 0 ? "schema" : "schema-\(number + 1)",
      title: "Schema \(schema.name)",
      count: schema.types.count,
      content: """
        <p class="quiet"><code>\(schema.path)</code></p>
        \(schema.types.map { entry($0, of: schema) })
        \(unusedTypes(of: schema))
        """
    )
  }

  private func entry(_ type: UsedSchemaReport.UsedType, of schema: UsedSchemaReport) -> HTML {
    let id = anchors.id(ofType: type.name, in: schema.path) ?? ""
    let users = anchors.links(to: type.usedBy, in: schema.path)
    return """
      <article class="entry" id="\(id)" aria-labelledby="\(id)-name">
      <h3 id="\(id)-name"><code>\(type.name)</code> <small>\(type.kind)</small></h3>
      \(type.description.map { "<p dir=\"auto\">\($0)</p>\n" as HTML })\
      <dl>
      \(HTML.fact("Used by", users.isEmpty ? "no definition itself" : users))\
      \(HTML.fact("Unused fields", HTML(type.unusedFields.map { "<code>\($0)</code>" as HTML }, separator: ", ")))\
      </dl>
      \(fields(of: type, in: schema))</article>

      """
  }

  private func fields(of type: UsedSchemaReport.UsedType, in schema: UsedSchemaReport) -> HTML {
    if type.fields.isEmpty { return "" }
    let rows = type.fields.map { field in
      """
      <tr><th scope="row"><code>\(field.name)</code>\
      \(field.deprecationReason.map { " <span class=\"mark\">deprecated</span> <bdi>\($0)</bdi>" as HTML })</th>\
      <td><code>\(field.type)</code></td>\
      <td>\(HTML(field.arguments.map { "<code>\($0)</code>" as HTML }, separator: ", "))</td>\
      <td>\(anchors.links(to: field.usedBy, in: schema.path))</td></tr>

      """ as HTML
    }
    return """
      <table>
      <caption>Used fields of <code>\(type.name)</code></caption>
      <thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Arguments</th>\
      <th scope="col">Used by</th></tr></thead>
      <tbody>
      \(rows)</tbody>
      </table>

      """
  }

  private func unusedTypes(of schema: UsedSchemaReport) -> HTML {
    if schema.unusedTypes.isEmpty { return "" }
    return """
      <h3>Types that no definition uses</h3>
      <ul class="names">
      \(schema.unusedTypes.map { "<li class=\"entry\"><code>\($0)</code></li>\n" as HTML })</ul>
      """
  }
}
