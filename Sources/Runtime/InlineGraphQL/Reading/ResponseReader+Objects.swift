extension __ResponseReader {
  /// Moves back to the start of the object. Returns the position before that.
  @usableFromInline
  mutating func enterAgain(_ object: __ObjectScope) throws(ResponseDecodingError) -> Int {
    if let firstFailure { throw firstFailure }
    let resume = cursor.offset
    cursor.offset = object.start
    enteredEnd = object.end
    fragmentDepth += 1
    return resume
  }

  /// Moves to the position before the fragment, and records the end of the object.
  @usableFromInline
  mutating func leave(
    _ object: inout __ObjectScope,
    resumingAt resume: Int,
    with box: AnyFragmentBox,
    _ arguments: [__BooleanVariable]
  ) {
    leave(&object, resumingAt: resume)
    if let storedObjects, let stored = storedObjects.objects.object(at: object.start, near: &storedPosition) {
      box.storedOrigin = StoredOrigin(objects: storedObjects, object: stored, arguments: arguments)
    }
    fragmentMemo.record(box, arguments, at: object.start, size: object.end - object.start)
  }

  @usableFromInline
  mutating func leave(_ object: inout __ObjectScope, resumingAt resume: Int) {
    object.end = cursor.offset
    enteredEnd = -1
    fragmentDepth -= 1
    cursor.offset = resume
  }

  /// Reads the object as a value of its own, for an inline fragment, without changing the position in it.
  ///
  /// - Throws: ``ResponseDecodingError`` if the object is not a `V`.
  @inlinable
  public mutating func readAgain<V: __ResponseValue>(
    in object: inout __ObjectScope
  ) throws(ResponseDecodingError) -> V {
    let resume = try enterAgain(object)
    let value = try V(from: &self)
    leave(&object, resumingAt: resume)
    return value
  }

  /// Reads the object as a value of its own if the condition includes it.
  ///
  /// If the condition is unknown, the result is the value if the object is a `V`.
  ///
  /// - Throws: ``ResponseDecodingError`` if the condition includes the value and the object is not a `V`.
  public mutating func readAgain<V: __ResponseValue>(
    if inclusion: __Inclusion,
    in object: inout __ObjectScope
  ) throws(ResponseDecodingError) -> V? {
    switch inclusion {
    case .excluded: return nil
    case .included: return try readAgain(in: &object)
    case .unknown:
      return attempt(in: &object) { reader, object throws(ResponseDecodingError) in
        try reader.readAgain(in: &object)
      }
    }
  }

  /// Reads the object again; returns `nil`, with the position as before, if it is not what is read.
  mutating func attempt<V>(
    in object: inout __ObjectScope,
    _ read: (inout __ResponseReader, inout __ObjectScope) throws(ResponseDecodingError) -> V
  ) -> V? {
    let (start, end) = (checkpoint, object.end)
    do throws(ResponseDecodingError) { return try read(&self, &object) } catch {
      // If the text is malformed, skipping the object throws the error.
      restore(start)
      object.end = end
      return nil
    }
  }
}
