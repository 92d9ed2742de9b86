import GraphQLProject

/// Paths and positions as a report has them: relative to the package.
struct ReportedPlaces {
  let root: String

  func relative(_ path: String) -> String { FilePath.relative(path, to: root) }

  func place(_ place: Finding.Location) -> GraphQLReport.Place {
    .init(file: relative(place.file), line: place.location.line, column: place.location.utf16Column)
  }

  func place(of site: DefinitionSite, at offset: Int) -> GraphQLReport.Place {
    place(Finding.Location(file: site.literal.file, location: site.location(of: offset)))
  }
}
