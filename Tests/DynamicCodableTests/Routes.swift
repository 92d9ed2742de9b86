import DynamicCodable
import Foundation

protocol Route: TypeIdentifiable, Sendable {}
protocol ModalRoute: Route {}

struct Home: Route, Codable, Equatable {
  var type = "home"
}

struct Detail: Route, Codable, Hashable {
  var type = "detail"
  var id: Int
}

/// A type with a computed identifier that is neither `Equatable` nor `Hashable`.
struct Sheet: ModalRoute, Codable {
  var type: String { "sheet" }
  var title: String
  var sizes: [String: Int] = [:]
}

/// A route that contains another one.
struct Wrapped: Route, Codable, Equatable {
  var type = "wrapped"
  @DynamicCodable var inner: any Route
}

/// A route that is decodable only.
struct Incoming: Route, Decodable {
  var type: String
}

/// A type that is no route.
struct Stranger: TypeIdentifiable, Codable, Equatable {
  var type = "stranger"
}

extension DynamicDecodableRegistry {
  static func routes(
    unknownElements: UnknownElements = .skip,
    onUnknownType: (@Sendable (UnknownDynamicType) -> Void)? = nil
  ) -> DynamicDecodableRegistry {
    DynamicDecodableRegistry(unknownElements: unknownElements) {
      DynamicType("home", Home.self)
      DynamicType("detail", Detail.self)
      DynamicType("sheet", Sheet.self)
      DynamicType("wrapped", Wrapped.self)
      DynamicType("incoming", Incoming.self)
      DynamicType("stranger", Stranger.self)
    } onUnknownType: {
      onUnknownType?($0)
    }
  }
}

/// An object with one property.
struct One<Value>: Codable, Equatable {
  @DynamicCodable var value: Value
}

func decode<T: Decodable>(
  _ type: T.Type = T.self,
  _ json: String,
  _ registry: DynamicDecodableRegistry = .routes()
) throws -> T {
  let decoder = JSONDecoder()
  decoder.userInfo[.dynamicDecodableRegistry] = registry
  return try decoder.decode(type, from: Data(json.utf8))
}

func encode(_ value: some Encodable, _ registry: DynamicDecodableRegistry = .routes()) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  encoder.userInfo[.dynamicDecodableRegistry] = registry
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}

extension DecodingError {
  /// The kind of the error and its path, as in `keyNotFound route[1].id`.
  var summary: String {
    let (name, context) =
      switch self {
      case .typeMismatch(_, let context): ("typeMismatch", context)
      case .valueNotFound(_, let context): ("valueNotFound", context)
      case .keyNotFound(_, let context): ("keyNotFound", context)
      case .dataCorrupted(let context): ("dataCorrupted", context)
      @unknown default: ("", Context(codingPath: [], debugDescription: ""))
      }
    return "\(name) \(context.codingPath.text)"
  }

  var message: String {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
      .dataCorrupted(let context):
      context.debugDescription
    @unknown default: ""
    }
  }
}

extension [any CodingKey] {
  var text: String {
    reduce("") { text, key in
      key.intValue.map { text + "[\($0)]" } ?? (text.isEmpty ? key.stringValue : text + "." + key.stringValue)
    }
  }
}

/// Returns the error that decoding throws.
func failure<T: Decodable>(
  _ type: T.Type,
  _ json: String,
  _ registry: DynamicDecodableRegistry = .routes()
) -> DecodingError? {
  do {
    _ = try decode(type, json, registry)
    return nil
  } catch {
    return error as? DecodingError
  }
}
