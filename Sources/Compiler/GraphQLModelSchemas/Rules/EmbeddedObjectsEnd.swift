import GraphQLLanguage

extension ModelRule {
  /// No embedded object requires another object of its type inside it.
  static let embeddedObjectsEnd: ModelRule = .init("EmbeddedObjectsEnd") { models, errors in
    for type in models.embeddedObjects {
      guard let path = models.requiredPath(from: type, to: type.name), let field = type.fields[path[0]] else {
        continue
      }
      let message =
        "Cannot store an object of type \"\(type.name)\" within itself through a series of non-null fields: "
        + "\"\(path.joined(separator: "."))\". Make one of them nullable."
      errors.append(Diagnostic(.error, message, at: field.name.range))
    }
  }
}

extension ModelDefinitions {
  /// The object types embedded in models at any depth.
  fileprivate var embeddedObjects: [ObjectType] {
    var found: [String: ObjectType] = [:]
    var waiting = written
    while let type = waiting.popLast() {
      for field in type.fields.values {
        let name = field.type.namedType.value
        guard found[name] == nil, model(named: name) == nil, case .object(let object)? = schema.type(named: name) else {
          continue
        }
        found[name] = object
        waiting.append(object)
      }
    }
    return found.values.sorted { $0.name < $1.name }
  }

  /// Returns the non-null fields that lead from an embedded object to an object of a type; `nil` if there are none.
  fileprivate func requiredPath(from type: ObjectType, to target: String) -> [String]? {
    var seen: Set<String> = []
    var waiting: [(type: ObjectType, path: [String])] = [(type, [])]
    while let (type, path) = waiting.popLast() {
      for field in type.fields.values {
        guard case .nonNull(.named(let name), _) = field.type, model(named: name.value) == nil else { continue }
        if name.value == target { return path + [field.name.value] }
        guard seen.insert(name.value).inserted, case .object(let object)? = schema.type(named: name.value) else {
          continue
        }
        waiting.append((object, path + [field.name.value]))
      }
    }
    return nil
  }
}
