import Foundation
public import InlineGraphQL

/// What a resolver is given: whose field to resolve, and with what arguments.
public struct ResolverInput: Sendable {
  /// The object whose field is resolved; the executable schema's data at the root.
  public let parent: ResolvedValue

  /// The arguments by name, coerced: defaults filled in, enum values as strings, lists as arrays.
  ///
  /// An argument that was neither given nor has a default is absent, one that was given as null is null.
  public let arguments: JSONObject

  /// The name of the object type that the field is resolved on.
  public let parentType: String

  /// The name of the field.
  public let fieldName: String

  let responsePath: ResponsePath

  /// The way to the field in the response.
  public var path: JSONPath { JSONPath(responsePath.elements) }

  /// An argument; `nil` where it is absent.
  public subscript(argument: String) -> JSONValue? { arguments[argument] }

  /// An argument as a Swift value.
  ///
  /// - Parameters:
  ///   - name: the argument's name.
  ///   - type: any decodable type; an optional one where the argument may be null or absent.
  /// - Throws: `DecodingError` if the argument is not of the type.
  public func argument<Value: Decodable>(_ name: String, as type: Value.Type = Value.self) throws -> Value {
    let list = Data(JSONValue.array([arguments[name] ?? .null]).description.utf8)
    return try JSONDecoder().decode([Value].self, from: list)[0]
  }

  /// The parent as the Swift value that a resolver returned in ``ResolvedValue/object(_:type:)``.
  ///
  /// - Throws: an error that tells what the parent is instead.
  public func parent<Object>(as type: Object.Type = Object.self) throws -> Object {
    guard let object = parent.object(as: type) else {
      throw GraphQLError(
        message: "The parent of \"\(parentType).\(fieldName)\" is no \(type): \(inspect(parent))."
      )
    }
    return object
  }
}
