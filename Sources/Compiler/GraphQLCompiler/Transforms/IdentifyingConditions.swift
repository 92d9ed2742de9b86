import GraphQLLanguage
import GraphQLValidation
import OrderedCollections

/// For which objects a selection set requests a field that identifies them.
package enum IdentifyingCondition: Hashable, Sendable {
  case always
  /// In inline fragments on these types.
  case on([String])
}

extension Schema {
  /// Returns what to request of the objects of a type, so that each is identified: for each field, the conditions by the
  /// types that the field has.
  ///
  /// An object type or interface requests the fields that identify it. For other objects of an interface, and for those of
  /// a union, there are as few conditions as possible: first interfaces that several of the object types implement, those
  /// of most types first; then the other object types. Of interfaces with equally many types `Node` comes first, which
  /// servers use for this (Relay's object identification), then they come by their names. So a schema in which other types
  /// and interfaces are left out has the same conditions.
  ///
  /// ```graphql
  /// interface Named { name: String }
  /// type Album implements Node & Named { id: ID! name: String }
  /// type Artist implements Node & Named { id: ID! name: String }
  /// type Book implements Named @typePolicy(keyFields: "isbn") { isbn: Int! name: String }
  /// type Sound implements Named { id: ID name: String }
  /// ```
  ///
  /// For `Named` they are `["id": ["ID!": .on(["Node"]), "ID": .on(["Sound"])], "isbn": ["Int!": .on(["Book"])]]`.
  package func identifyingConditions(
    of typeName: String
  ) -> OrderedDictionary<String, OrderedDictionary<String, IdentifyingCondition>> {
    var conditions: OrderedDictionary<String, OrderedDictionary<String, IdentifyingCondition>> = [:]
    for field in identifyingFields(of: typeName) {
      conditions[field.name.value, default: [:]]["\(field.type)"] = .always
    }
    guard type(named: typeName)?.isAbstract == true, conditions.isEmpty || hasTypePolicies else { return conditions }
    var types: OrderedDictionary<String, OrderedDictionary<String, [String]>> = [:]
    for name in possibleTypes(of: typeName) {
      for field in identifyingFields(of: name) where conditions[field.name.value] == nil {
        types[field.name.value, default: [:]]["\(field.type)", default: []].append(name)
      }
    }
    for (field, types) in types {
      for (type, names) in types {
        conditions[field, default: [:]][type] = .on(self.conditions(meeting: names, field, type))
      }
    }
    return conditions
  }

  private func conditions(meeting names: [String], _ field: String, _ type: String) -> [String] {
    var conditions: [String] = []
    var rest = names
    while rest.count > 1 {
      var counts: [String: Int] = [:]
      for interface in rest.lazy.flatMap({ self.interfaces(of: $0) }) { counts[interface, default: 0] += 1 }
      let shared = counts.filter { interface, count in
        count > 1 && identifyingFields(of: interface).contains { $0.name.value == field && "\($0.type)" == type }
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
}
