import GraphQLLanguage
import GraphQLProject

extension UsedSchemaReport {
  /// Returns what definitions use of each of their schemas.
  static func all(_ sites: [DefinitionSite], _ sent: [SentOperation], _ places: ReportedPlaces) -> [Self] {
    let schemas = Dictionary(grouping: sites, by: \.literal.location.path)
    let operations = Dictionary(grouping: sent, by: \.document.schema.path)
    return schemas.sorted { $0.key < $1.key }.compactMap { path, sites in
      sites.first.map { Self($0.literal, sites, operations[path] ?? [], places) }
    }
  }

  private init(
    _ literal: EmbeddedTarget.CheckedLiteral,
    _ sites: [DefinitionSite],
    _ sent: [SentOperation],
    _ places: ReportedPlaces
  ) {
    let schema = literal.schema
    var uses = SchemaUses(of: schema)
    var deprecated: [DeprecatedUse] = []
    for site in sites {
      for use in uses.add(site.node, of: site.definition) {
        deprecated.append(
          DeprecatedUse(
            coordinate: use.coordinate,
            reason: use.reason,
            definition: site.definition,
            place: places.place(of: site, at: use.offset)
          )
        )
      }
    }
    uses.addWhatIsSent(sent, Set(sites.map(\.definition)))
    name = literal.location.namespace
    path = places.relative(literal.location.path)
    deprecatedUses = deprecated.sorted { first, second in
      (first.coordinate, first.place.file, first.place.line, first.place.column)
        < (second.coordinate, second.place.file, second.place.line, second.place.column)
    }
    let entries = schema.index.types.sorted { $0.name < $1.name }
    types = entries.filter { uses.users[$0.name] != nil }.map { UsedType($0, uses) }
    unusedTypes = entries.map(\.name).filter { uses.users[$0] == nil }
  }
}

extension SchemaUses {
  /// Adds what the compiler adds to definitions, such as the fields that identify objects, and the queries of `@refetchable`.
  ///
  /// - Parameter known: The definitions of literals.
  fileprivate mutating func addWhatIsSent(_ operations: [SentOperation], _ known: Set<Definition>) {
    // A fragment is in the documents of all operations that reach it.
    var seen: Set<[UInt8]> = []
    for operation in operations {
      let utf8 = Array(operation.document.text.utf8)
      for node in operation.parsed.definitions
      where seen.insert(Array(utf8[node.range.start..<node.range.end])).inserted {
        var definition = operation.definition
        if case .fragment(let fragment) = node {
          let own = Definition(kind: "fragment", name: fragment.name.value)
          if known.contains(own) { definition = own }
        }
        add(node, of: definition)
      }
    }
  }
}

extension UsedSchemaReport.UsedType {
  fileprivate init(_ entry: SchemaIndex.TypeEntry, _ uses: SchemaUses) {
    name = entry.name
    kind = entry.kind.keyword
    usedBy = (uses.users[entry.name] ?? []).sorted()
    let type = uses.schema.type(named: entry.name)
    description = type?.description
    (fields, unusedFields) = ([], [])
    for field in type?.fields.map({ Array($0.values) }) ?? [] {
      let coordinates = ([entry.name] + entry.interfaces).map { "\($0).\(field.name.value)" }
      let users = coordinates.reduce(into: Set<GraphQLReport.Definition>()) { $0.formUnion(uses.users[$1] ?? []) }
      guard !users.isEmpty else {
        unusedFields.append(field.name.value)
        continue
      }
      fields.append(
        UsedSchemaReport.UsedField(
          name: field.name.value,
          type: field.type.description,
          deprecationReason: field.directives.deprecationReason,
          arguments: coordinates.reduce(into: Set<String>()) { $0.formUnion(uses.arguments[$1] ?? []) }.sorted(),
          usedBy: users.sorted()
        )
      )
    }
  }
}

extension SchemaIndex.Kind {
  fileprivate var keyword: String {
    switch self {
    case .scalar: "scalar"
    case .object: "object"
    case .interface: "interface"
    case .union: "union"
    case .enum: "enum"
    case .inputObject: "input"
    }
  }
}

extension GraphQLReport.Definition: Comparable {
  /// Sorts definitions by their names.
  package static func < (first: Self, second: Self) -> Bool { (first.name, first.kind) < (second.name, second.kind) }
}
