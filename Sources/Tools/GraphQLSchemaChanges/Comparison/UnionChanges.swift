import GraphQLLanguage

extension SchemaComparison {
  /// Compares two versions of a union (section 3.8).
  mutating func compare(_ oldType: UnionType, _ newType: UnionType) {
    for member in newType.members.subtracting(oldType.members) {
      let message = "\(member) was added to union type \(oldType.name)."
      report(.dangerous, .typeAddedToUnion, of: oldType.name, message, detail: member)
    }
    for member in oldType.members.subtracting(newType.members) {
      let message = "\(member) was removed from union type \(oldType.name)."
      report(.breaking, .typeRemovedFromUnion, of: oldType.name, message, detail: member)
    }
  }
}
