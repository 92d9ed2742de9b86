/// The selections of one object without inline fragments, the output of ``flattenInlineFragments(in:)`` and the input
/// of ``mergeFields(in:)``.
struct FlatObject: Sendable {
  /// The object's position in the response.
  var position: ObjectPosition

  /// The selections, each with the conditions of the inline fragments around it.
  var selections: [Flat] = []

  /// The inline fragments with views.
  var narrowings: [NarrowingIR] = []

  /// The fragments that are spread unmasked.
  var unmaskedSpreads: [UnmaskedSpreadIR] = []

  /// One selection. Several may have the same response key.
  indirect enum Flat: Sendable {
    case typename
    case scalarField(SelectedField)
    case linkedField(SelectedField, of: FlatObject)
    case fragmentSpread(SelectedSpread)
  }
}

/// An inline fragment with a view: it applies to some of the objects at its position and not to others, or it is a
/// group.
struct NarrowingIR: Sendable {
  /// The name of the type condition.
  var typeName: String

  /// The inline fragments around it.
  var enclosing: Enclosing

  /// The types that also meet its own condition; `nil` if all objects here do.
  var types: Set<String>?

  /// Whether these are all types that the schema has for the object.
  var areAllKnownTypes: Bool

  /// The group, if it is one.
  var group: GroupIR?

  /// The condition on which the response has its selections, apart from the object's own type.
  var condition: ConditionIR

  /// The inline fragments of one object around a selection.
  struct Enclosing: Hashable, Sendable {
    /// The types that meet them; `nil` if all do.
    var types: Set<String>?

    /// The groups among them.
    var groups: Set<GroupIR> = []
  }
}

/// `...HeroCard_hero @relay(mask: false)`: a fragment whose fields are properties of the object.
struct UnmaskedSpreadIR: Sendable {
  /// The fragment's name.
  var name: String

  /// The condition on which the response has its fields.
  var condition: ConditionIR
}
