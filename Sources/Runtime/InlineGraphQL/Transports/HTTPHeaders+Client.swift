import GraphQLHTTP

extension HTTPHeaders {
  /// Returns the headers by which Apollo's servers, and those that follow them, tell the clients of a service apart.
  ///
  /// - Parameters:
  ///   - name: The name of the app.
  ///   - version: Its version.
  public static func client(name: String, version: String? = nil) -> HTTPHeaders {
    var headers: HTTPHeaders = ["apollographql-client-name": name]
    headers["apollographql-client-version"] = version
    return headers
  }
}
