#if NIO
  import GraphQLHTTP
  import NIOHTTP1

  extension GraphQLHTTP.HTTPHeaders {
    /// Copies headers. Fields of the same name become one, as RFC 9110 allows.
    init(_ headers: NIOHTTP1.HTTPHeaders) {
      self.init()
      for (name, value) in headers { self[name] = self[name].map { "\($0), \(value)" } ?? value }
    }
  }
#endif
