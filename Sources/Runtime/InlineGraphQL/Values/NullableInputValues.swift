extension GraphQLNullable: GraphQLInputValue where Wrapped: GraphQLInputValue {
  /// Writes the value or `null`.
  ///
  /// Only a member of an object can be left out. Elsewhere ``GraphQLNullable/none`` is written as `null`.
  @inlinable public func write(to writer: inout JSONWriter) {
    if case .some(let value) = self { value.write(to: &writer) } else { writer.writeNull() }
  }
}

extension JSONObjectWriter {
  /// Writes the member `key`.
  @inlinable public mutating func write(_ key: StaticString, _ value: some GraphQLInputValue) {
    write(key) { writer in value.write(to: &writer) }
  }

  /// Writes the member `key` unless the value is left out.
  @inlinable public mutating func write(_ key: StaticString, _ value: GraphQLNullable<some GraphQLInputValue>) {
    switch value {
    case .none: break
    case .null: write(key) { writer in writer.writeNull() }
    case .some(let value): write(key) { writer in value.write(to: &writer) }
    }
  }

  /// Writes the member `key` unless the value is nil. A non-null type with a default value may be left out, but not be
  /// null.
  @inlinable public mutating func write(_ key: StaticString, _ value: (some GraphQLInputValue)?) {
    if let value { write(key) { writer in value.write(to: &writer) } }
  }
}
