import DynamicCodable
import Foundation

/// The values of an operation's variables.
///
/// [Specification: Variables](https://spec.graphql.org/September2025/#sec-Language.Variables)
public protocol GraphQLVariables: __WrittenObject, Hashable {}

/// The variables of an operation without variables.
public struct EmptyVariables: GraphQLVariables {
  /// Creates the only value.
  public init() {}

  /// Writes nothing.
  public func write(to object: inout JSONObjectWriter) {}
}

extension GraphQLVariables {
  /// The variables as a JSON object, with keys in the order of the variables' definitions.
  ///
  /// - Throws: ``JSONWritingError`` if a value cannot be sent: an `Int` of more than 32 bits, NaN or an infinity.
  public var variableData: Data {
    get throws(JSONWritingError) { try variableData(in: VariablesContext(dynamicTypes: .shared)) }
  }

  /// Returns the variables as they are sent, with the files among them, and without what the program provides.
  package func variableData(
    dynamicTypes: DynamicDecodableRegistry
  ) throws(JSONWritingError) -> (json: Data, uploads: [UploadedVariable]) {
    let context = VariablesContext(dynamicTypes: dynamicTypes)
    let json = try variableData(in: context)
    return (json, context.uploads(in: json))
  }

  func variableData(
    in context: VariablesContext,
    and provided: [ProvidedValue] = []
  ) throws(JSONWritingError) -> Data {
    try JSONWriter(context: context) { object in
      write(to: &object)
      for value in provided { value.write(to: &object) }
    }.finish()
  }
}
