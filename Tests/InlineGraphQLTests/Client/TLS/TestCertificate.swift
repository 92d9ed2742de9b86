#if NIO
  import NIOSSL

  /// A certificate for `localhost` and 127.0.0.1, and its authority, both valid until 2126. Its key protects nothing.
  enum TestCertificate {
    /// The configuration of a server with the certificate.
    static func serverConfiguration() throws -> TLSConfiguration {
      TLSConfiguration.makeServerConfiguration(
        certificateChain: [.certificate(try NIOSSLCertificate(bytes: Array(certificate.utf8), format: .pem))],
        privateKey: .privateKey(try NIOSSLPrivateKey(bytes: Array(key.utf8), format: .pem))
      )
    }

    /// The configuration of a client that trusts the authority.
    static func clientConfiguration() throws -> TLSConfiguration {
      var configuration = TLSConfiguration.makeClientConfiguration()
      configuration.trustRoots = .certificates([try NIOSSLCertificate(bytes: Array(authority.utf8), format: .pem)])
      return configuration
    }

    private static let authority = """
      -----BEGIN CERTIFICATE-----
      MIIBozCCAUmgAwIBAgIULlzvdHk584Pw4WNQH5bkSdhL/u4wCgYIKoZIzj0EAwIw
      HjEcMBoGA1UEAwwTSW5saW5lR3JhcGhRTCB0ZXN0czAgFw0yNjExMjMxODUxMjda
      GA8yMTI2MTAzMDE4NTEyN1owHjEcMBoGA1UEAwwTSW5saW5lR3JhcGhRTCB0ZXN0
      czBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABJs8bfjhwIH4g4D4TS/CWvuYNBQv
      w8dw9nZ3rM2N76RFZu+l5XZc4RSHOVnyqjbkzVgv8MefOHmcTIj31y8N5VmjYzBh
      MB0GA1UdDgQWBBTjGtzvR8qAP0y+K3XJhOuBxM7tfTAfBgNVHSMEGDAWgBTjGtzv
      R8qAP0y+K3XJhOuBxM7tfTAPBgNVHRMBAf8EBTADAQH/MA4GA1UdDwEB/wQEAwIC
      BDAKBggqhkjOPQQDAgNIADBFAiEA2HEI84Ph+rWw0yjzGroBgelYFTkKpc6h9Cpe
      RFZyf04CIFuxApEQL66iQmxtBMAIanIPDY6rZ0aA545kakMZDbiX
      -----END CERTIFICATE-----
      """

    private static let certificate = """
      -----BEGIN CERTIFICATE-----
      MIIBtDCCAVqgAwIBAgIUA0N/fER/bcE4iS3TqtWVoXc8RnUwCgYIKoZIzj0EAwIw
      HjEcMBoGA1UEAwwTSW5saW5lR3JhcGhRTCB0ZXN0czAgFw0yNjExMjMxODUxMjha
      GA8yMTI2MTAzMDE4NTEyOFowFDESMBAGA1UEAwwJbG9jYWxob3N0MFkwEwYHKoZI
      zj0CAQYIKoZIzj0DAQcDQgAEdJwte+YAaGPL0eqrairF9mDFWZD6cNZxPHALap4W
      Zt0Re9oa7BvBv0pq7JZR9BKVJ8Dn5w5MZw8cuO6OduztB6N+MHwwGgYDVR0RBBMw
      EYIJbG9jYWxob3N0hwR/AAABMBMGA1UdJQQMMAoGCCsGAQUFBwMBMAkGA1UdEwQC
      MAAwHQYDVR0OBBYEFIx9LV8DXMFadoLfFeCF8WtIqldVMB8GA1UdIwQYMBaAFOMa
      3O9HyoA/TL4rdcmE64HEzu19MAoGCCqGSM49BAMCA0gAMEUCIQD3Rqlqkbh6+6Xn
      hsakdnyaIfY8I1a46/trUABd99jWdwIgfzod0i1nI7j3bVNPri64PPpwYzDnSdXF
      O3dF2CCxC6k=
      -----END CERTIFICATE-----
      """

    private static let key = """
      -----BEGIN PRIVATE KEY-----
      MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgXZFn04OypYzL2K+6
      GtXYwfkS+FWyCRzlJNb4qZ6+UBKhRANCAAR0nC175gBoY8vR6qtqKsX2YMVZkPpw
      1nE8cAtqnhZm3RF72hrsG8G/SmrsllH0EpUnwOfnDkxnDxy47o527O0H
      -----END PRIVATE KEY-----
      """
  }
#endif
