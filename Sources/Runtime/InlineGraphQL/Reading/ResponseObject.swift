import DynamicCodable

/// The object of a selection set; generated, one type for each selection set of a document.
///
/// Every value of such a type is complete: the reader has checked everything that the selection set promises. Decoding
/// uses the same reader as responses.
public typealias ResponseObject = __ResponseValue & SelectedObject & Hashable & Codable

/// The members that an object certainly has under a type condition; generated, one type for each.
public typealias ResponseView = SelectedObject & Hashable & CustomReflectable

/// A type for an object of a response: a ``ResponseObject`` or a ``ResponseView``.
///
/// Such types are compared, hashed, encoded and shown by their stored properties, which `__Stored` describes.
///
/// It refines no protocol of the standard library. A conformance to a refining protocol is assembled at run time by
/// code in each type, a tenth of the type's code.
public protocol SelectedObject: Sendable {
  /// The types of the stored properties in order, as a tuple with the properties' names. The name of its last element,
  /// which is empty, is that of the parent type: `(name: String, __on_Hero: ())`. An enum has no properties:
  /// `(__on_Hero: (), ())`.
  ///
  /// The parent type is part of this because each requirement of each type costs code and build time.
  ///
  /// A view has what it shows as an element `__shown`: its properties, and each narrower view as a tuple whose first label
  /// is the condition, such as `(__types_0: AsHuman, ())`.
  ///
  /// Reflection gives the stored properties too, except in modules without its metadata. So this description is checked
  /// once. If it is wrong, which is possible in handwritten types, a log says so, and what reflection finds counts. If
  /// there is no metadata and the description does not have the size of the type, comparing values stops the program.
  associatedtype __Stored
}

/// The fields that the views of an object share; generated.
public typealias __ResponseFields = __ResponseValue & __StoredFields

/// A struct behind a `__SharedView`. It is no object of its own; see ``SelectedObject``.
public protocol __StoredFields {
  /// The types of the stored properties in order, and the parent type, as ``SelectedObject`` has them.
  associatedtype __Stored
}

/// An object that is an enum of views; generated.
public protocol __SharedView {
  /// The fields of all cases.
  associatedtype __Shared: __ResponseValue
  /// The one storage, which all views of the object share.
  var __storage: __SharedFields<__Shared> { get }
  /// Creates the case that applies to an object with some fields.
  init(__storage: __SharedFields<__Shared>)
}

extension __SharedView {
  var anyStorage: any AnySharedFields { __storage }

  var anyFields: any Sendable { __storage.fields }
}

extension SelectedObject {
  /// The type in the schema that the selection set is on.
  ///
  /// - Precondition: `__Stored` names it, as it does in all generated types.
  public static var __parentType: String { ParentTypes.required(of: self) }

  /// The object's type in the response.
  ///
  /// Objects that can be of several types have a property of their own for it, which this finds in generic code.
  public var __typename: String { typename(of: self) ?? ParentTypes.required(of: Self.self) }
}

extension __StoredFields {
  /// The object's type in the response.
  public var __typename: String { typename(of: self) ?? ParentTypes.required(of: Self.self) }
}

// Extensions of the standard library's protocols receive the conformances, so types need not look them up.

extension Equatable where Self: SelectedObject {
  /// Returns whether the stored properties are equal.
  ///
  /// `==` calls this. It is not an operator itself, because then `==` of an enum would mean it, although an enum has
  /// its own.
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

  /// The hash of the stored properties.
  public var hashValue: Int { hashed(seed: 0) }

  /// Returns the hash of the stored properties, for sets and dictionaries.
  public func _rawHashValue(seed: Int) -> Int { hashed(seed: seed) }
}

extension SelectedObject where Self: __ResponseValue {
  /// Decodes the object from any format, for caches and test data.
  public init(from decoder: any Decoder) throws {
    try self.init(throughReader: decoder)
  }
}

extension __ResponseValue {
  /// Decodes a value in the form of a response.
  package init(throughReader decoder: any Decoder) throws {
    try self.init(
      throughReader: GraphQLJSONValue(from: decoder),
      DynamicDecodableRegistry.of(decoder.userInfo)
    )
  }

  /// Reads a value in the form of a response.
  ///
  /// - Parameter dynamicTypes: The types that values of a ``DynamicScalar`` may have.
  init(throughReader json: GraphQLJSONValue, _ dynamicTypes: DynamicDecodableRegistry) throws {
    var writer = JSONWriter()
    writer.write(json)
    self = try __ResponseReader.read(from: try writer.finish()) { reader throws(ResponseDecodingError) in
      reader.dynamicTypes = dynamicTypes
      return try Self(from: &reader)
    }
  }
}
