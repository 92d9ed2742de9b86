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
}

extension GraphQLEnum {
  /// The value's name in the schema.
  public var description: String { rawValue }

  /// Writes the value's name in the schema.
  @inlinable public func write(to writer: inout JSONWriter) { writer.write(rawValue) }

  /// Reads a value's name.
  @inlinable public init(from reader: inout ResponseReader) throws(ResponseDecodingError) {
    self.init(rawValue: try String(from: &reader))
  }
}
