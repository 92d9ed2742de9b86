import GraphQLLanguage

extension TypeReference {
  /// Returns whether a field of this type can change to another without breaking its readers. Lists stay lists, and
  /// nullable types can become non-null.
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

  /// Returns whether an argument of this type can change to another without breaking its callers. Lists stay lists, and
  /// non-null types can become nullable.
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

  /// Returns whether two types are equal except for `!`.
  func differsOnlyInNullability(from other: TypeReference) -> Bool {
    switch (nullable, other.nullable) {
    case (.list(let element, _), .list(let otherElement, _)): element.differsOnlyInNullability(from: otherElement)
    case (.named(let name), .named(let otherName)): name == otherName
    default: false
    }
  }
}
