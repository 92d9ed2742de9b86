extension Upload: GraphQLScalar {
  /// Throws an error, because responses have no files.
  public init(jsonValue: GraphQLJSONValue) throws {
    throw UploadInResponse()
  }

  /// `null`, which stands for a file in a request.
  public var jsonValue: GraphQLJSONValue { .null }

  /// Writes `null`, and gives the file to the request.
  public func write(to writer: inout JSONWriter) {
    switch writer.context {
    case let compared as ComparedValues: compared.add(self, &writer)
    case let context as VariablesContext:
      context.add(self, at: writer.offset)
      writer.writeNull()
    default: writer.writeNull()
    }
  }
}

/// The error for a response in which a file is expected.
private struct UploadInResponse: Error, CustomStringConvertible {
  let description =
    "Responses have no files. If the schema's scalar \"Upload\" is something else, declare what it is in the enum of "
    + "@GraphQLSchema: typealias Upload = Swift.String"
}
