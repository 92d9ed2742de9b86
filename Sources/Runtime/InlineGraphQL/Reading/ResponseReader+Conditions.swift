extension __ResponseReader {
  /// Returns whether a selection that requires a true variable is in the response.
  public func isTrue(_ variable: StaticString) -> __Inclusion {
    value(of: variable).map { __Inclusion($0) } ?? .unknown
  }

  /// Returns whether a selection that requires a false variable is in the response.
  public func isFalse(_ variable: StaticString) -> __Inclusion {
    value(of: variable).map { __Inclusion(!$0) } ?? .unknown
  }

  /// Returns whether a selection that requires a type to provide true is in the response.
  public func isTrue<Provider>(providedBy provider: Provider.Type) -> __Inclusion {
    value(providedBy: ObjectIdentifier(provider)).map { __Inclusion($0) } ?? .unknown
  }

  /// Returns whether a selection that requires a type to provide false is in the response.
  public func isFalse<Provider>(providedBy provider: Provider.Type) -> __Inclusion {
    value(providedBy: ObjectIdentifier(provider)).map { __Inclusion(!$0) } ?? .unknown
  }

  /// Returns the value of a fragment's argument to which a spread passes a variable.
  ///
  /// - Parameters:
  ///   - argument: The argument's name.
  ///   - variable: The variable, or the argument of the fragment around the spread.
  ///   - defaultValue: The argument's default value; `nil` if it has none, or null.
  public func argument(
    _ argument: StaticString,
    _ variable: StaticString,
    default defaultValue: Bool? = nil
  ) -> __BooleanVariable {
    __BooleanVariable(argument, known(variable), default: defaultValue)
  }

  /// Makes the type of the current object available to conditions in nested objects.
  public mutating func enter(_ matches: __TypeConditions.Matches) {
    outerMatches.append(matches)
  }

  /// Ends the effect of ``enter(_:)``.
  public mutating func leave() {
    outerMatches.removeLast()
  }

  /// Returns whether a selection with a type condition on an enclosing object is in the response.
  ///
  /// - Parameters:
  ///   - condition: The index of the condition among those of the object.
  ///   - level: The number of objects that were entered after that object.
  public func isOuterType(_ condition: Int, up level: Int) -> __Inclusion {
    __Inclusion(outerMatches[outerMatches.count - 1 - level][condition])
  }

  private func value(providedBy provider: ObjectIdentifier) -> Bool? {
    request?.providedBooleans.first { $0.provider == provider }?.value
  }

  private func value(of variable: StaticString) -> Bool? { known(variable)?.value }

  private func known(_ variable: StaticString) -> __BooleanVariable? {
    // There are few variables, and most differ in length.
    let key = MemberName(variable)
    for other in fragmentArguments where other.isNamed(key) { return other }
    if let request { for other in request.booleanVariables where other.isNamed(key) { return other } }
    return nil
  }

  /// Reads the member `key` if the condition includes it.
  ///
  /// - Returns: `nil` if the condition excludes the member. If the condition is unknown, also if the member is absent,
  ///   `null`, or an object or list that is not a `V`.
  /// - Throws: ``ResponseDecodingError`` if an included member is absent, or if a member is not a `V`.
  @inlinable
  public mutating func read<V: __ResponseValue>(
    _ key: StaticString,
    if inclusion: __Inclusion,
    in object: inout __ObjectScope
  ) throws(ResponseDecodingError) -> V? {
    guard try isThere(key, if: inclusion, in: &object) else { return nil }
    if case .unknown = inclusion { return readNull() ? nil : try attempt(V.self) }
    return try V(from: &self)
  }

  /// Reads the member `key`, which may be `null`, if the condition includes it.
  ///
  /// - Returns: `nil` if the member is `null` or the condition excludes it. If the condition is unknown, also if the
  ///   member is absent, or an object or list that is not a `V`.
  /// - Throws: ``ResponseDecodingError`` if an included member is absent, or if a member is neither `null` nor a `V`.
  @inlinable
  public mutating func readNullable<V: __ResponseValue>(
    _ key: StaticString,
    if inclusion: __Inclusion,
    in object: inout __ObjectScope
  ) throws(ResponseDecodingError) -> V? {
    guard try isThere(key, if: inclusion, in: &object) else { return nil }
    if case .unknown = inclusion { return try attempt(V?.self) ?? nil }
    return try V?(from: &self)
  }

  /// Reads a value that a condition may exclude. An object that is not a `V` belongs to the selection of a fragment.
  ///
  /// - Returns: `nil` for such objects and lists.
  @usableFromInline
  mutating func attempt<V: __ResponseValue>(_ type: V.Type) throws(ResponseDecodingError) -> V? {
    cursor.skipWhitespace()
    guard cursor.byte == UInt8(ascii: "{") || cursor.byte == UInt8(ascii: "[") else { return try V(from: &self) }
    let start = checkpoint
    do throws(ResponseDecodingError) {
      return try V(from: &self)
    } catch {
      restore(start)
      try skipValue()
      return nil
    }
  }

  /// Moves to the value of the member `key`. Returns whether the condition includes it and the response has it.
  @usableFromInline
  mutating func isThere(
    _ key: StaticString,
    if inclusion: __Inclusion,
    in object: inout __ObjectScope
  ) throws(ResponseDecodingError) -> Bool {
    switch inclusion {
    case .excluded: return false
    case .unknown: return try find(key, in: &object)
    case .included:
      try seek(key, in: &object)
      return true
    }
  }
}
