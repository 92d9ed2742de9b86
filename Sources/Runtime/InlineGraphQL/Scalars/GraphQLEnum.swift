/// An enum of the schema.
///
/// The macros emit a case for each value of the schema, and `unknown(String)` for values that the server knows but the
/// schema did not have. An unknown value is sent back unchanged. `allCases` holds the known cases.
///
/// ```swift
/// switch episode {
/// case .jedi: show("Return of the Jedi")
/// case .unknown(let name): log("The schema is older than \(name)")
/// default: show("\(episode)")
/// }
/// ```
///
/// [Specification: Enums](https://spec.graphql.org/September2025/#sec-Enums)
public protocol GraphQLEnum: RawRepresentable, CaseIterable, GraphQLInputValue, __ResponseValue, Hashable,
  CustomStringConvertible
where RawValue == String, AllCases == [Self] {
  /// Creates the case with a name in the schema; the unknown case if there is none.
  init(rawValue: String)

  /// The known cases by their names; created once.
  static var __names: __EnumNames<Self> { get }

  /// The known cases in the order of the schema: emitted for enums with deprecated values, otherwise `allCases`.
  ///
  /// Code that names a deprecated case causes a warning unless it is deprecated itself. A call through the protocol, as
  /// in `__declaredCases(of:)`, causes none.
  static var __declaredCases: [Self] { get }
}

/// Returns the known cases of an enum in the order of the schema. The macros call this for enums with deprecated
/// values.
public func __declaredCases<Enum: GraphQLEnum>(of type: Enum.Type) -> [Enum] {
  type.__declaredCases
}

extension GraphQLEnum {
  /// All cases, because none is deprecated.
  public static var __declaredCases: [Self] { Array(allCases) }

  /// The value's name in the schema.
  public var description: String { rawValue }

  /// Writes the value's name in the schema.
  @inlinable public func write(to writer: inout JSONWriter) { writer.write(rawValue) }

  /// Reads the name of a value.
  @inlinable public init(from reader: inout __ResponseReader) throws(ResponseDecodingError) {
    if let index = reader.readName(of: Self.__names.table) {
      self = Self.__names.cases[index]
    } else {
      self.init(rawValue: try String(from: &reader))
    }
  }
}

/// The known cases of an enum by their names. Generated code has one for each enum.
public struct __EnumNames<Enum: GraphQLEnum>: Sendable {
  @usableFromInline let cases: [Enum]
  @usableFromInline let table: NameTable

  /// Creates the names of all known cases.
  public init() {
    cases = Enum.allCases
    table = NameTable(cases.map(\.rawValue))
  }

  /// Returns the case with a name.
  public subscript(name: String) -> Enum? {
    var name = name
    return name.withUTF8 { table.index(of: $0) }.map { cases[$0] }
  }
}

extension __ResponseReader {
  /// Reads the member `key`, an enum; an unknown value if that fails, which ``endObject(_:)`` throws.
  @inlinable
  public mutating func readEnum<V: GraphQLEnum>(_ key: StaticString, in object: inout __ObjectScope) -> V {
    guard moveTo(key, in: &object) else { return V(rawValue: "") }
    do throws(ResponseDecodingError) { return try V(from: &self) } catch {
      fail(error)
      return V(rawValue: "")
    }
  }
}
