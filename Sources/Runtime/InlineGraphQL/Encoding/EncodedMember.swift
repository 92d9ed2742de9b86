import DynamicCodable

/// A stored property that encodes itself as a member of the response.
package protocol EncodedMember {
  /// Returns the encoded member; nil if the response does not have the member.
  ///
  /// - Parameter types: The types that values of a ``DynamicScalar`` may have.
  func encodedMember(_ types: DynamicDecodableRegistry) throws -> GraphQLJSONValue?
}

extension Result: EncodedMember where Success: __ResponseValue, Failure == GraphQLFieldError {
  /// Returns the value, or null in place of an error.
  package func encodedMember(_ types: DynamicDecodableRegistry) throws -> GraphQLJSONValue? {
    switch self {
    case .success(let value): try GraphQLJSONValue(stored: value, types)
    case .failure: .null
    }
  }
}

extension Deferred: EncodedMember {
  /// Returns the value; `nil` if it is not there.
  package func encodedMember(_ types: DynamicDecodableRegistry) throws -> GraphQLJSONValue? {
    try value.map { try GraphQLJSONValue(stored: $0, types) }
  }
}
