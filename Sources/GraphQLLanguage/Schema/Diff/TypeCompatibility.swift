extension TypeReference {
  /// Whether whoever reads values of this type can read those of another in its place: lists of lists, and non-null in
  /// place of nullable.
  func isCompatibleAsOutput(with new: TypeReference) -> Bool {
    switch (self, new) {
    case (.nonNull(let old, _), .nonNull(let new, _)): old.isCompatibleAsOutput(with: new)
    case (.nonNull, _): false
    case (_, .nonNull(let new, _)): isCompatibleAsOutput(with: new)
    case (.list(let old, _), .list(let new, _)): old.isCompatibleAsOutput(with: new)
    case (.named(let old), .named(let new)): old == new
    case (.list, .named), (.named, .list): false
    }
  }

  /// Whether whoever gives values of this type can go on to where another is asked for: lists of lists, and nullable in
  /// place of non-null.
  func isCompatibleAsInput(with new: TypeReference) -> Bool {
    switch (self, new) {
    case (.nonNull(let old, _), .nonNull(let new, _)): old.isCompatibleAsInput(with: new)
    case (.nonNull(let old, _), _): old.isCompatibleAsInput(with: new)
    case (_, .nonNull): false
    case (.list(let old, _), .list(let new, _)): old.isCompatibleAsInput(with: new)
    case (.named(let old), .named(let new)): old == new
    case (.list, .named), (.named, .list): false
    }
  }

  /// Whether two types are the same but for their `!`.
  func differsOnlyInNullability(from other: TypeReference) -> Bool {
    switch (nullable, other.nullable) {
    case (.list(let element, _), .list(let otherElement, _)): element.differsOnlyInNullability(from: otherElement)
    case (.named(let name), .named(let otherName)): name == otherName
    default: false
    }
  }
}
