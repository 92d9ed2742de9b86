extension ResponseReader {
  /// Reads the data of a fragment from the object, without moving in it.
  ///
  /// - Throws: ``ResponseDecodingError`` if the object is not what the fragment promises.
  @inlinable
  public mutating func readFragment<F: GraphQLFragment>(
    _ fragment: F.Type,
    in object: inout ObjectScope
  ) throws(ResponseDecodingError) -> FragmentPointer {
    let resume = enterAgain(object)
    let data = try F.Data(from: &self)
    leave(&object, resumingAt: resume)
    return FragmentPointer(FragmentBox<F>(data))
  }

  /// Moves back to the start of the object; returns where it was.
  @usableFromInline
  mutating func enterAgain(_ object: ObjectScope) -> Int {
    let resume = cursor.offset
    cursor.offset = object.start
    enteredEnd = object.end
    return resume
  }

  /// Moves to where the object was left; its end is known now.
  @usableFromInline
  mutating func leave(_ object: inout ObjectScope, resumingAt resume: Int) {
    object.end = cursor.offset
    enteredEnd = -1
    cursor.offset = resume
  }
}
