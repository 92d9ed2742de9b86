/// What can be read from a response: scalars, enums, lists, nullable values and the objects of selection sets.
public protocol ResponseValue: Sendable {
  /// Reads the next value and moves behind it.
  ///
  /// - Throws: ``ResponseDecodingError`` if the next value is not what this type promises, `null` included.
  init(from reader: inout ResponseReader) throws(ResponseDecodingError)
}

/// What is shown of an object of a response: generated, one type for each selection set of a document, and one for what is
/// certain of the object where a type condition holds.
///
/// Views are compared and hashed by their stored properties, which are found by reflection, once for each type.
public protocol ResponseView: Hashable, Sendable {
  /// The type in the schema that the selection set is on.
  static var __parentType: String { get }
  /// The object type that this object has in the response: by default the parent type, which then is an object type.
  var __typename: String { get }
}

/// The object that a selection set gives: generated, one type for each selection set of a document.
///
/// Every value of such a type is complete: what the selection promises was checked when the response was read.
/// ``Codable`` comes with the protocol; decoding goes through the same reader.
public protocol ResponseObject: ResponseValue, ResponseView, Codable {}

extension ResponseView {
  /// The parent type.
  public var __typename: String { Self.__parentType }

  /// Whether the stored properties are equal.
  ///
  /// This is what `==` calls. It is no operator itself: `==` of an enum would mean it, though an enum has its own.
  @_implements(Equatable,==(_:_:))
  public static func __areEqual(_ left: Self, _ right: Self) -> Bool {
    StoredProperties.areEqual(left, right)
  }

  /// Feeds the stored properties into the hasher.
  public func hash(into hasher: inout Hasher) {
    StoredProperties.hash(self, into: &hasher)
  }

  /// What ``hash(into:)`` makes of it.
  public var hashValue: Int { hashed(seed: 0) }

  /// What ``hash(into:)`` makes of it, for sets and dictionaries.
  ///
  /// Without it, each type would get a copy of the standard library's.
  public func _rawHashValue(seed: Int) -> Int { hashed(seed: seed) }

  // As this is not public, what calls it stays here, and no type gets a copy.
  private func hashed(seed: Int) -> Int {
    var hasher = Hasher()
    hasher.combine(seed)
    hash(into: &hasher)
    return hasher.finalize()
  }
}

extension ResponseObject {
  /// Decodes the object from any format, for caches and test data.
  public init(from decoder: any Decoder) throws {
    var writer = JSONWriter()
    writer.write(try JSONValue(from: decoder))
    self = try ResponseReader.read(from: try writer.finish()) { reader throws(ResponseDecodingError) in
      try Self(from: &reader)
    }
  }
}
