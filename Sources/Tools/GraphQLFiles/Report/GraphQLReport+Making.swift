import DocumentComposition
import GraphQLLanguage
import GraphQLProject

extension GraphQLReport {
  /// Makes the report of a package without errors.
  ///
  /// - Parameters:
  ///   - package: The name of the package.
  ///   - root: Its folder.
  ///   - modules: Its modules, by their names.
  ///   - documents: The documents that its operations send.
  package init(
    of package: String,
    in root: String,
    _ modules: [String: UnusedGraphQL.Module],
    sending documents: [SentDocuments.Document]
  ) {
    let places = ReportedPlaces(root: root)
    let sites = modules.sorted { $0.key < $1.key }.flatMap { DefinitionSite.all(in: $1, named: $0) }
    let sitesByFile = Dictionary(grouping: sites, by: \.literal.file)
    let sent = documents.map { SentOperation($0, among: sitesByFile) }
    let names = sites.filter { $0.kind == "fragment" }.flatMap(\.swiftNames) + sent.flatMap(\.swiftNames)
    let files = NamingFiles(Set(names), in: modules)

    self.package = package
    operations = sent.map { Operation($0, files, places) }.sorted { ($0.name, $0.swiftName) < ($1.name, $1.swiftName) }
    fragments = Fragment.all(sites, sent, files, places)
      .sorted { ($0.name, $0.swiftName) < ($1.name, $1.swiftName) }
    schemas = UsedSchemaReport.all(sites, sent, places)
    unused = UnusedGraphQL(in: modules).findings.map { Message(message: $0.message, place: places.place($0.place)) }
  }
}

extension GraphQLReport.Operation {
  fileprivate init(_ operation: SentOperation, _ files: NamingFiles, _ places: ReportedPlaces) {
    let document = operation.document
    let size = DocumentSize(of: operation.parsed)
    self.init(
      name: document.name,
      kind: document.kind,
      swiftName: document.swiftName,
      schema: places.relative(document.schema.path),
      place: places.place(document.place),
      document: document.text,
      id: DocumentHash(of: document.text).hexadecimal,
      bytes: document.text.utf8.count,
      fields: size.fields,
      depth: size.depth,
      fragments: operation.fragments,
      fragmentsSent: operation.parsed.definitions.count - 1,
      usedBy: operation.module.map { module in
        files.files(naming: operation.swiftNames, of: module, declaredIn: operation.fileOfDeclaration)
          .map(places.relative)
      } ?? []
    )
  }
}

extension GraphQLReport.Fragment {
  fileprivate static func all(
    _ sites: [DefinitionSite],
    _ sent: [SentOperation],
    _ files: NamingFiles,
    _ places: ReportedPlaces
  ) -> [Self] {
    var spreading: [String: Set<GraphQLReport.Definition>] = [:]
    for site in sites {
      for name in site.spreads { spreading[name, default: []].insert(site.definition) }
    }
    for operation in sent where operation.site == nil {
      for name in operation.fragments { spreading[name, default: []].insert(operation.definition) }
    }
    return sites.filter { $0.kind == "fragment" }.map { site in
      Self(
        name: site.name.value,
        type: site.typeCondition ?? "",
        swiftName: site.swiftNameOfFragment,
        schema: places.relative(site.literal.location.path),
        place: places.place(of: site, at: site.name.range.start),
        fragments: site.spreads,
        spreadBy: (spreading[site.name.value] ?? []).sorted(),
        usedBy: files.files(naming: site.swiftNames, of: site.module, declaredIn: site.fileOfDeclaration)
          .map(places.relative)
      )
    }
  }
}

extension DefinitionSite {
  /// The names by which code uses a fragment.
  fileprivate var swiftNames: [String] { [literal.literal.declarationName ?? name.value, name.value + "_Key"] }

  fileprivate var typeCondition: String? {
    if case .fragment(let fragment) = node { fragment.typeCondition.value } else { nil }
  }
}
