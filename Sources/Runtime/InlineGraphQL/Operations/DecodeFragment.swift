import DynamicCodable
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
      let absent = node.arguments.lazy.map(\.name).filter { values[$0] == nil }
      reader.fragmentArguments =
        [__BooleanVariable](booleansIn: values) + absent.map { __BooleanVariable(absentNamed: $0) }
      reader.prepare(
        for: RequestContext(booleanVariables: [__BooleanVariable](booleansIn: variables), provided)
      )
      return try Data(from: &reader)
    }
  }

  /// Decodes the data of the fragment from an object of a store.
  ///
  /// - Parameters:
  ///   - object: The object as the store has it now, JSON in UTF-8.
  ///   - origin: The object in an earlier response.
  ///   - source: The store's own notes for reading an object of the text again.
  ///   - objects: The objects in the text.
  ///   - parts: The deferred parts and streamed lists that are not there, by the offsets of their objects and lists.
  /// - Throws: ``ResponseDecodingError`` if the object is not what the fragment selects.
  package static func decodeData(
    _ object: Foundation.Data,
    at origin: StoredOrigin,
    _ source: any AnyObject & Sendable,
    _ objects: ObjectsByOffset,
    without parts: [Int: [IncrementalResponse.Part]]
  ) throws(ResponseDecodingError) -> Data {
    let response = origin.objects.replacing(source, objects)
    return try __ResponseReader.read(from: object) { reader throws(ResponseDecodingError) in
      reader.prepare(for: response, at: origin, without: parts)
      return try Data(from: &reader)
    }
  }

  /// Decodes what there is of a fragment that handles errors, from an object of a store.
  ///
  /// - Parameters:
  ///   - response: The object and the errors of its fields, as those of a response.
  ///   - origin: The object in an earlier response.
  ///   - source: The store's own notes for reading an object of the text again.
  ///   - objects: The objects in the text.
  ///   - parts: The deferred parts and streamed lists that are not there, by the offsets of their objects and lists.
  /// - Returns: The data, `nil` if it is null; or why there is none.
  /// - Throws: ``ResponseDecodingError`` if the object is not what the fragment selects.
  package static func decodeResult(
    _ response: Foundation.Data,
    at origin: StoredOrigin,
    _ source: any AnyObject & Sendable,
    _ objects: ObjectsByOffset,
    without parts: [Int: [IncrementalResponse.Part]]
  ) throws -> Result<Data?, GraphQLFieldError> {
    let stored = origin.objects.replacing(source, objects)
    var data: Data?
    func read(_ errors: [GraphQLError]) -> ReadResponse {
      ReadResponse(response, errors) { reader in
        reader.prepare(for: stored, at: origin, without: parts)
      } readData: { reader throws(ResponseDecodingError) in
        switch try reader.readHandlingErrors(errorHandling, Data?.self) {
        case .success(let value):
          data = value
          return nil
        case .failure(let error): return error
        }
      }
    }
    var result = read([])
    if result.handlesFieldErrors, let errors = try? result.errors(in: response), !errors.isEmpty {
      result = read(errors)
    }
    let (fieldError, _) = try result.contents(in: response)
    return fieldError.map { .failure($0) } ?? .success(data)
  }
}

extension __ResponseReader {
  /// Tells the reader about an object of a store.
  fileprivate mutating func prepare(
    for response: StoredObjects,
    at origin: StoredOrigin,
    without parts: [Int: [IncrementalResponse.Part]]
  ) {
    prepare(for: response.request)
    deferredParts = DeferredParts(ofStored: parts)
    fragmentArguments = origin.arguments
    storedObjects = response
  }
}

extension StoredOrigin {
  /// The types that values of a ``DynamicScalar`` may have.
  package var dynamicTypes: DynamicDecodableRegistry { objects.request.dynamicTypes }
}

extension [__BooleanVariable] {
  fileprivate init(booleansIn values: GraphQLJSONObject) {
    self = values.members.compactMap { name, value in
      if case .bool(let value) = value { __BooleanVariable(named: name, value) } else { nil }
    }
  }
}
