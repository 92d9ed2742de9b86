import Foundation

/// Reads a body chunk by chunk. It is used by one thread at a time.
package final class StreamedBodyReader: @unchecked Sendable {
  /// The largest size of a chunk, in bytes.
  package static let chunkSize = 1 << 16

  private let body: StreamedBody
  private var index = 0
  private var offset = 0
  private var file: FileHandle?
  private var sent = 0

  init(_ body: StreamedBody) {
    self.body = body
  }

  /// Returns the next chunk; nil at the end.
  ///
  /// - Throws: ``UploadError``.
  package func next(upTo limit: Int = chunkSize) throws(UploadError) -> Data? {
    while index < body.parts.count {
      let chunk: Data?
      switch body.parts[index] {
      case .data(let data):
        chunk = offset < data.count ? data.dropFirst(offset).prefix(limit) : nil
      case .file(let url, let count):
        chunk = try read(url, of: count, upTo: limit)
      }
      guard let chunk else {
        (index, offset, file) = (index + 1, 0, nil)
        continue
      }
      offset += chunk.count
      sent += chunk.count
      body.reportProgress?(sent, body.count)
      return chunk
    }
    return nil
  }

  /// Reads from a file; nil at its end, which must be where it was when the request began.
  private func read(_ url: URL, of count: Int, upTo limit: Int) throws(UploadError) -> Data? {
    let chunk: Data?
    do {
      let file = try self.file ?? FileHandle(forReadingFrom: url)
      self.file = file
      // One byte behind the end shows whether the file has grown.
      chunk = try file.read(upToCount: max(1, min(limit, count - offset)))
    } catch {
      throw .unreadable(url, reason: error.localizedDescription)
    }
    guard let chunk, !chunk.isEmpty else {
      if offset < count { throw .changed(url) }
      return nil
    }
    if offset + chunk.count > count { throw .changed(url) }
    return chunk
  }
}
