/// The protocol `Fields` in a generated type of a fragment: what the type shows.
struct FieldsIR: Sendable {
  /// How the type is written, from `Data` on.
  var path: String

  /// The protocols that it refines: of unmasked fragments, else the one of all objects; and the keys of masked ones.
  var refined: [String] = []

  /// The types of objects that the refined protocols have already, with their protocols: here they are narrowed.
  var narrowedTypes: [AssociatedTypeIR] = []

  /// The types of objects.
  var associatedTypes: [AssociatedTypeIR] = []

  /// The fields, and the pointers to masked fragments whose keys it cannot refine.
  var properties: [ViewPropertyIR] = []

  /// The narrower views.
  var cases: [ViewCaseIR] = []

  /// The cases of the enum that tells the narrower views of a value apart; `nil` if they do not exclude each other.
  var enumCases: [ViewCaseIR]?
}

/// A type of objects in a `Fields` protocol.
struct AssociatedTypeIR: Hashable, Sendable {
  /// The name.
  var name: String

  /// How the fragment's own type is written, from `Data` on; its `Fields` is what there must be.
  var path: String
}

/// Which generated types conform to protocols of unmasked fragments, by the types' paths from `Data` on.
typealias FragmentConformancesIR = [String: [FragmentConformanceIR]]

/// The conformance of a generated type to a protocol of an unmasked fragment.
struct FragmentConformanceIR: Sendable {
  /// The fragment's name.
  var fragment: String

  /// How the fragment's own type is written, from `Data` on, whose `Fields` the protocol is.
  var path: String

  /// How the protocol is written.
  var protocolName: String

  /// What the type does not have as the protocol asks for it.
  var witnesses: [WitnessIR] = []
}

/// What gives a protocol what the type has under another name or with another type, or does not have at all.
struct WitnessIR: Sendable {
  enum Kind: Sendable {
    /// A type, as it is written.
    case type(String)

    /// A property, as the optional that the protocol asks for.
    case property(ViewPropertyIR, isOptional: Bool)

    /// A narrower view: its type, and an expression of it.
    case view(type: String, value: String)
  }

  /// How the protocol is written that asks for it.
  var protocolName: String

  /// The name that it has in the protocol.
  var requirement: String

  /// What it is.
  var kind: Kind

  /// The name that it has in the type.
  var name = ""
}
