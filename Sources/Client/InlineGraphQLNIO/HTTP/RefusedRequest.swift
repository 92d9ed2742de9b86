#if NIO
  import AsyncHTTPClient
  import GraphQLHTTP
  import NIOCore
  import NIOHTTP2

  extension HTTPRequest {
    /// Whether a request that ended with an error may be sent again, because the server has not taken it.
    ///
    /// A refused stream was not processed (RFC 9113, section 8.7). Of a stream that ended with the connection this is not
    /// known, because NIO gives those after the last of GOAWAY the code by which servers give up others, too. So only an
    /// idempotent request is sent again then.
    func maySendAgain(after error: any Error) -> Bool {
      switch error {
      case let error as NIOHTTP2Errors.StreamClosed:
        error.errorCode == .refusedStream || error.errorCode == .cancel && isIdempotent
      // A connection that ends before the request is on it has one of these.
      case ChannelError.ioOnClosedChannel: isIdempotent
      case let error as HTTPClientError: error == .cancelled && isIdempotent && !Task.isCancelled
      default: false
      }
    }
  }
#endif
