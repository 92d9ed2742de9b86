import Foundation

extension URL {
  /// The URL without what may be secret: user and password, query and fragment.
  package var withoutSecrets: String {
    guard var parts = URLComponents(url: self, resolvingAgainstBaseURL: true) else { return "…" }
    let hasQuery = parts.query != nil
    parts.user = nil
    parts.password = nil
    parts.query = nil
    parts.fragment = nil
    return (parts.string ?? "…") + (hasQuery ? "?…" : "")
  }

  /// The URL without user and password.
  package var withoutCredentials: URL {
    guard user != nil || password != nil, var parts = URLComponents(url: self, resolvingAgainstBaseURL: true) else {
      return self
    }
    parts.user = nil
    parts.password = nil
    return parts.url ?? self
  }

  /// The URL's user and password as the value of an `Authorization` header (RFC 7617); nil if there are none.
  package var basicAuthorization: String? {
    guard let parts = URLComponents(url: self, resolvingAgainstBaseURL: true), let user = parts.user else { return nil }
    return "Basic " + Data("\(user):\(parts.password ?? "")".utf8).base64EncodedString()
  }

  /// Returns whether both URLs have the same origin (RFC 6454, section 4), so that they may see the same secrets.
  func hasSameOrigin(as other: URL) -> Bool {
    scheme?.lowercased() == other.scheme?.lowercased() && host?.lowercased() == other.host?.lowercased()
      && effectivePort == other.effectivePort
  }

  private var effectivePort: Int {
    port ?? (scheme?.lowercased() == "https" ? 443 : 80)
  }
}
