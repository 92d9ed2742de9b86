import Foundation

extension JSONWriter {
  /// Returns the written text in UTF-8.
  ///
  /// - Throws: `JSONWritingError` for the first value that could not be written.
  public consuming func finish() throws(JSONWritingError) -> Data {
    let memory = try memory()
    return Data(bytesNoCopy: memory.start, count: memory.count, deallocator: .free)
  }
}
