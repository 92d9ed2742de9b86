extension ModelDescription {
  /// What is selected of a model: its fields, the keys of what it refers to, and what is included.
  func selection(including inclusions: Inclusions = Inclusions()) -> String {
    var before: [String] = []
    // Behind all else, where it costs reading least that most requests do not have them.
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

  /// What is selected of a model that is referred to.
  var keySelection: String { (key.map { "\($0.name)" } + ["__typename"]).joined(separator: " ") }

  /// What is selected of a page of a list.
  func pageSelection(including inclusions: Inclusions = Inclusions()) -> String {
    "items{\(selection(including: inclusions))}nextToken"
  }
}
