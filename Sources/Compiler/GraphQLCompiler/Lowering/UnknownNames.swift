import GraphQLLanguage
import GraphQLValidation

/// Returns an error for each type, field and enum value that a GraphQL configuration names in Swift and that the schema does
/// not have.
func unknownNames(in context: CompilationContext) -> [Diagnostic] {
  let (schema, given) = (context.schema, context.swiftNames.given)
  var unknown: [(kind: String, name: String, known: [String])] = []
  for name in given.types.keys where schema.type(named: name) == nil {
    unknown.append(("type", name, schema.typeNames))
  }
  // The fields of all types need not be read for it: a name is in the text.
  for name in given.fields.keys where schema.format == .sdl && !schema.mentions(name) {
    unknown.append(("field or argument", name, schema.fieldNames))
  }
  for coordinate in given.enumValues.keys {
    let parts = coordinate.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count == 2, case .enum(let type)? = schema.type(named: parts[0]) else {
      let enums = schema.typeNames.filter { name in
        if case .enum(let type)? = schema.type(named: name) { type.values[parts.last ?? ""] != nil } else { false }
      }
      unknown.append(("enum value", coordinate, enums.map { "\($0).\(parts.last ?? "")" }))
      continue
    }
    if type.values[parts[1]] != nil { continue }
    unknown.append(("enum value", coordinate, type.values.keys.map { parts[0] + "." + $0 }))
  }
  return unknown.sorted { ($0.kind, $0.name) < ($1.kind, $1.name) }.map { kind, name, known in
    let suggestions = didYouMean(suggestions(for: name, from: known))
    return Diagnostic(.error, "Unknown \(kind) \"\(name)\" in \"names\" of the GraphQL configuration.\(suggestions)")
  }
}

extension Schema {
  /// The names of the fields of all types.
  fileprivate var fieldNames: [String] {
    Set(typeNames.flatMap { name in type(named: name)?.fields.map { Array($0.keys) } ?? inputFields(of: name) })
      .sorted()
  }
}
