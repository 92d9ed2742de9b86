/// The fields of one object of a response, which all views of the object share.
public final class SharedFields<Fields: ResponseValue & Hashable>: ResponseValue, Hashable {
  /// The fields.
  public let fields: Fields

  /// Reads the fields.
  @inlinable
  public init(from reader: inout ResponseReader) throws(ResponseDecodingError) {
    fields = try Fields(from: &reader)
  }

  /// Whether the fields are equal.
  @inlinable
  public static func == (left: SharedFields, right: SharedFields) -> Bool {
    left === right || left.fields == right.fields
  }

  /// Feeds the fields into the hasher.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    fields.hash(into: &hasher)
  }
}
