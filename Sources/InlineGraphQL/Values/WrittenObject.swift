/// What is sent as a JSON object: input objects and the values of variables; generated.
///
/// Two values are equal if they are sent alike. So types need no code of their own for that, which would be a large part
/// of what building them costs. As ``SelectedObject`` does, it refines no protocol of the standard library.
public protocol __WrittenObject: Sendable {
  /// Writes every member that is not left out, in the order of their definitions.
  func write(to object: inout JSONObjectWriter)
}

extension Equatable where Self: __WrittenObject {
  /// Whether both are sent alike; this is what `==` calls.
  @_implements(Equatable,==(_:_:))
  public static func __areEqual(_ left: Self, _ right: Self) -> Bool {
    let (leftValues, rightValues) = (ComparedValues(), ComparedValues())
    let left = JSONWriter(context: leftValues, writing: left.write(to:))
    return left.hasWrittenSame(as: JSONWriter(context: rightValues, writing: right.write(to:)))
      && leftValues.all == rightValues.all
  }
}

extension Hashable where Self: __WrittenObject {
  /// Feeds what is sent into the hasher.
  public func hash(into hasher: inout Hasher) {
    let values = ComparedValues()
    JSONWriter(context: values, writing: write(to:)).hash(into: &hasher)
    hasher.combine(values.all)
  }

  /// What ``hash(into:)`` makes of it.
  public var hashValue: Int { hashed(seed: 0) }

  /// What ``hash(into:)`` makes of it, for sets and dictionaries.
  public func _rawHashValue(seed: Int) -> Int { hashed(seed: seed) }
}
