extension __ResponseReader {
  /// Reads the data of a fragment from the object, without changing the position in it.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - arguments: The fragment's Boolean arguments, for its conditions.
  ///   - object: The object that spreads the fragment.
  /// - Throws: ``ResponseDecodingError`` if the object does not match the fragment.
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
    let box: AnyFragmentBox
    switch F.errorHandling {
    case .none: box = FragmentBox(try F.Data(from: &self), of: ObjectIdentifier(fragment))
    case let handling:
      let result = try readHandlingErrors(handling, F.Data?.self)
      box = FailableFragmentBox(result, of: ObjectIdentifier(fragment))
    }
    fragmentArguments = outerArguments
    leave(&object, resumingAt: resume, with: box, arguments)
    return FragmentPointer(box)
  }

  /// Reads the data of a fragment if the condition includes it, without changing the position in the object.
  ///
  /// If the condition is unknown, the result is the data if the object matches the fragment.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - arguments: The fragment's Boolean arguments, for its conditions.
  ///   - object: The object that spreads the fragment.
  ///   - inclusion: The state of the condition of the spread.
  /// - Throws: ``ResponseDecodingError`` if the condition includes the fragment and the object does not match it.
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
    case .unknown: return attemptFragment(fragment, arguments, in: &object)
    }
  }

  @usableFromInline
  mutating func attemptFragment<F: GraphQLFragment>(
    _ fragment: F.Type,
    _ arguments: [__BooleanVariable],
    in object: inout __ObjectScope
  ) -> FragmentPointer? {
    attempt(in: &object) { reader, object throws(ResponseDecodingError) in
      try reader.readFragment(fragment, arguments: arguments, in: &object)
    }
  }
}
