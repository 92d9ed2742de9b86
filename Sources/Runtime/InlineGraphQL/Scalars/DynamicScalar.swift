import DynamicCodable
import Foundation

/// A custom scalar with open data: each value names one of the registered types.
///
/// ```swift
/// protocol FeedSection: TypeIdentifiable, Sendable {}        // {"type": "hero", "title": "Hello"}
///
/// @GraphQLSchema enum Shop {
///   typealias Section = DynamicScalar<any FeedSection>       // scalar Section
///   typealias Sections = DynamicScalar<[any FeedSection]>    // without values of unknown types
/// }
/// ```
///
/// The types are those of the registry that the client is given, or of `DynamicDecodableRegistry.shared`. Dates, URLs
/// and decimal numbers in values have the same form as the scalars of these types.
public struct DynamicScalar<Value: Sendable>: GraphQLScalar, Codable {
  private var dynamic: DynamicCodable<Value>

  /// The value, of the registered type that the data named.
  public var value: Value {
    get { dynamic.wrappedValue }
    set { dynamic.wrappedValue = newValue }
  }

  /// Creates a scalar's value.
  public init(_ value: Value) { dynamic = DynamicCodable(wrappedValue: value) }

  /// Decodes a value of the type that it names, with the types of the shared registry.
  ///
  /// - Throws: ``ResponseDecodingError`` with the path in the value.
  public init(jsonValue: GraphQLJSONValue) throws {
    var writer = JSONWriter()
    writer.write(jsonValue)
    self = try __ResponseReader.read(from: try writer.finish()) { (reader) throws(ResponseDecodingError) in
      try Self(from: &reader)
    }
  }

  /// The encoded value with the identifiers of the shared registry; `null` if it cannot be encoded.
  public var jsonValue: GraphQLJSONValue { (try? GraphQLJSONValue(encoding: dynamic, .shared)) ?? .null }

  /// Writes the encoded value.
  public func write(to writer: inout JSONWriter) {
    if let compared = writer.context as? ComparedValues { return compared.add(self, &writer) }
    do {
      let types = (writer.context as? VariablesContext)?.dynamicTypes ?? .shared
      writer.write(try GraphQLJSONValue(encoding: dynamic, types))
    } catch EncodingError.invalidValue(_, let context) {
      writer.fail(context.debugDescription)
    } catch {
      writer.fail("\(Value.self) cannot be encoded: \(error)")
    }
  }

  /// Reads a value of the type that it names.
  public init(from reader: inout __ResponseReader) throws(ResponseDecodingError) {
    dynamic = DynamicCodable(wrappedValue: try reader.decode { try decodeDynamic(Value.self, direct: $0) })
  }

  /// Decodes a value of the type that it names.
  public init(from decoder: any Decoder) throws { dynamic = try DynamicCodable(from: decoder) }

  /// Encodes the value.
  public func encode(to encoder: any Encoder) throws { try dynamic.encode(to: encoder) }
}

extension GraphQLJSONValue {
  /// Encodes a value, with members in the order of their names.
  init(encoding value: some Encodable, _ types: DynamicDecodableRegistry) throws {
    self = try GraphQLJSONValue(
      EncodedValue(encoding: value, userInfo: [.dynamicDecodableRegistry: types]) { value in
        switch value {
        case let value as Date: try EncodedValue(text: value.jsonValue, of: value)
        case let value as URL: try EncodedValue(text: value.jsonValue, of: value)
        case let value as Decimal: try EncodedValue(text: value.jsonValue, of: value)
        case let value as Data: .string(value.base64EncodedString())
        default: nil
        }
      }
    )
  }

  private init(_ value: EncodedValue) throws {
    self =
      switch value {
      case .null: .null
      case .bool(let value): .bool(value)
      case .int(let value): try GraphQLJSONValue(integer: value)
      case .uint(let value): try GraphQLJSONValue(integer: value)
      case .float(let value): .double(Double(value))
      case .double(let value): .double(value)
      case .string(let value): .string(value)
      case .array(let elements): .array(try elements.map(GraphQLJSONValue.init))
      case .object(let members):
        .object(
          GraphQLJSONObject(try members.sorted { $0.key < $1.key }.map { ($0.key, try GraphQLJSONValue($0.value)) })
        )
      }
  }

  private init(integer value: some FixedWidthInteger) throws {
    guard let integer = Int(exactly: value) else {
      let message = "\(value) is not between \(Int.min) and \(Int.max). Send it as a string."
      throw EncodingError.invalidValue(value, .init(codingPath: [], debugDescription: message))
    }
    self = .int(integer)
  }
}

extension EncodedValue {
  /// Creates the encoded form of a scalar: a string. A scalar that cannot be written throws.
  fileprivate init(text: GraphQLJSONValue, of value: any Encodable) throws {
    guard case .string(let text) = text else {
      let message = "\(value) has no form in which it could be sent."
      throw EncodingError.invalidValue(value, .init(codingPath: [], debugDescription: message))
    }
    self = .string(text)
  }
}

extension DynamicScalar: CustomReflectable {
  /// The value.
  public var customMirror: Mirror { Mirror(self, children: ["value": value], displayStyle: .struct) }
}
