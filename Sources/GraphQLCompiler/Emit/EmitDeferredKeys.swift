// Objects that spread a masked fragment with `@defer` are keys of it while it is there.
extension Emitter {
  /// Writes the pointers of such fragments.
  mutating func emitDeferredKeys(of properties: [ViewPropertyIR]) {
    for (property, deferral) in deferredKeys(of: properties) {
      guard let fragment = deferral.fragment else { continue }
      let value =
        "self." + SwiftName.escaped(property.name) + (property.isNullable ? "?" : "") + ".value?.fragment_" + fragment
      text.line(access, "var fragment_", fragment, ": InlineGraphQL.FragmentPointer? { ", value, " }")
    }
  }

  /// Returns the properties that such fragments are behind, each fragment once, without those that are spread otherwise
  /// too.
  func deferredKeys(of properties: [ViewPropertyIR]) -> [(property: ViewPropertyIR, deferral: DeferralIR)] {
    var known: Set<String> = []
    for property in properties {
      if case .fragmentSpread(let spread) = property.selection { known.insert(spread.name) }
    }
    return properties.compactMap { property in
      guard case .linkedField(let field, _) = property.selection, let deferral = field.deferral,
        let fragment = deferral.fragment, known.insert(fragment).inserted
      else { return nil }
      return (property, deferral)
    }
  }
}
