// A value that handles field errors is read as a whole. If a value in it is null because of an error, or if a field
// that must be there is null, the reader moves behind the whole, which has the reason in place of its value.
extension __ResponseReader {
  /// Reads the next value; returns why it has none if fields in it failed or are missing.
  ///
  /// - Throws: ``ResponseDecodingError`` if the value is wrong for another reason.
  @usableFromInline
  mutating func readHandlingErrors<V: __ResponseValue>(
    _ handling: __ErrorHandling,
    _ type: V.Type
  ) throws(ResponseDecodingError) -> Result<V, GraphQLFieldError> {
    let start = checkpoint
    if handling.includesFieldErrors { handlesFieldErrors = true }
    errorScopes.append(
      FieldErrorScope(fragmentDepth: fragmentDepth, includesFieldErrors: handling.includesFieldErrors)
    )
    do throws(ResponseDecodingError) {
      let value = try V(from: &self)
      return errorScopes.removeLast().failure.map { .failure($0) } ?? .success(value)
    } catch {
      return .failure(try recover(from: error, to: start))
    }
  }

  /// Returns the reason for a failure, and moves behind the value that failed; throws the failure if it has none.
  private mutating func recover(
    from failure: ResponseDecodingError,
    to start: Checkpoint
  ) throws(ResponseDecodingError) -> GraphQLFieldError {
    let failure = firstFailure ?? failure
    let reason = reason(for: failure, in: errorScopes[start.errorScopes.count], from: start)
    guard let reason else { throw failure }
    restore(start)
    try skipValue()
    return reason
  }

  private func reason(
    for failure: ResponseDecodingError,
    in scope: FieldErrorScope,
    from start: Checkpoint
  ) -> GraphQLFieldError? {
    if failure.isMissingRequiredField { return scope.failure }
    if scope.includesFieldErrors, let errors = fieldErrors.byOffset[failure.offset] {
      return .reported(scope.reported + errors)
    }
    // Encoded values have null in place of an error, and nothing of a fragment that has no data.
    if isReadingResponse { return nil }
    guard failure.offset == start.offset, cursor.start + start.offset < cursor.end else { return nil }
    let isNull = cursor.start[start.offset] == UInt8(ascii: "n")
    return isNull || failure.isMissingMember ? .reported([]) : nil
  }

  /// Returns the value of a field with `@required`.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - key: The field's response key.
  ///   - action: The consequence if the value is null.
  ///   - object: The object with the field. It was read to its end.
  /// - Throws: ``ResponseDecodingError`` if the value is null. The object's reader then has null in its place, or
  ///   fails.
  @inlinable
  public mutating func required<V>(
    _ value: V?,
    _ key: StaticString,
    _ action: __RequiredAction,
    in object: __ObjectScope
  ) throws(ResponseDecodingError) -> V {
    guard let value else { throw missing(key, action, in: object) }
    return value
  }

  /// Returns the value of a field with `@required` and a condition. It is required where the condition includes it.
  @inlinable
  public mutating func required<V>(
    _ value: V?,
    _ key: StaticString,
    _ action: __RequiredAction,
    if inclusion: __Inclusion,
    in object: __ObjectScope
  ) throws(ResponseDecodingError) -> V? {
    if value == nil, case .included = inclusion { throw missing(key, action, in: object) }
    return value
  }

  /// Returns whether a group has a field with `@required`.
  ///
  /// - Throws: ``ResponseDecodingError`` if the value is null and the action is to fail.
  public mutating func has<V>(
    _ value: V?,
    _ key: StaticString,
    _ action: __RequiredAction,
    in object: __ObjectScope
  ) throws(ResponseDecodingError) -> Bool {
    if value != nil { return true }
    let error = missing(key, action, in: object)
    if case .throw = action { throw error }
    return false
  }

  @usableFromInline
  @inline(never)
  mutating func missing(
    _ key: StaticString,
    _ action: __RequiredAction,
    in object: __ObjectScope
  ) -> ResponseDecodingError {
    switch action {
    case .none: break
    case .log: missingFields.append(MissingRequiredFieldError(path: path(of: key, in: object)))
    case .throw:
      if let last = errorScopes.indices.last, errorScopes[last].missing == nil {
        errorScopes[last].missing = MissingRequiredFieldError(path: path(of: key, in: object))
      }
    }
    let expected = ResponseDecodingError.Expectation.required("\(key)", isAbsence: action != .throw)
    return ResponseDecodingError(.init(offset: object.start, expected: expected, malformed: nil))
  }

  private mutating func path(of key: StaticString, in object: __ObjectScope) -> ResponsePath {
    let bytes = UnsafeBufferPointer(start: cursor.start, count: cursor.end - cursor.start)
    var path = pathFinder.path(ofOffset: object.start, in: bytes)
    if let root, path.components.first == .key("\(root)") { path.components.removeFirst() }
    path.components.append(.key("\(key)"))
    return path
  }

  /// Finds the nulls that errors of the response are the reason for.
  mutating func findNulls(of errors: [GraphQLError]) {
    fieldErrors = FieldErrors(errors, in: UnsafeBufferPointer(start: cursor.start, count: cursor.end - cursor.start))
  }

  /// Records the errors that are the reason for a null.
  @inline(never)
  mutating func meetNull(at offset: Int) {
    guard let last = errorScopes.indices.last, errorScopes[last].includesFieldErrors,
      errorScopes[last].fragmentDepth == fragmentDepth, let errors = fieldErrors.byOffset[offset]
    else { return }
    errorScopes[last].reported += errors
  }
}

/// The consequence if a field with `@required` is null.
@frozen
public enum __RequiredAction: Sendable {
  /// The object with the field is null.
  case none

  /// The object with the field is null, and the client logs it.
  case log

  /// Reading the fragment or operation fails.
  case `throw`
}

/// The value of a field with `@catch(to: NULL)`.
public struct __NullOnError<Value: __ResponseValue>: __ResponseValue {
  /// The value; `nil` if it is null, or if fields in it failed or are missing.
  public let value: Value?

  /// Reads the value.
  public init(from reader: inout __ResponseReader) throws(ResponseDecodingError) {
    switch try reader.readHandlingErrors(.caught, Value?.self) {
    case .success(let value): self.value = value
    case .failure: value = nil
    }
  }
}

extension Result: __ResponseValue where Success: __ResponseValue, Failure == GraphQLFieldError {
  /// Reads a value; fails if fields in it failed or are missing.
  public init(from reader: inout __ResponseReader) throws(ResponseDecodingError) {
    self = try reader.readHandlingErrors(.caught, Success.self)
    // Encoded values have nothing of a part that is nil, as of one that failed.
    if case .failure(.reported([])) = self, let optional = Success.self as? any ExpressibleByNilLiteral.Type,
      let absence = optional.init(nilLiteral: ()) as? Success
    {
      self = .success(absence)
    }
  }
}
