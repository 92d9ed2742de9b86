import Foundation
public import InlineGraphQL

/// The input of a resolver: the parent, the field and its arguments.
///
/// ```swift
/// Resolver("Query.droid") { input in droids[try input.argument("id", as: String.self)] }
/// Resolver("Droid.name") { input in try input.parent(as: Droid.self).name }
/// ```
public struct ResolverInput: Sendable {
  /// The object whose field is resolved; the executable schema's data for a root field.
  public let parent: ResolvedValue

  /// The coerced arguments by name, with defaults, enum values as strings, and lists as arrays.
  ///
  /// An argument with neither a value nor a default is absent. An argument that is null in the request is null.
  public let arguments: GraphQLJSONObject

  /// The name of the object type that has the field.
  public let parentType: String

  /// The name of the field in the schema, not its alias.
  public let fieldName: String

  let responsePath: ExecutionPath

  /// The path of the field in the response.
  public var path: JSONPath { JSONPath(responsePath.elements) }

  /// Returns an argument; `nil` if it is absent.
  public subscript(argument: String) -> GraphQLJSONValue? { arguments[argument] }

  /// Returns an argument as a Swift value.
  ///
  /// - Parameters:
  ///   - name: The argument's name.
  ///   - type: Any decodable type; an optional one if the argument may be null or absent.
  /// - Throws: `DecodingError` if the argument is not of the type.
  public func argument<Value: Decodable>(_ name: String, as type: Value.Type = Value.self) throws -> Value {
    let list = Data(GraphQLJSONValue.array([arguments[name] ?? .null]).description.utf8)
    return try JSONDecoder().decode([Value].self, from: list)[0]
  }

  /// Returns the parent as the Swift value that a resolver returned in ``ResolvedValue/object(_:type:)``.
  ///
  /// - Throws: `GraphQLError` if the parent is something else.
  public func parent<Object>(as type: Object.Type = Object.self) throws -> Object {
    guard let object = parent.object(as: type) else {
      throw GraphQLError(
        message: "The parent of \"\(parentType).\(fieldName)\" is no \(type): \(inspect(parent))."
      )
    }
    return object
  }
}
