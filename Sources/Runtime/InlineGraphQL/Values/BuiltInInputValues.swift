extension String: GraphQLInputValue {
  /// Writes a string; also for `ID`.
  @inlinable public func write(to writer: inout JSONWriter) { writer.write(self) }
}

extension Bool: GraphQLInputValue {
  /// Writes `true` or `false`.
  @inlinable public func write(to writer: inout JSONWriter) { writer.write(self) }
}

extension Int: GraphQLInputValue {
  /// Writes an integer.
  ///
  /// The specification's `Int` has 32 bits; a larger number cannot be sent.
  ///
  /// [Specification: Int](https://spec.graphql.org/September2025/#sec-Int)
  public func write(to writer: inout JSONWriter) {
    if Int32(exactly: self) != nil {
      writer.write(self)
    } else {
      writer.fail("\(self) is not a 32-bit signed integer; send a Float or a String, as the schema allows.")
    }
  }
}

extension Double: GraphQLInputValue {
  /// Writes a number; NaN and infinities cannot be sent.
  ///
  /// [Specification: Float](https://spec.graphql.org/September2025/#sec-Float)
  @inlinable public func write(to writer: inout JSONWriter) { writer.write(self) }
}

extension Array: GraphQLInputValue where Element: GraphQLInputValue {
  /// Writes a list.
  @inlinable public func write(to writer: inout JSONWriter) {
    writer.writeArray(self) { writer, element in element.write(to: &writer) }
  }
}

extension Optional: GraphQLInputValue where Wrapped: GraphQLInputValue {
  /// Writes the value or `null`, for a nullable element of a list.
  @inlinable public func write(to writer: inout JSONWriter) {
    if let self { self.write(to: &writer) } else { writer.writeNull() }
  }
}

extension GraphQLJSONValue: GraphQLInputValue {
  /// Writes the value unchanged.
  public func write(to writer: inout JSONWriter) { writer.write(self) }
}
