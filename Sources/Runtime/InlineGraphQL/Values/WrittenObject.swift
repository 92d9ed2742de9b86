/// A type that is sent as a JSON object: an input object or the values of variables; generated.
///
/// Two values are equal if their sent forms are equal. So types need no code of their own for that, which would be a
/// large share of their build time. Like ``SelectedObject``, it refines no protocol of the standard library.
public protocol __WrittenObject: Sendable {
  /// Writes every member that is not left out, in the order of the definitions.
  func write(to object: inout JSONObjectWriter)
}

extension Equatable where Self: __WrittenObject {
  /// Returns whether the sent forms are equal. `==` calls this.
  @_implements(Equatable,==(_:_:))
  public static func __areEqual(_ left: Self, _ right: Self) -> Bool {
    let (leftValues, rightValues) = (ComparedValues(), ComparedValues())
    let left = JSONWriter(context: leftValues, writing: left.write(to:))
    return left.hasWrittenSame(as: JSONWriter(context: rightValues, writing: right.write(to:)))
      && leftValues.all == rightValues.all
  }
}

extension Hashable where Self: __WrittenObject {
  /// Feeds the sent form into the hasher.
  public func hash(into hasher: inout Hasher) {
    let values = ComparedValues()
    JSONWriter(context: values, writing: write(to:)).hash(into: &hasher)
    hasher.combine(values.all)
  }

  /// The hash of the sent form.
  public var hashValue: Int { hashed(seed: 0) }

  /// Returns the hash of the sent form, for sets and dictionaries.
  public func _rawHashValue(seed: Int) -> Int { hashed(seed: seed) }
}
