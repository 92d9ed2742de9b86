/// What is sent as a JSON object: input objects and the values of variables; generated.
///
/// Two values are equal if they are sent alike. So types need no code of their own for that, which would be a large part
/// of what building them costs. As ``SelectedObject`` does, it refines no protocol of the standard library.
public protocol WrittenObject: Sendable {
  /// Writes every member that is not left out, in the order of their definitions.
  func write(to object: inout JSONObjectWriter)
}

extension Equatable where Self: WrittenObject {
  /// Whether both are sent alike; this is what `==` calls.
  @_implements(Equatable,==(_:_:))
  public static func __areEqual(_ left: Self, _ right: Self) -> Bool {
    JSONWriter(writing: left.write(to:)).hasWrittenSame(as: JSONWriter(writing: right.write(to:)))
  }
}

extension Hashable where Self: WrittenObject {
  /// Feeds what is sent into the hasher.
  public func hash(into hasher: inout Hasher) {
    JSONWriter(writing: write(to:)).hash(into: &hasher)
  }

  /// What ``hash(into:)`` makes of it.
  public var hashValue: Int { hashed(seed: 0) }

  /// What ``hash(into:)`` makes of it, for sets and dictionaries.
  public func _rawHashValue(seed: Int) -> Int { hashed(seed: seed) }
}
