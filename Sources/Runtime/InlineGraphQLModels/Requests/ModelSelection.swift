extension ModelDescription {
  /// Returns the selection set of a model: its fields, the keys of its references, and the inclusions.
  func selection(including inclusions: Inclusions = Inclusions()) -> String {
    var before: [String] = []
    // Lists come last: most responses do not have them, and a missing member costs least at the end.
    var lists: [String] = []
    for field in fields {
      switch field {
      case .value(let name): before.append("\(name)")
      case .object(let name, let selection): before.append("\(name){\(selection)}")
      case .reference(let name, let model):
        let description = model().modelDescription
        let included = inclusions.fields["\(name)"]
        before.append("\(name){\(included.map(description.selection) ?? description.keySelection)}")
      case .list(let list):
        guard let included = inclusions.fields["\(list.name)"] else { continue }
        lists.append("\(list.name){\(list.model().modelDescription.pageSelection(including: included))}")
      }
    }
    return (before + ["__typename"] + lists).joined(separator: " ")
  }

  /// The selection set of a model that is only referred to.
  var keySelection: String { (key.map { "\($0.name)" } + ["__typename"]).joined(separator: " ") }

  /// Returns the selection set of a page of a list.
  func pageSelection(including inclusions: Inclusions = Inclusions()) -> String {
    "items{\(selection(including: inclusions))}nextToken"
  }
}
