extension TypedDocument {
  /// Makes arguments of fragments non-null that are used where null must not be.
  ///
  /// A variable with a default value may be used there, as the default is what the server takes for null. The argument of
  /// a fragment is no variable of the server's: what it is given is sent in its place.
  func tightenArguments() {
    // One fragment's argument may be what another one is given. A longer chain is checked by the server.
    for _ in 0..<8 {
      var isTight = true
      for definition in definitions {
        guard let name = definition.fragment?.name.value else { continue }
        for use in definition.argumentUses where use.type?.isNonNull == true && !use.hasLocationDefault {
          guard let index = ownArguments[name]?.firstIndex(where: { $0.name.value == use.name }),
            let argument = ownArguments[name]?[index], !argument.type.isNonNull,
            let defaultValue = argument.defaultValue, defaultValue.kind != .null
          else { continue }
          ownArguments[name]?[index].type = .nonNull(argument.type, range: argument.type.range)
          isTight = false
        }
      }
      if isTight { return }
      clear()
      walk()
    }
  }

  private func clear() {
    definitions = []
    fragmentIndices = [:]
    selectionSets = []
    fields = []
    spreads = []
    inlineFragments = []
    directiveLists = []
    argumentLists = []
    values = []
    responseKeys = [:]
  }
}
