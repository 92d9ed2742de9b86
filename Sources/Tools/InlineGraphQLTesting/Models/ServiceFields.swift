import Foundation
import GraphQLLanguage
import GraphQLModelSchemas
import InlineGraphQL

/// The values that the service itself writes into objects of a model: identifiers, defaults and times.
struct ServiceFields: Sendable {
  private let model: ModelSchema.Model
  private let createdAt: String?
  private let updatedAt: String?
  private let indexFields: Set<String>

  init(of model: ModelSchema.Model) {
    self.model = model
    func timestamp(_ name: String?) -> String? {
      let field = name.flatMap(model.field(named:))
      return field.map { ["AWSDateTime", "String"].contains($0.typeName) } == true ? name : nil
    }
    createdAt = timestamp(model.timestamps.createdAt)
    updatedAt = timestamp(model.timestamps.updatedAt)
    indexFields = Set(model.indexes.flatMap(\.key.fields))
  }

  /// Returns the object to store for a created one.
  func created(_ input: GraphQLJSONObject, id newID: @Sendable () -> String, at date: Date) -> GraphQLJSONObject {
    var object = input
    if let id = model.field(named: "id"), ["ID", "String"].contains(id.typeName), !id.isList {
      object.set("id", to: .string(newID()))
    }
    for field in model.fields {
      if let value = field.defaultValue { object.set(field.name, to: Self.value(value, of: field.typeName)) }
    }
    for name in [createdAt, updatedAt] {
      if let name { object.set(name, to: Self.time(date)) }
    }
    // An index has no nulls, so null in a field of an index counts as absent.
    for name in indexFields where object[name] == .null { object[name] = .none }
    return object
  }

  /// Returns the members to replace when an object is updated.
  func changed(_ input: GraphQLJSONObject, at date: Date) -> GraphQLJSONObject {
    var changes = input
    if let updatedAt { changes.set(updatedAt, to: Self.time(date)) }
    return changes
  }

  private static func time(_ date: Date) -> GraphQLJSONValue {
    .string(date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
  }

  /// Returns the value of `@default` in the field's type.
  private static func value(_ text: String, of type: String) -> GraphQLJSONValue {
    switch type {
    case "Int", "AWSTimestamp": Int(text).map { .int($0) } ?? .string(text)
    case "Float": Double(text).map { .double($0) } ?? .string(text)
    case "Boolean": Bool(text).map { .bool($0) } ?? .string(text)
    default: .string(text)
    }
  }
}

extension GraphQLJSONObject {
  /// Sets a member that is absent or null.
  fileprivate mutating func set(_ name: String, to value: @autoclosure () -> GraphQLJSONValue) {
    if self[name] == nil || self[name] == .null { self[name] = value() }
  }
}
