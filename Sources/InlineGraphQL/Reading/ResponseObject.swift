import DynamicCodable

/// The object that a selection set gives: generated, one type for each selection set of a document.
///
/// Every value of such a type is complete: what the selection promises was checked when the response was read.
/// Decoding goes through the same reader as responses do.
public typealias ResponseObject = __ResponseValue & SelectedObject & Hashable & Codable

/// What is certain of an object of a response where a type condition holds: generated, one type for each.
public typealias ResponseView = SelectedObject & Hashable

/// What is shown of an object of a response: a ``ResponseObject`` or a ``ResponseView``.
///
/// Such types are compared, hashed and encoded by their stored properties, of which `__Stored` tells.
///
/// It refines no protocol of the standard library: how a type conforms to one that does is put together when the program
/// runs, by code of which each type has some, a tenth of all that there is for it.
public protocol SelectedObject: Sendable {
  /// The type in the schema that the selection set is on.
  static var __parentType: String { get }
  /// The object type that this object has in the response: by default the parent type, which then is an object type.
  var __typename: String { get }
  /// The types of the stored properties in order, as a tuple with the properties' names; an enum has none. Of one property,
  /// `(name: String, ())`.
  ///
  /// Reflection would tell the same, but not of a module that is built without its metadata, or of a type that is
  /// `CustomReflectable`. Of others, what this says is checked once; where it is wrong, as it can be in a type that is written by
  /// hand, a log says so, and values are compared, hashed and encoded by reflection. Where reflection tells nothing and this does
  /// not have the size of the type, comparing values stops the program.
  associatedtype __Stored
}

/// The fields that views of an object share: generated.
public typealias __ResponseFields = __ResponseValue & __StoredFields

/// A struct behind a `__SharedView`, which is no object of its own; see ``SelectedObject``.
public protocol __StoredFields {
  /// The types of the stored properties in order, as a tuple with the properties' names.
  associatedtype __Stored
}

/// An object that is an enum of views: generated.
public protocol __SharedView {
  /// The fields that all cases show.
  associatedtype __Shared: __ResponseValue
  /// Where they are.
  var __storage: __SharedFields<__Shared> { get }
}

extension __SharedView where Self: SelectedObject {
  /// An enum has no stored properties.
  public typealias __Stored = Never
}

extension __SharedView {
  var anyFields: any Sendable { __storage.fields }
}

extension SelectedObject {
  /// The parent type.
  public var __typename: String { Self.__parentType }
}

// In extensions of the standard library's protocols, what a type has to look up to call these is handed to it.

extension Equatable where Self: SelectedObject {
  /// Whether the stored properties are equal.
  ///
  /// This is what `==` calls. It is no operator itself: `==` of an enum would mean it, though an enum has its own.
  @_implements(Equatable,==(_:_:))
  public static func __areEqual(_ left: Self, _ right: Self) -> Bool {
    StoredProperties.areEqual(left, right)
  }
}

extension Hashable where Self: SelectedObject {
  /// Feeds the stored properties into the hasher.
  public func hash(into hasher: inout Hasher) {
    StoredProperties.hash(self, into: &hasher)
  }

  /// What ``hash(into:)`` makes of it.
  public var hashValue: Int { hashed(seed: 0) }

  /// What ``hash(into:)`` makes of it, for sets and dictionaries.
  public func _rawHashValue(seed: Int) -> Int { hashed(seed: seed) }
}

extension SelectedObject where Self: __ResponseValue {
  /// Decodes the object from any format, for caches and test data.
  public init(from decoder: any Decoder) throws {
    try self.init(throughReader: decoder)
  }
}

extension __ResponseValue {
  /// Decodes a value as a response has it.
  package init(throughReader decoder: any Decoder) throws {
    var writer = JSONWriter()
    writer.write(try GraphQLJSONValue(from: decoder))
    let dynamicTypes = DynamicDecodableRegistry.of(decoder.userInfo)
    self = try __ResponseReader.read(from: try writer.finish()) { reader throws(ResponseDecodingError) in
      reader.dynamicTypes = dynamicTypes
      return try Self(from: &reader)
    }
  }
}
