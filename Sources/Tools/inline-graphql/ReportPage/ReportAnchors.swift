import GraphQLFiles

/// Where the entries of a page are, and links to them.
struct ReportAnchors {
  private struct Key: Hashable {
    var kind: String
    var name: String
    var schema: String
  }

  private var ids: [Key: String] = [:]
  private var taken: Set<String> = []

  /// The fragments of the addresses of the operations, in their order.
  private(set) var operations: [String] = []

  /// Those of the fragments.
  private(set) var fragments: [String] = []

  init(_ report: GraphQLReport) {
    for operation in report.operations {
      operations.append(add("operation", operation.name, of: operation.schema))
    }
    for fragment in report.fragments { fragments.append(add("fragment", fragment.name, of: fragment.schema)) }
    for schema in report.schemas {
      for type in schema.types { _ = add("type", type.name, of: schema.path) }
    }
  }

  /// Returns the fragment of an entry's address, which no other entry has.
  private mutating func add(_ kind: String, _ name: String, of schema: String) -> String {
    var id = "\(kind)-\(name)"
    var number = 2
    while !taken.insert(id).inserted {
      id = "\(kind)-\(name)-\(number)"
      number += 1
    }
    let key = Key(kind: kind, name: name, schema: schema)
    // Several modules may have fragments of one name. Links lead to the first.
    if ids[key] == nil { ids[key] = id }
    return id
  }

  func id(ofType name: String, in schema: String) -> String? { ids[Key(kind: "type", name: name, schema: schema)] }

  func link(toFragment name: String, in schema: String) -> HTML { link("fragment", name, schema) }

  func link(toType name: String, in schema: String) -> HTML { link("type", name, schema) }

  func link(to definition: GraphQLReport.Definition, in schema: String) -> HTML {
    link(definition.kind == "fragment" ? "fragment" : "operation", definition.name, schema)
  }

  /// Returns links to definitions, folded if they are many.
  func links(to definitions: [GraphQLReport.Definition], in schema: String) -> HTML {
    let links = definitions.map { link(to: $0, in: schema) }
    if links.count <= 5 { return HTML(links, separator: ", ") }
    return "<details><summary>\(links.count) definitions</summary>\(HTML(links, separator: ", "))</details>"
  }

  private func link(_ kind: String, _ name: String, _ schema: String) -> HTML {
    guard let id = ids[Key(kind: kind, name: name, schema: schema)] else { return "<code>\(name)</code>" }
    return "<a href=\"#\(id)\"><code>\(name)</code></a>"
  }
}

extension HTML {
  /// Returns a line of a list of facts, or nothing if there is no fact.
  static func fact(_ name: String, _ value: HTML) -> HTML {
    value.isEmpty ? "" : "<dt>\(name)</dt><dd>\(value)</dd>\n"
  }

  /// Returns the paths of files.
  static func files(_ paths: [String]) -> HTML { HTML(paths.map { "<code>\($0)</code>" as HTML }, separator: ", ") }

  /// Returns a position in a file.
  static func place(_ place: GraphQLReport.Place) -> HTML { "<code>\(place.file):\(place.line)</code>" }
}
