import Foundation

extension InputStream {
  /// Returns a stream from which a session reads a body.
  ///
  /// - Parameters:
  ///   - body: The body.
  ///   - fail: Receives the error that ends the stream, because the session replaces it by one of its own.
  static func reading(_ body: StreamedBody, fail: @escaping @Sendable (UploadError) -> Void) -> InputStream? {
    #if canImport(FoundationNetworking)
      return BodyInputStream(body.makeReader(), fail: fail)
    #else
      // Sessions on Apple's platforms take no streams of other classes. A thread fills one of theirs.
      var (input, bound): (InputStream?, OutputStream?) = (nil, nil)
      Stream.getBoundStreams(
        withBufferSize: StreamedBodyReader.chunkSize,
        inputStream: &input,
        outputStream: &bound
      )
      guard let bound else { return nil }
      nonisolated(unsafe) let output = bound
      let reader = body.makeReader()
      Thread.detachNewThread {
        output.open()
        defer { output.close() }
        do throws(UploadError) {
          while let chunk = try reader.next() { guard output.writeAll(chunk) else { return } }
        } catch {
          fail(error)
        }
      }
      return input
    #endif
  }
}

#if canImport(FoundationNetworking)
  /// A body as a session of Foundation on Linux reads it.
  private final class BodyInputStream: InputStream {
    private let reader: StreamedBodyReader
    private let fail: @Sendable (UploadError) -> Void
    // The session reads on its own queue.
    private var status = Stream.Status.notOpen
    private var failure: UploadError?

    init(_ reader: StreamedBodyReader, fail: @escaping @Sendable (UploadError) -> Void) {
      self.reader = reader
      self.fail = fail
      super.init(data: Data())
    }

    override func open() { status = .open }

    override func close() { status = .closed }

    override var streamStatus: Stream.Status { status }

    override var streamError: (any Error)? { failure }

    override var hasBytesAvailable: Bool { status == .open }

    override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength: Int) -> Int {
      do throws(UploadError) {
        guard let chunk = try reader.next(upTo: min(maxLength, StreamedBodyReader.chunkSize)) else {
          status = .atEnd
          return 0
        }
        chunk.copyBytes(to: buffer, count: chunk.count)
        return chunk.count
      } catch {
        (status, failure) = (.error, error)
        fail(error)
        return -1
      }
    }
  }
#else
  extension OutputStream {
    /// Writes bytes and waits until they are read; returns false if nobody reads them any more.
    fileprivate func writeAll(_ bytes: Data) -> Bool {
      var rest = bytes
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { bytes in
          bytes.bindMemory(to: UInt8.self).baseAddress.map { write($0, maxLength: bytes.count) } ?? 0
        }
        if count <= 0 { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }
#endif
