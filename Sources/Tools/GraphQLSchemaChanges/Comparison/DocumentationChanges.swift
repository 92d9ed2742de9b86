import GraphQLJSON
import GraphQLLanguage

extension SchemaComparison {
  /// Compares two descriptions. The message omits them, because they may be too long for a line.
  mutating func compareDescriptions(of coordinate: String, _ old: String?, _ new: String?) {
    if (old ?? "").hasSameBytes(as: new ?? "") { return }
    report(.safe, .descriptionChanged, of: coordinate, "Description of \(coordinate) has changed.")
  }

  /// Compares whether two versions of a definition are deprecated, and why (section 3.13.3).
  mutating func compareDeprecations(of coordinate: String, _ old: [Directive], _ new: [Directive]) {
    if old.isEmpty, new.isEmpty { return }
    switch (old.deprecationReason, new.deprecationReason) {
    case (nil, let reason?):
      report(.safe, .deprecationAdded, of: coordinate, "\(coordinate) was deprecated: \(reason)")
    case (_?, nil):
      report(.safe, .deprecationRemoved, of: coordinate, "\(coordinate) is no longer deprecated.")
    case (let oldReason?, let newReason?) where !oldReason.hasSameBytes(as: newReason):
      let message = "\(coordinate) has changed its deprecation reason to: \(newReason)"
      report(.safe, .deprecationReasonChanged, of: coordinate, message)
    default: break
    }
  }
}
