extension TypedDocument {
  /// Makes a fragment's argument non-null if it is used where null is not allowed.
  ///
  /// A variable with a default value is allowed there, because the server replaces null by the default. A fragment's
  /// argument is not a variable of the server: its value is sent in its place.
  func tightenArguments() {
    // A fragment may pass its argument on to another fragment. The server checks longer chains.
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
