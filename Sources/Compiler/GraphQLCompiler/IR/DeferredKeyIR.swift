/// A masked fragment whose key an object is while the fragment is there: `...Card @defer`.
struct DeferredKeyIR: Sendable {
  /// The property that the fragment is behind.
  var property: ViewPropertyIR

  /// The fragment's name.
  var fragment: String

  /// The path of the fragment's struct.
  var structPath: TypePath

  /// The protocol of such objects.
  var keyProtocol: TypePath { structPath.nesting("OptionalKey") }
}

extension [ViewPropertyIR] {
  /// The deferred fragments whose key the object is, each once, without those that are spread otherwise too.
  var deferredKeys: [DeferredKeyIR] {
    var known: Set<String> = []
    for property in self {
      if case .fragmentSpread(let spread) = property.selection { known.insert(spread.name) }
    }
    return compactMap { property in
      guard case .linkedField(let field, _) = property.selection, let fragment = field.deferral?.fragment,
        let structPath = field.deferral?.structPath, known.insert(fragment).inserted
      else { return nil }
      return DeferredKeyIR(property: property, fragment: fragment, structPath: structPath)
    }
  }
}
