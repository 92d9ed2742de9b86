import GraphQLFiles

/// The page of a report.
struct ReportPage {
  let report: GraphQLReport
  let anchors: ReportAnchors

  init(_ report: GraphQLReport) {
    self.report = report
    anchors = ReportAnchors(report)
  }

  var html: HTML {
    Page(title: "GraphQL of \(report.package)", introduction: summary, sections: sections).html
  }

  private var sections: [Page.Section] {
    [updateSection, deprecatedSection, unusedSection].compactMap(\.self)
      + [operationsSection, fragmentsSection, screensSection]
      + report.schemas.enumerated().map { schemaSection($1, number: $0) }
  }

  /// How many there are of everything.
  private var summary: HTML {
    let bytes = report.operations.map(\.bytes)
    let deprecated = report.schemas.reduce(0) { $0 + $1.deprecatedUses.count }
    let used = report.schemas.reduce(0) { $0 + $1.types.count }
    let all = report.schemas.reduce(used) { $0 + $1.unusedTypes.count }
    return """
      <p>\(report.operations.count) operations, the largest with \(bytes.max() ?? 0) bytes. \
      \(report.fragments.count) fragments. \(used) of \(all) types used. \(deprecated) uses of what is deprecated. \
      \(report.unused.count) unused.</p>
      """
  }
}
