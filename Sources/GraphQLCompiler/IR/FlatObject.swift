/// What is selected of one object, without inline fragments: what ``flattenInlineFragments(in:)`` makes and
/// ``mergeFields(in:)`` begins with.
struct FlatObject: Sendable {
  /// Where the object stands.
  var position: ObjectPosition

  /// The selections, each with all that the inline fragments around it ask for.
  var selections: [Flat] = []

  /// The inline fragments that apply to some of the objects only.
  var narrowings: [NarrowingIR] = []

  /// The fragments that are spread unmasked.
  var unmaskedSpreads: [UnmaskedSpreadIR] = []

  /// One selection. A response key may be there several times.
  indirect enum Flat: Sendable {
    case typename
    case scalarField(SelectedField)
    case linkedField(SelectedField, of: FlatObject)
    case fragmentSpread(SelectedSpread)
  }
}

/// An inline fragment that applies to some of the objects in its place, and not to others.
struct NarrowingIR: Sendable {
  /// The name of the type condition.
  var typeName: String

  /// The types that the inline fragments around it leave; `nil` if all.
  var enclosing: Set<String>?

  /// The types that it leaves.
  var types: Set<String>

  /// Whether these are all types that the schema has for the object.
  var areAllKnownTypes: Bool

  /// When the response has its selections, beside the object's own type.
  var condition: ConditionIR
}

/// `...HeroCard_hero @relay(mask: false)`: a fragment whose fields are the object's own.
struct UnmaskedSpreadIR: Sendable {
  /// The fragment's name.
  var name: String

  /// When the response has its fields.
  var condition: ConditionIR
}
