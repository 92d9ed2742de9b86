import GraphQLJSON
import GraphQLLanguage

extension SchemaComparison {
  /// Compares two versions of a scalar (section 3.5).
  mutating func compare(_ old: ScalarType, _ new: ScalarType) {
    let name = old.name
    switch (old.specifiedByURL, new.specifiedByURL) {
    case (let oldURL?, let newURL?) where !oldURL.hasSameBytes(as: newURL):
      let message = "\(name) has changed specifiedByURL from \(oldURL) to \(newURL)."
      report(.dangerous, .specifiedByURLChange, of: name, message)
    case (nil, let url?):
      report(.safe, .specifiedByURLChange, of: name, "\(name) is now specified by \(url).")
    case (_?, nil):
      report(.safe, .specifiedByURLChange, of: name, "\(name) specifiedByURL was removed.")
    default: break
    }
  }
}
