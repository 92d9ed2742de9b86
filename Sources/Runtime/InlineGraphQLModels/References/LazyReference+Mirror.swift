extension LazyReference: CustomReflectable {
  /// The model if it is loaded, else its key.
  public var customMirror: Mirror {
    let children: [(String, Any)]
    if isLoaded {
      children = [("model", loadedModel as Any)]
    } else {
      children = [("identifier", identifier as Any)]
    }
    return Mirror(self, children: children, displayStyle: .struct)
  }
}

extension ModelIdentifier: CustomReflectable {
  /// The key fields with their values.
  public var customMirror: Mirror {
    let names = M.modelDescription.key.map { "\($0.name)" }
    return Mirror(self, children: zip(names, values.all).map { ($0, $1 as Any) }, displayStyle: .struct)
  }
}
