import GraphQLLanguage

/// The resolvers of a schema, by what they resolve.
struct ResolverTable: Sendable {
  /// By object type and field. A resolver of an interface's field is listed for each type that implements the
  /// interface.
  private var fields: [String: [String: Resolver.Resolve]] = [:]
  private(set) var types: [String: Resolver.ResolveType] = [:]
  /// By field of the subscription root type.
  private(set) var events: [String: Resolver.Subscribe] = [:]

  init(_ resolvers: [Resolver], schema: Schema) throws(InvalidExecutableSchema) {
    var problems: [String] = []
    var ofInterfaces: [String: [String: Resolver.Resolve]] = [:]
    var seen: Set<String> = []
    for resolver in resolvers {
      let coordinate = resolver.coordinate
      if case .type(let resolve) = resolver.kind {
        if schema.type(named: coordinate)?.isAbstract != true {
          problems.append("Resolver(typeOf: \"\(coordinate)\"): the schema has no interface or union of that name.")
        } else if types.updateValue(resolve, forKey: coordinate) != nil {
          problems.append("Resolver(typeOf: \"\(coordinate)\") is given twice.")
        }
        continue
      }
      let parts = coordinate.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, let type = schema.type(named: parts[0]), type.fields?[parts[1]] != nil else {
        problems.append(
          "Resolver(\"\(coordinate)\"): the schema has no such field. Fields are written as \"Type.field\"."
        )
        continue
      }
      let (typeName, fieldName) = (parts[0], parts[1])
      switch resolver.kind {
      case .events(let events):
        guard typeName == schema.rootType(for: .subscription)?.name else {
          problems.append("Resolver(eventsOf: \"\(coordinate)\"): only fields of the subscription root have events.")
          continue
        }
        if self.events.updateValue(events, forKey: fieldName) != nil {
          problems.append("Resolver(eventsOf: \"\(coordinate)\") is given twice.")
        }
      case .field(let resolve):
        if !seen.insert(coordinate).inserted {
          problems.append("Resolver(\"\(coordinate)\") is given twice.")
        }
        if case .interface = type {
          ofInterfaces[typeName, default: [:]][fieldName] = resolve
        } else {
          fields[typeName, default: [:]][fieldName] = resolve
        }
      case .type:
        break
      }
    }
    guard problems.isEmpty else { throw InvalidExecutableSchema(problems) }
    for interface in ofInterfaces.keys {
      for typeName in schema.possibleTypes(of: interface) {
        guard case .object(let type)? = schema.type(named: typeName) else { continue }
        for interface in type.interfaces {
          fields[typeName, default: [:]].merge(ofInterfaces[interface] ?? [:]) { own, _ in own }
        }
      }
    }
  }

  /// What has a resolver: types, and fields as `Type.field`.
  var coordinates: [String] {
    (fields.flatMap { type, fields in fields.keys.map { "\(type).\($0)" } } + types.keys + events.keys).sorted()
  }

  /// Returns the resolver of a field of an object type.
  func resolver(of field: String, on type: String) -> Resolver.Resolve? {
    fields[type]?[field]
  }
}
