import GraphQLJSON
import GraphQLLanguage

extension SchemaComparison {
  /// Compares the root operation types (section 3.3.1).
  mutating func compareRootTypes() {
    if old.description.map(ExactText.init) != new.description.map(ExactText.init) {
      report(.safe, .descriptionChanged, of: "schema", "Description of the schema has changed.")
    }
    for kind in [OperationDefinition.Kind.query, .mutation, .subscription] {
      switch (old.rootTypeName(for: kind), new.rootTypeName(for: kind)) {
      case (nil, nil): break
      case (nil, let name?):
        report(.safe, .rootTypeAdded, of: name, "\(name) was added as \(kind) root type.", detail: kind.rawValue)
      case (let name?, nil):
        report(.breaking, .rootTypeRemoved, of: name, "The \(kind) root type was removed.", detail: kind.rawValue)
      case (let oldName?, let newName?) where oldName != newName:
        let message = "The \(kind) root type changed from \(oldName) to \(newName)."
        report(.breaking, .rootTypeChanged, of: oldName, message, detail: kind.rawValue)
      case (_?, _?): break
      }
    }
  }
}
