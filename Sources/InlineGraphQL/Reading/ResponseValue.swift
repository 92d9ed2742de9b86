/// What can be read from a response: scalars, enums, lists, nullable values and the objects of selection sets.
public protocol __ResponseValue: Sendable {
  /// Reads the next value and moves behind it.
  ///
  /// - Throws: ``ResponseDecodingError`` if the next value is not what this type promises, `null` included.
  init(from reader: inout __ResponseReader) throws(ResponseDecodingError)
}
