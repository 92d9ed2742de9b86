/// An enum of the schema.
///
/// The macros emit one case for each value of the schema and `unknown(String)` for values that a server knows and this
/// schema did not. An unknown value is sent back as it came. `allCases` holds the known ones.
///
/// [Specification: Enums](https://spec.graphql.org/September2025/#sec-Enums)
public protocol GraphQLEnum: RawRepresentable, CaseIterable, GraphQLInputValue, ResponseValue, Hashable,
  CustomStringConvertible
where RawValue == String {
  /// The case of a value's name in the schema; the unknown case where there is none.
  init(rawValue: String)

  /// The known cases in the order of the schema, as emitted for enums with deprecated values; elsewhere `allCases`.
  ///
  /// Code that names a deprecated case is deprecated itself, or it gives a warning. Calling it through the protocol,
  /// as ``InlineGraphQL/declaredCases(of:)`` does, gives none.
  static var declaredCases: [Self] { get }
}

/// The known cases of an enum in the order of the schema; the macros call this for enums with deprecated values.
public func declaredCases<Enum: GraphQLEnum>(of type: Enum.Type) -> [Enum] {
  type.declaredCases
}

extension GraphQLEnum {
  /// All cases, as none is deprecated.
  public static var declaredCases: [Self] { Array(allCases) }

  /// The value's name in the schema.
  public var description: String { rawValue }

  /// Writes the value's name in the schema.
  @inlinable public func write(to writer: inout JSONWriter) { writer.write(rawValue) }

  /// Reads a value's name.
  @inlinable public init(from reader: inout ResponseReader) throws(ResponseDecodingError) {
    self.init(rawValue: try String(from: &reader))
  }
}
