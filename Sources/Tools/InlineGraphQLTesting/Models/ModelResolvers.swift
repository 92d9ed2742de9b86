import Foundation
import GraphQLLanguage
import GraphQLModelSchemas
import InlineGraphQL

/// The resolvers of one model: its root fields and its associations.
struct ModelResolvers: Sendable {
  let model: ModelSchema.Model
  let schema: Schema
  let store: ModelStore
  let newID: @Sendable () -> String
  let now: @Sendable () -> Date

  var resolvers: [Resolver] {
    queries + mutations + subscriptions + model.fields.compactMap(resolver(of:))
  }

  // MARK: Queries

  private var queries: [Resolver] {
    guard let root = schema.rootType(for: .query)?.name else { return [] }
    var resolvers: [Resolver] = []
    let key = model.primaryKey
    if let get = model.rootFields.get {
      resolvers.append(
        Resolver("\(root).\(get)") { input in
          store.object(of: model.name, where: key.fields.map { ($0, input[$0] ?? .null) })
        }
      )
    }
    if let list = model.rootFields.list {
      let isKeyed = schema.field(named: list, on: root)?.hasArgument(key.partitionField) == true
      resolvers.append(
        Resolver("\(root).\(list)") { input in
          var query = try ModelQuery(input)
          if isKeyed, let value = input[key.partitionField], value != .null {
            query.find(by: key.sortFields, in: [(key.partitionField, value)], input)
          } else if let argument = isKeyed ? query.keyArgument(of: key, input) : nil {
            throw GraphQLError(
              message: "When providing argument '\(argument)' you must also provide arguments '\(key.partitionField)'"
            )
          }
          return try store.page(of: model.name, query)
        }
      )
    }
    for index in model.indexes {
      guard let field = index.queryField else { continue }
      let partition = index.key.partitionField
      resolvers.append(
        Resolver("\(root).\(field)") { input in
          guard let value = input[partition], value != .null else {
            throw GraphQLError(message: "\"\(field)\" needs the argument \"\(partition)\".")
          }
          var query = try ModelQuery(input)
          query.find(by: index.key.sortFields, in: [(partition, value)], input)
          return try store.page(of: model.name, query)
        }
      )
    }
    return resolvers
  }

  // MARK: Mutations

  private var mutations: [Resolver] {
    guard let root = schema.rootType(for: .mutation)?.name else { return [] }
    let fields = ServiceFields(of: model)
    var resolvers: [Resolver] = []
    if let create = model.rootFields.create {
      resolvers.append(
        Resolver("\(root).\(create)") { input in
          let object = fields.created(input.object, id: newID, at: now())
          return try store.create(object, of: model.name, if: ModelFilter(input["condition"]))
        }
      )
    }
    if let update = model.rootFields.update {
      resolvers.append(
        Resolver("\(root).\(update)") { input in
          let changes = fields.changed(input.object, at: now())
          return try store.update(changes, of: model.name, if: ModelFilter(input["condition"]))
        }
      )
    }
    if let delete = model.rootFields.delete {
      resolvers.append(
        Resolver("\(root).\(delete)") { input in
          try store.delete(input.object, of: model.name, if: ModelFilter(input["condition"]))
        }
      )
    }
    return resolvers
  }

  // MARK: Subscriptions

  private var subscriptions: [Resolver] {
    guard let root = schema.rootType(for: .subscription)?.name else { return [] }
    let fields =
      model.rootFields.onCreate.map { ($0, ModelEvent.create) } + model.rootFields.onUpdate.map { ($0, .update) }
      + model.rootFields.onDelete.map { ($0, .delete) }
    return fields.map { field, event in
      Resolver(eventsOf: "\(root).\(field)") { input in
        store.events(event, of: model.name, where: ModelFilter(input["filter"]))
      }
    }
  }

  // MARK: Associations

  private func resolver(of field: ModelSchema.Field) -> Resolver? {
    guard let association = field.association, let key = association.foreignKey else { return nil }
    let (own, theirs) = key.side == .own ? (key.fields, key.references) : (key.references, key.fields)
    let coordinate = "\(model.name).\(field.name)"
    guard association.kind == .hasMany else {
      return Resolver(coordinate) { input in
        store.object(of: association.model, where: zip(theirs, own.map { input.parent[$0] ?? .null }).map { ($0, $1) })
      }
    }
    let sortFields = sortFields(of: field, association, key)
    return Resolver(coordinate) { input in
      var query = try ModelQuery(input)
      let values = zip(theirs, own.map { input.parent[$0] ?? .null }).map { ($0, $1) }
      query.find(by: sortFields, in: values, input)
      return try store.page(of: association.model, query)
    }
  }

  /// Returns the sort fields of a has-many association: those for which the field has an argument.
  private func sortFields(
    of field: ModelSchema.Field,
    _ association: ModelSchema.Association,
    _ foreignKey: ModelSchema.ForeignKey
  ) -> [String] {
    let argument = schema.field(named: field.name, on: model.name)?.arguments.map(\.name.value)
      .first { !ModelQuery.pageArguments.contains($0) }
    guard let argument, let other = store.models.model(named: association.model) else { return [] }
    let index = other.indexes.first { $0.name != nil && $0.name == foreignKey.index }
    let sortFields = (index?.key ?? other.primaryKey).sortFields
    return sortFields.count > 1 || sortFields.first == argument ? sortFields : [argument]
  }
}

extension ResolverInput {
  /// The argument `input` of a mutation.
  fileprivate var object: GraphQLJSONObject {
    self["input"]?.object ?? [:]
  }
}

extension FieldDefinition {
  fileprivate func hasArgument(_ name: String) -> Bool {
    arguments.contains { $0.name.value == name }
  }
}
