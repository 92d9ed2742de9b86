#if NIO
  import NIOSSL

  extension TLSConfiguration {
    /// Returns the configuration without TLS 1.0 and 1.1, which nobody must speak any more (RFC 8996).
    func withoutDeprecatedVersions() -> TLSConfiguration {
      var configuration = self
      switch minimumTLSVersion {
      case .tlsv1, .tlsv11: configuration.minimumTLSVersion = .tlsv12
      case .tlsv12, .tlsv13: break
      }
      return configuration
    }
  }
#endif
