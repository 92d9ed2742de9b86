extension __ResponseReader {
  /// Whether what is selected on the condition that a variable is true is in the response.
  public func isTrue(_ variable: StaticString) -> __Inclusion {
    value(of: variable).map { __Inclusion($0) } ?? .unknown
  }

  /// Whether what is selected on the condition that a variable is false is in the response.
  public func isFalse(_ variable: StaticString) -> __Inclusion {
    value(of: variable).map { __Inclusion(!$0) } ?? .unknown
  }

  /// Lets objects inside ask for the type of the object that is read.
  public mutating func enter(_ matches: __TypeConditions.Matches) {
    outerMatches.append(matches)
  }

  /// Ends what ``enter(_:)`` began.
  public mutating func leave() {
    outerMatches.removeLast()
  }

  /// Whether what is selected on a type condition of an object around is in the response.
  ///
  /// - Parameters:
  ///   - condition: the condition's number among those of the object.
  ///   - level: how many of the objects that were entered are further inside.
  public func isOuterType(_ condition: Int, up level: Int) -> __Inclusion {
    __Inclusion(outerMatches[outerMatches.count - 1 - level][condition])
  }

  private func value(of variable: StaticString) -> Bool? {
    // There are few, and comparing their lengths tells most of them apart.
    let key = MemberKey(variable)
    for other in fragmentArguments where key.matches(MemberKey(other.name).bytes) { return other.value }
    for other in booleanVariables where key.matches(MemberKey(other.name).bytes) { return other.value }
    return nil
  }

  /// Reads the member `key` if the response has it.
  ///
  /// - Returns: `nil` if the response does not have it by the condition.
  /// - Throws: ``ResponseDecodingError`` if it must be there and is not, or if it is not a `V`, `null` included.
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

  /// Reads the member `key`, which may be `null`, if the response has it.
  ///
  /// - Returns: `nil` also if the response does not have it by the condition.
  /// - Throws: ``ResponseDecodingError`` if it must be there and is not, or if it is neither `null` nor a `V`.
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

  /// Reads what may have been excluded: objects that are not what is promised were selected by a fragment alone.
  ///
  /// - Returns: `nil` for such objects and lists.
  @usableFromInline
  mutating func attempt<V: __ResponseValue>(_ type: V.Type) throws(ResponseDecodingError) -> V? {
    cursor.skipWhitespace()
    guard cursor.byte == UInt8(ascii: "{") || cursor.byte == UInt8(ascii: "[") else { return try V(from: &self) }
    let (origin, depth, arguments) = (cursor.offset, outerMatches.count, fragmentArguments)
    let failureBefore = firstFailure
    do throws(ResponseDecodingError) {
      return try V(from: &self)
    } catch {
      (cursor.offset, firstFailure) = (origin, failureBefore)
      outerMatches.removeLast(outerMatches.count - depth)
      fragmentArguments = arguments
      try skipValue()
      return nil
    }
  }

  /// Moves to the value of the member `key`; returns whether the response has it by the condition.
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
