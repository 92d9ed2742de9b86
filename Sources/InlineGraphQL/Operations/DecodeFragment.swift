import Foundation

extension GraphQLFragment {
  /// Decodes the data of the fragment from an object by itself.
  ///
  /// - Parameters:
  ///   - object: The object, JSON in UTF-8.
  ///   - arguments: The fragment's arguments with values.
  ///   - variables: The variables of the operation that the fragment uses.
  ///   - provided: The variables that the program provides.
  ///   - storedObjects: The objects of the store that made the text; `nil` if none did.
  /// - Throws: ``ResponseDecodingError`` if the object is not what the fragment selects.
  package static func decodeData(
    _ object: Foundation.Data,
    arguments: GraphQLJSONObject,
    variables: GraphQLJSONObject,
    provided: [ProvidedValue] = [],
    storedObjects: StoredObjects? = nil
  ) throws(ResponseDecodingError) -> Data {
    var values = arguments
    for argument in node.arguments where values[argument.name] == nil {
      switch argument.defaultValue {
      case "true": values[argument.name] = true
      case "false": values[argument.name] = false
      default: break
      }
    }
    return try __ResponseReader.read(from: object) { reader throws(ResponseDecodingError) in
      reader.fragmentArguments = [__BooleanVariable](booleansIn: values)
      reader.booleanVariables = [__BooleanVariable](booleansIn: variables)
      reader.providedBooleans = provided.booleans
      reader.storedObjects = storedObjects
      return try Data(from: &reader)
    }
  }
}

extension [__BooleanVariable] {
  fileprivate init(booleansIn values: GraphQLJSONObject) {
    self = values.members.compactMap { name, value in
      if case .bool(let value) = value { __BooleanVariable(named: name, value) } else { nil }
    }
  }
}
