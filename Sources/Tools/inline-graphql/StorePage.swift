import Foundation
import GraphQLJSON

/// The page of the records in a store's file, with links that can be followed.
struct StorePage {
  /// The name of the file.
  let name: String

  /// The records, as `store dump --json` prints them.
  let records: [GraphQLJSONValue]

  private let ids: [String: String]
  private let linking: [String: [String]]

  init(_ records: [GraphQLJSONValue], of name: String) {
    (self.name, self.records) = (name, records)
    let keys = records.map { $0["key"]?.string ?? "" }
    ids = Dictionary(keys.enumerated().map { ($1, "record-\($0 + 1)") }) { first, _ in first }
    var linking: [String: [String]] = [:]
    for (key, record) in zip(keys, records) {
      for linked in Set(record["fields"]?.object?.members.flatMap { $0.value["value"]?.links ?? [] } ?? []).sorted() {
        linking[linked, default: []].append(key)
      }
    }
    self.linking = linking
  }

  var html: HTML {
    Page(
      title: "Store \(name)",
      introduction: "<p>\(records.count) records. Links lead to the records of objects.</p>",
      sections: [
        Page.Section(id: "records", title: "Records", entries: records.map(entry))
      ]
    ).html
  }

  private func entry(_ record: GraphQLJSONValue) -> HTML {
    let key = record["key"]?.string ?? ""
    let id = ids[key] ?? ""
    let from = linking[key] ?? []
    let links = HTML(from.map(link), separator: ", ")
    return """
      <article class="entry" id="\(id)" aria-labelledby="\(id)-key">
      <h3 id="\(id)-key"><code>\(key)</code>\(record["type"]?.string.map { " <small>\($0)</small>" as HTML })</h3>
      <dl>
      \(HTML.fact("Deleted", record["isDeleted"] == true ? "yes" : ""))\
      \(HTML.fact("Valid since", time(record["validSince"])))\
      \(HTML.fact("Linked from", from.count > 5 ? folded(links, count: from.count) : links))\
      </dl>
      \(fields(of: record, key))</article>

      """
  }

  private func folded(_ links: HTML, count: Int) -> HTML {
    "<details><summary>\(count) records</summary>\(links)</details>"
  }

  private func fields(of record: GraphQLJSONValue, _ key: String) -> HTML {
    let fields = record["fields"]?.object?.members ?? []
    if fields.isEmpty { return "" }
    let rows = fields.map { name, field in
      let errors = field["errors"]?.array?.map { error in
        "<br><span class=\"mark\">Error:</span> <bdi>\(error["message"]?.string ?? "")</bdi>" as HTML
      }
      return """
        <tr><th scope="row"><code>\(name)</code></th><td>\(value(field["value"] ?? .null))\(errors ?? [])</td>\
        <td>\(time(field["time"]))</td></tr>

        """ as HTML
    }
    return """
      <table>
      <caption>Fields of <code>\(key)</code></caption>
      <thead><tr><th scope="col">Field</th><th scope="col">Value</th><th scope="col">Written</th></tr></thead>
      <tbody>
      \(rows)</tbody>
      </table>

      """
  }

  private func value(_ value: GraphQLJSONValue) -> HTML {
    if let key = value.link { return link(key) }
    if let elements = value.array, !value.links.isEmpty {
      return "[\(HTML(elements.map(self.value), separator: ", "))]"
    }
    return "<code>\(value.description)</code>"
  }

  private func link(_ key: String) -> HTML {
    // An object may have been collected, or be of a record that is broken.
    guard let id = ids[key] else { return "<code>\(key)</code> <small>(not in the file)</small>" }
    return "<a href=\"#\(id)\"><code>\(key)</code></a>"
  }

  private func time(_ seconds: GraphQLJSONValue?) -> HTML {
    guard let seconds = seconds?.double, seconds > 0 else { return "" }
    let text = Date(timeIntervalSince1970: seconds).ISO8601Format()
    return "<time datetime=\"\(text)\">\(text)</time>"
  }
}

extension GraphQLJSONValue {
  /// The key of the record that the value is a link to.
  fileprivate var link: String? { object?.count == 1 ? self["__ref"]?.string : nil }

  /// The keys of all records that the value links to.
  fileprivate var links: [String] { link.map { [$0] } ?? array?.flatMap(\.links) ?? [] }
}
