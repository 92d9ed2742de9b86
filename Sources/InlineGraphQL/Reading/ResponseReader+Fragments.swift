extension __ResponseReader {
  /// Reads the data of a fragment from the object, without moving in it.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - arguments: The fragment's Boolean arguments, which conditions in it ask for.
  ///   - object: The object that spreads the fragment.
  /// - Throws: ``ResponseDecodingError`` if the object is not what the fragment promises.
  @inlinable
  public mutating func readFragment<F: GraphQLFragment>(
    _ fragment: F.Type,
    arguments: [__BooleanVariable] = [],
    in object: inout __ObjectScope
  ) throws(ResponseDecodingError) -> FragmentPointer {
    if let box = fragmentMemo.box(of: ObjectIdentifier(fragment), arguments, at: object.start) {
      return FragmentPointer(box)
    }
    let resume = try enterAgain(object)
    let outerArguments = fragmentArguments
    fragmentArguments = arguments
    let box = FragmentBox(try F.Data(from: &self), of: fragment)
    fragmentArguments = outerArguments
    leave(&object, resumingAt: resume, with: box, arguments)
    return FragmentPointer(box)
  }

  /// Reads the data of a fragment from the object if the response has it, without moving in it.
  ///
  /// Where that is not known, the data is there if the object is what the fragment promises.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - arguments: The fragment's Boolean arguments, which conditions in it ask for.
  ///   - object: The object that spreads the fragment.
  ///   - inclusion: What is known of the condition that the spread depends on.
  /// - Throws: ``ResponseDecodingError`` if the fragment's data must be there and the object is not what it promises.
  @inlinable
  public mutating func readFragment<F: GraphQLFragment>(
    _ fragment: F.Type,
    arguments: [__BooleanVariable] = [],
    if inclusion: __Inclusion,
    in object: inout __ObjectScope
  ) throws(ResponseDecodingError) -> FragmentPointer? {
    switch inclusion {
    case .excluded: return nil
    case .included: return try readFragment(fragment, arguments: arguments, in: &object)
    case .unknown: return try attemptFragment(fragment, arguments, in: &object)
    }
  }

  /// Moves back to the start of the object; returns where it was.
  @usableFromInline
  mutating func enterAgain(_ object: __ObjectScope) throws(ResponseDecodingError) -> Int {
    if let firstFailure { throw firstFailure }
    let resume = cursor.offset
    cursor.offset = object.start
    enteredEnd = object.end
    return resume
  }

  /// Moves to where the object was left; its end is known now.
  @usableFromInline
  mutating func leave(
    _ object: inout __ObjectScope,
    resumingAt resume: Int,
    with box: AnyFragmentBox,
    _ arguments: [__BooleanVariable]
  ) {
    object.end = cursor.offset
    fragmentMemo.record(box, arguments, at: object.start, size: object.end - object.start)
    enteredEnd = -1
    cursor.offset = resume
  }

  @usableFromInline
  mutating func attemptFragment<F: GraphQLFragment>(
    _ fragment: F.Type,
    _ arguments: [__BooleanVariable],
    in object: inout __ObjectScope
  ) throws(ResponseDecodingError) -> FragmentPointer? {
    let (origin, end, depth, outerArguments) = (cursor.offset, object.end, outerMatches.count, fragmentArguments)
    let failureBefore = firstFailure
    do throws(ResponseDecodingError) {
      return try readFragment(fragment, arguments: arguments, in: &object)
    } catch {
      // Malformed text is met again where the object is passed over.
      (cursor.offset, object.end, enteredEnd, firstFailure) = (origin, end, -1, failureBefore)
      outerMatches.removeLast(outerMatches.count - depth)
      fragmentArguments = outerArguments
      return nil
    }
  }
}
