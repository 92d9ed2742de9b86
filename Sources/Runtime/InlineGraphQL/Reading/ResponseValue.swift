/// A type that can be read from a response: a scalar, an enum, a list, a nullable value or the object of a selection
/// set.
public protocol __ResponseValue: Sendable {
  /// Reads the next value and moves past it.
  ///
  /// - Throws: ``ResponseDecodingError`` if the next value is not valid for this type. `null` is valid only for
  ///   nullable types.
  init(from reader: inout __ResponseReader) throws(ResponseDecodingError)
}
