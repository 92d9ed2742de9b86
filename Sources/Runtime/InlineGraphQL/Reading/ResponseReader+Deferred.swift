extension __ResponseReader {
  /// Reads a deferred part of the object as a value of its own, without changing the position in it.
  ///
  /// - Parameters:
  ///   - label: The label that was sent.
  ///   - object: The object.
  /// - Throws: ``ResponseDecodingError`` if the part is there and the object is not a `V`.
  public mutating func readDeferred<V: __ResponseValue>(
    _ label: StaticString,
    in object: inout __ObjectScope
  ) throws(ResponseDecodingError) -> Deferred<V> {
    let state = isReadingResponse ? IncrementalResponse.Part.State.complete : nil
    switch deferredParts.map({ $0.state(of: "\(label)", at: object.start) }) ?? state {
    case .complete? where storedObjects != nil: return .value(try readStoredPart(label, of: &object))
    case .complete?: return .value(try readPart(of: &object))
    case .pending?: return .pending
    case .failed(let errors)?: return .failed(errors)
    case nil: return (try readAgain(if: .unknown, in: &object) as V?).map { .value($0) } ?? .pending
    }
  }

  /// Reads a deferred part of the object if the condition includes it.
  ///
  /// If the condition is unknown, the result is `nil` unless the part is there.
  ///
  /// - Throws: ``ResponseDecodingError`` if the part is there and the object is not a `V`.
  public mutating func readDeferred<V: __ResponseValue>(
    _ label: StaticString,
    if inclusion: __Inclusion,
    in object: inout __ObjectScope
  ) throws(ResponseDecodingError) -> Deferred<V>? {
    switch inclusion {
    case .excluded: nil
    case .included: try readDeferred(label, in: &object)
    case .unknown: (try readAgain(if: .unknown, in: &object) as V?).map { .value($0) }
    }
  }

  /// Reads the object as a part of the same selection, so that errors in it concern what is around.
  private mutating func readPart<V: __ResponseValue>(
    of object: inout __ObjectScope
  ) throws(ResponseDecodingError) -> V {
    let resume = try enterAgain(object)
    fragmentDepth -= 1
    let value = try V(from: &self)
    fragmentDepth += 1
    leave(&object, resumingAt: resume)
    return value
  }

  /// Reads a part of an object that a store has. If that fails, the error tells which part is at fault, and not what is around it.
  private mutating func readStoredPart<V: __ResponseValue>(
    _ label: StaticString,
    of object: inout __ObjectScope
  ) throws(ResponseDecodingError) -> V {
    do throws(ResponseDecodingError) { return try readPart(of: &object) } catch {
      let place = DeferredPart(offset: object.start, label: "\(label)")
      firstFailure = firstFailure.map { ResponseDecodingError($0, in: place) }
      throw ResponseDecodingError(error, in: place)
    }
  }

  /// Returns the state of a streamed list, which is the next value.
  mutating func streamState() -> IncrementalResponse.Part.State {
    guard let deferredParts else { return .complete }
    cursor.skipWhitespace()
    return deferredParts.state(ofListAt: cursor.offset)
  }
}
