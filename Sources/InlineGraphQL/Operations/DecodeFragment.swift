import Foundation

extension GraphQLFragment {
  /// Decodes the data of the fragment from an object by itself.
  ///
  /// - Parameters:
  ///   - object: The object, JSON in UTF-8.
  ///   - arguments: The fragment's arguments with values.
  ///   - variables: The variables of the operation that the fragment uses.
  ///   - provided: The variables that the program provides.
  /// - Throws: ``ResponseDecodingError`` if the object is not what the fragment selects.
  package static func decodeData(
    _ object: Foundation.Data,
    arguments: GraphQLJSONObject,
    variables: GraphQLJSONObject,
    provided: [ProvidedValue] = []
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
      return try Data(from: &reader)
    }
  }

  /// Decodes the data of the fragment from an object of a store.
  ///
  /// - Parameters:
  ///   - object: The object as the store has it now, JSON in UTF-8.
  ///   - place: The object in an earlier response.
  ///   - source: What the store needs to read an object of the text again.
  ///   - objects: The objects in the text.
  /// - Throws: ``ResponseDecodingError`` if the object is not what the fragment selects.
  package static func decodeData(
    _ object: Foundation.Data,
    at place: StoredPlace,
    _ source: any AnyObject & Sendable,
    _ objects: ObjectsByOffset
  ) throws(ResponseDecodingError) -> Data {
    let response = place.objects.replacing(source, objects)
    let origin = ResponseOrigin(operation: response.origin.operation, client: response.origin.client)
    return try __ResponseReader.read(from: object) { reader throws(ResponseDecodingError) in
      reader.fragmentArguments = place.arguments
      reader.booleanVariables = origin.operation.booleanVariables
      reader.providedBooleans = response.providedBooleans
      reader.storedObjects = response
      reader.origin = origin
      reader.dynamicTypes = origin.client?.dynamicTypes ?? .shared
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
