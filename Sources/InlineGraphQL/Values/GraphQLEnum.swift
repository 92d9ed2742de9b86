/// An enum of the schema.
///
/// The macros emit one case for each value of the schema and `unknown(String)` for values that a server knows and this
/// schema did not. An unknown value is sent back as it came. `allCases` holds the known ones.
///
/// [Specification: Enums](https://spec.graphql.org/September2025/#sec-Enums)
public protocol GraphQLEnum: RawRepresentable, CaseIterable, GraphQLInputValue, __ResponseValue, Hashable,
  CustomStringConvertible
where RawValue == String, AllCases == [Self] {
  /// The case of a value's name in the schema; the unknown case where there is none.
  init(rawValue: String)

  /// The known cases by their names; made once.
  static var __names: __EnumNames<Self> { get }

  /// The known cases in the order of the schema, as emitted for enums with deprecated values; elsewhere `allCases`.
  ///
  /// Code that names a deprecated case is deprecated itself, or it gives a warning. Calling it through the protocol,
  /// as `__declaredCases(of:)` does, gives none.
  static var __declaredCases: [Self] { get }
}

/// The known cases of an enum in the order of the schema; the macros call this for enums with deprecated values.
public func __declaredCases<Enum: GraphQLEnum>(of type: Enum.Type) -> [Enum] {
  type.__declaredCases
}

extension GraphQLEnum {
  /// All cases, as none is deprecated.
  public static var __declaredCases: [Self] { Array(allCases) }

  /// The value's name in the schema.
  public var description: String { rawValue }

  /// Writes the value's name in the schema.
  @inlinable public func write(to writer: inout JSONWriter) { writer.write(rawValue) }

  /// Reads a value's name.
  @inlinable public init(from reader: inout __ResponseReader) throws(ResponseDecodingError) {
    if let index = reader.readName(of: Self.__names.table) {
      self = Self.__names.cases[index]
    } else {
      self.init(rawValue: try String(from: &reader))
    }
  }
}

/// The known cases of an enum by their names; generated code has one for each enum.
public struct __EnumNames<Enum: GraphQLEnum>: Sendable {
  @usableFromInline let cases: [Enum]
  @usableFromInline let table: NameTable

  /// Creates the names of all known cases.
  public init() {
    cases = Enum.allCases
    table = NameTable(cases.map(\.rawValue))
  }

  /// The case of that name.
  public subscript(name: String) -> Enum? {
    var name = name
    return name.withUTF8 { table.index(of: $0) }.map { cases[$0] }
  }
}
