import Foundation

/// The values of an operation's variables.
///
/// Two values are equal if they are sent alike, as those of a ``GraphQLInputObject`` are.
///
/// [Specification: Variables](https://spec.graphql.org/September2025/#sec-Language.Variables)
public protocol GraphQLVariables: Hashable, Sendable {
  /// Writes every variable that is not left out, in the order of their definitions.
  func write(to object: inout JSONObjectWriter)
}

/// The variables of an operation that has none.
public struct EmptyVariables: GraphQLVariables {
  /// Creates the only value.
  public init() {}

  /// Writes nothing.
  public func write(to object: inout JSONObjectWriter) {}
}

extension GraphQLVariables {
  /// The variables as a JSON object, keys in the order of the variables' definitions.
  ///
  /// - Throws: ``JSONWritingError`` if a value cannot be sent: an `Int` of more than 32 bits, a NaN or an infinity.
  public var variableData: Data {
    get throws(JSONWritingError) {
      try JSONWriter(writing: write(to:)).finish()
    }
  }

  /// Whether both are sent alike.
  public static func == (left: Self, right: Self) -> Bool {
    JSONWriter(writing: left.write(to:)).hasWrittenSame(as: JSONWriter(writing: right.write(to:)))
  }

  /// Feeds what is sent into the hasher.
  public func hash(into hasher: inout Hasher) {
    JSONWriter(writing: write(to:)).hash(into: &hasher)
  }
}
