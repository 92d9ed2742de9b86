import Foundation
import InlineGraphQL
import InlineGraphQLTesting

/// A schema with data. The tests execute documents over it, here and in the reference executor.
///
/// In the data, `{"$ref": "name"}` is the value of that name in `objects`, so data can be cyclic.
/// `{"$error": "message"}` is an error. A field of type `Any` with arguments returns its arguments.
struct World: Sendable {
  let name: String
  let sdl: String
  /// The fields of the root, and `objects`.
  let data: GraphQLJSONValue
  let schema: ExecutableSchema

  init(_ name: String, sdl: String, data: String) {
    do {
      let data = try GraphQLJSONValue(parsing: Array(data.utf8))
      self.name = name
      self.sdl = sdl
      self.data = data
      schema = try ExecutableSchema(sdl: sdl, data: data) {
        for coordinate in Self.fieldCoordinates(of: try ExecutableSchema(sdl: sdl)) {
          Resolver(coordinate.text) { input -> ResolvedValue in
            if coordinate.isEcho { return .json(.object(input.arguments)) }
            return input.parent[input.fieldName].map { resolved($0, data) } ?? .null
          }
        }
      }
    } catch {
      preconditionFailure("\(name): \(error)")
    }
  }

  static let all = [starWars, animalKingdom, kitchen]

  /// Returns the world of a name.
  static func named(_ name: String) -> World { all.first { $0.name == name }! }

  /// Returns the text of a schema in the folder `Schemas`.
  static func schemaText(_ name: String) -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    do {
      return try String(contentsOf: root.appendingPathComponent("Schemas/\(name).graphqls"), encoding: .utf8)
    } catch {
      preconditionFailure("\(error)")
    }
  }

  private static func fieldCoordinates(of schema: ExecutableSchema) -> [(text: String, isEcho: Bool)] {
    schema.schema.typeNames.flatMap { typeName -> [(text: String, isEcho: Bool)] in
      guard case .object(let type)? = schema.schema.type(named: typeName) else { return [] }
      return type.fields.map { name, field in
        ("\(typeName).\(name)", field.type.namedType.value == "Any" && !field.arguments.isEmpty)
      }
    }
  }
}

private func resolved(_ value: GraphQLJSONValue, _ data: GraphQLJSONValue) -> ResolvedValue {
  switch value {
  case .array(let elements):
    .list(elements.map { resolved($0, data) })
  case .object(let object):
    if case .string(let name)? = object["$ref"] {
      .json(data["objects"]?[name] ?? .null)
    } else if case .string(let message)? = object["$error"] {
      .failure(GraphQLError(message: message))
    } else {
      .json(value)
    }
  default:
    .json(value)
  }
}
