extension [Directive] {
  /// The reason for the deprecation given by `@deprecated`; `nil` without that directive (section 3.13.3).
  package var deprecationReason: String? {
    guard let deprecated else { return nil }
    for argument in deprecated.arguments where argument.name.value == "reason" {
      if case .string(let reason) = argument.value.kind { return reason.value }
    }
    return "No longer supported"
  }

  /// The first `@deprecated` directive (section 3.13.3).
  package var deprecated: Directive? {
    first { $0.name.value == "deprecated" }
  }

  /// The URL of `@specifiedBy` (section 3.13.4).
  var specifiedByURL: String? {
    let specifiedBy = first { $0.name.value == "specifiedBy" }
    for argument in specifiedBy?.arguments ?? [] where argument.name.value == "url" {
      if case .string(let url) = argument.value.kind { return url.value }
    }
    return nil
  }

  /// Whether there is a `@oneOf` directive (section 3.13.5).
  var isOneOf: Bool {
    contains { $0.name.value == "oneOf" }
  }
}
