/// The fields of one object of a response, which all views of the object share.
@_fixed_layout
public final class __SharedFields<Fields: __ResponseValue>: __ResponseValue, Hashable, AnySharedFields {
  /// All that the response has of the object.
  public let fields: Fields

  /// Reads the fields.
  @inlinable
  public init(from reader: inout __ResponseReader) throws(ResponseDecodingError) {
    fields = try Fields(from: &reader)
  }

  /// Shares fields that were made of values. ``made(_:)`` checks them.
  init(unchecked fields: Fields) { self.fields = fields }

  var anyFields: any Sendable { fields }

  /// Returns whether the fields are equal.
  public static func == (left: __SharedFields, right: __SharedFields) -> Bool {
    left === right || StoredProperties.areEqual(left.fields, right.fields)
  }

  /// Feeds the fields into the hasher.
  public func hash(into hasher: inout Hasher) {
    StoredProperties.hash(fields, into: &hasher)
  }
}

/// The shared fields of any object.
protocol AnySharedFields {
  var anyFields: any Sendable { get }
}
