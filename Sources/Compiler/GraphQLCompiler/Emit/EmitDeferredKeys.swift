// Objects that spread a masked fragment with `@defer` are keys of it while it is there.
extension Emitter {
  /// Writes the pointers of such fragments.
  mutating func emitDeferredKeys(of properties: [ViewPropertyIR]) {
    for key in properties.deferredKeys {
      let value =
        "self." + SwiftName.escaped(key.property.name) + (key.property.isNullable ? "?" : "") + ".value?.fragment_"
        + key.fragment
      text.line(access, "var fragment_", key.fragment, ": InlineGraphQL.FragmentPointer? { ", value, " }")
    }
  }
}
