import Foundation

/// The body of a request.
package enum HTTPBody: Sendable {
  /// Bytes in memory.
  case data(Data)

  /// Bytes that are read while they are sent.
  case streamed(StreamedBody)

  /// The size in bytes.
  package var count: Int {
    switch self {
    case .data(let data): data.count
    case .streamed(let body): body.count
    }
  }
}

/// A body of several parts, which are read from memory and from disk while they are sent.
package struct StreamedBody: Sendable {
  package enum Part: Sendable {
    case data(Data)
    case file(URL, count: Int)
  }

  /// The parts, in order.
  package let parts: [Part]

  /// The size in bytes.
  package let count: Int

  /// Receives how many bytes were handed to the connection, and the size.
  package let reportProgress: (@Sendable (_ sent: Int, _ total: Int) -> Void)?

  /// Creates a body.
  package init(
    _ parts: [Part],
    reportProgress: (@Sendable (_ sent: Int, _ total: Int) -> Void)? = nil
  ) {
    self.parts = parts
    count = parts.reduce(0) { $0 + $1.count }
    self.reportProgress = reportProgress
  }

  /// Returns a reader that begins at the start. A redirect sends the body again.
  package func makeReader() -> StreamedBodyReader { StreamedBodyReader(self) }
}

extension StreamedBody.Part {
  /// Creates a part of a file as it is now.
  ///
  /// - Throws: ``UploadError/unreadable(_:reason:)``.
  package init(contentsOf url: URL) throws(UploadError) {
    do {
      let file = try FileHandle(forReadingFrom: url)
      let count = try file.seekToEnd()
      // A folder can be opened, and has a size.
      try file.seek(toOffset: 0)
      _ = try file.read(upToCount: 1)
      try file.close()
      self = .file(url, count: Int(count))
    } catch {
      throw .unreadable(url, reason: error.localizedDescription)
    }
  }

  fileprivate var count: Int {
    switch self {
    case .data(let data): data.count
    case .file(_, let count): count
    }
  }
}

/// The reason why a file cannot be sent.
public enum UploadError: Error, Sendable, Hashable {
  /// The file cannot be read.
  case unreadable(URL, reason: String)

  /// The file has another size than when the request began.
  case changed(URL)
}

extension UploadError: CustomStringConvertible, LocalizedError {
  /// The reason, with the name of the file.
  public var description: String {
    switch self {
    case .unreadable(let url, let reason):
      "The file \"\(url.lastPathComponent)\" cannot be uploaded: \(reason)"
    case .changed(let url):
      "The file \"\(url.lastPathComponent)\" changed its size while it was uploaded."
    }
  }

  /// The same as ``description``.
  public var errorDescription: String? { description }
}
