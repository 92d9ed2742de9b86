import GraphQLCompiler
import GraphQLLanguage

// The description of a model for requests, and the names of its fields for predicates and includes.
extension Emitter {
  /// Writes the description from which requests build their documents.
  mutating func emitDescription(of model: ModelIR) {
    text.line(access, "static let modelDescription = InlineGraphQLModels.ModelDescription(")
    let key = model.key.map { ".init(\"\($0.name)\", \"\(TypeReference.nonNull($0.type.nullable, range: .none))\")" }
    text.line("  \"", model.name, "\",")
    text.line("  key: [", key.joined(separator: ", "), "],")
    text.line("  fields: [", model.properties.map(description).joined(separator: ", "), "],")
    let types = [("filterType", model.filterType), ("conditionType", model.conditionType)]
    let others = types.compactMap { label, type in type.map { ", " + label + ": \"" + $0 + "\"" } }
    text.line("  rootFields: .init(", rootFields(of: model), ")", others.joined())
    text.line(")")
  }

  private func description(of property: ModelIR.Property) -> String {
    let name = "\"" + property.field.name + "\""
    switch property.kind {
    case .value: return ".value(" + name + ")"
    case .object(let selection): return ".object(" + name + ", selecting: \"" + selection + "\")"
    case .reference: return ".reference(" + name + ", to: { " + model(of: property) + ".self })"
    case .list(let foreignKey, let query):
      var arguments = name + ", of: { " + model(of: property) + ".self }"
      if !foreignKey.isEmpty { arguments += ", foreignKey: [" + quoted(foreignKey) + "]" }
      if let query { arguments += ", query: \"" + query + "\"" }
      return ".list(" + arguments + ")"
    }
  }

  private func rootFields(of model: ModelIR) -> String {
    let fields = model.rootFields
    let named: [(String, String?)] = [
      ("get", fields.get), ("list", fields.list), ("create", fields.create), ("update", fields.update),
      ("delete", fields.delete), ("onCreate", fields.onCreate.first), ("onUpdate", fields.onUpdate.first),
      ("onDelete", fields.onDelete.first),
    ]
    return named.compactMap { label, field in field.map { label + ": \"" + $0 + "\"" } }.joined(separator: ", ")
  }

  /// Writes the fields for predicates.
  mutating func emitKeys(of model: ModelIR) {
    let own = types.qualified(model.name)
    text.blank()
    text.open(access, "struct Keys: InlineGraphQLModels.ModelKeys")
    text.line(access, "init() {}")
    text.blank()
    for property in model.properties {
      let name = SwiftName.escaped(property.name)
      switch property.kind {
      case .value where property.isFilterable:
        // Predicates do not compare with null elements.
        let element = types.qualified(property.field.typeName)
        let value = property.field.isList ? "[" + element + "]" : element
        let type = "InlineGraphQLModels.ModelField<" + own + ", " + value + ">"
        text.line(access, "var ", name, ": ", type, " { .init(\"" + property.field.name + "\") }")
      case .reference(let foreignKey) where property.isFilterable:
        let type = "InlineGraphQLModels.ModelReferenceField<" + own + ", " + self.model(of: property) + ">"
        text.line(access, "var ", name, ": ", type, " { .init(" + quoted(foreignKey) + ") }")
      case .value, .object, .reference, .list: continue
      }
    }
    text.close()
  }

  /// Writes the associations that requests can include.
  mutating func emitPath(of model: ModelIR) {
    text.blank()
    text.open(access, "struct Path: InlineGraphQLModels.ModelPath")
    text.line(access, "let __steps: [\(types.string)]")
    text.line(access, "init(__steps: [\(types.string)]) { self.__steps = __steps }")
    for property in model.properties where property.field.association != nil {
      let type = self.model(of: property) + ".Path"
      text.line(
        access,
        "var ",
        SwiftName.escaped(property.name),
        ": ",
        type,
        " { __path(\"" + property.field.name + "\") }"
      )
    }
    text.close()
  }

  /// Writes the queries that list models by a key.
  mutating func emitIndexes(of model: ModelIR) {
    if model.indexes.isEmpty { return }
    text.blank()
    text.open(access, "enum Index")
    for index in model.indexes {
      let key = index.query.key
      var arguments = "\"\(index.query.name)\", .init(\"\(key.partitionField)\", \"\(index.query.partitionType)\")"
      var order = ""
      if let argument = key.sortArgument, let type = index.query.conditionType {
        arguments += ", sortedBy: .init(\"\(argument)\", \"\(type)\", [\(quoted(key.sortFields))])"
        order = ", in the order of " + key.sortFields.map { "`\($0)`" }.joined(separator: " and ")
      }
      text.docComment("Those that have a value of `\(key.partitionField)`\(order).")
      let types = types.qualified(model.name) + ", " + types.qualified(index.partitionType)
      text.line(
        access,
        "static var " + SwiftName.escaped(index.name),
        ": InlineGraphQLModels.ModelIndex<" + types + ">",
        " { .init(" + arguments + ") }"
      )
    }
    text.close()
  }

  private func quoted(_ names: [String]) -> String { names.map { "\"" + $0 + "\"" }.joined(separator: ", ") }
}
