import GraphQLLanguage
import OrderedCollections

extension Schema {
  /// Returns the field `id` of an object type or interface, if it is an `ID` and needs no argument.
  package func generatedID(of typeName: String) -> FieldDefinition? {
    guard let field = field(named: "id", on: typeName), case .named(let type) = field.type.nullable, type.value == "ID",
      !field.arguments.contains(where: \.isRequired)
    else { return nil }
    return field
  }

  /// Returns the conditions under which the objects of an abstract type without `id` have one, by the type of that `id`.
  ///
  /// These are as few as possible: first interfaces with `id` that several of the object types implement, those of most
  /// types first; then the other object types. Of interfaces with equally many types `Node` comes first, which servers
  /// use for this (Relay's object identification), then they come by their names. So a schema in which other types and
  /// interfaces are left out has the same conditions.
  ///
  /// ```graphql
  /// interface Named { name: String }
  /// type Album implements Node & Named { id: ID! name: String }
  /// type Artist implements Node & Named { id: ID! name: String }
  /// type Sound implements Named { id: ID name: String }
  /// ```
  ///
  /// For `Named` they are `["ID!": ["Node"], "ID": ["Sound"]]`.
  package func identifyingConditions(of typeName: String) -> OrderedDictionary<String, [String]> {
    var types: OrderedDictionary<String, [String]> = [:]
    for name in possibleTypes(of: typeName) {
      if let id = generatedID(of: name) { types["\(id.type)", default: []].append(name) }
    }
    for (idType, names) in types { types[idType] = conditions(meeting: names, idType) }
    return types
  }

  private func conditions(meeting names: [String], _ idType: String) -> [String] {
    var conditions: [String] = []
    var rest = names
    while rest.count > 1 {
      var counts: [String: Int] = [:]
      for interface in rest.lazy.flatMap({ self.interfaces(of: $0) }) { counts[interface, default: 0] += 1 }
      let shared = counts.filter { interface, count in
        count > 1 && generatedID(of: interface).map { "\($0.type)" } == idType
      }
      func comesBefore(_ first: (key: String, value: Int), _ second: (key: String, value: Int)) -> Bool {
        if first.value != second.value { return first.value > second.value }
        return first.key == "Node" || second.key != "Node" && first.key < second.key
      }
      guard let best = shared.min(by: comesBefore) else { break }
      conditions.append(best.key)
      let met = possibleTypes(of: best.key)
      rest.removeAll(where: met.contains)
    }
    return conditions + rest
  }

  private func interfaces(of typeName: String) -> [String] { index.type(named: typeName)?.interfaces ?? [] }
}
