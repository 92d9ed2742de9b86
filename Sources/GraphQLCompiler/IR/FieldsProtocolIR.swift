/// The protocol `Fields` in a generated type of a fragment: what the type shows.
struct FieldsProtocolIR: Sendable {
  /// The path of the type, from `Data` on.
  var path: TypePath

  /// The protocols of unmasked fragments that it refines; if there are none, it refines the one of all objects.
  var refined: [TypePath] = []

  /// The key protocols of masked fragments that it refines.
  var keys: [TypePath] = []

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

  /// The path of the fragment's own type, from `Data` on; its `Fields` is what there must be.
  var path: TypePath
}

/// Which generated types conform to protocols of unmasked fragments, by the types' paths from `Data` on.
typealias FragmentConformancesIR = [TypePath: [FragmentConformanceIR]]

/// The conformance of a generated type to a protocol of an unmasked fragment.
struct FragmentConformanceIR: Sendable {
  /// The fragment's name.
  var fragment: String

  /// The path of the fragment's own type, from `Data` on, whose `Fields` the protocol is.
  var path: TypePath

  /// The path of the protocol.
  var protocolPath: TypePath

  /// What the type does not have as the protocol asks for it.
  var witnesses: [WitnessIR] = []
}

/// What gives a protocol what the type has under another name or with another type, or does not have at all.
struct WitnessIR: Sendable {
  enum Kind: Sendable {
    /// A type.
    case type(TypePath)

    /// A property, as the optional that the protocol asks for.
    case property(ViewPropertyIR, isOptional: Bool)

    /// A narrower view: its type, and what it is in a value of the type.
    case view(type: TypePath, value: View)
  }

  enum View: Sendable {
    /// Another property.
    case accessor(String)

    /// The value itself.
    case itself

    /// What no value of the type has.
    case absent
  }

  /// The path of the protocol that asks for it.
  var protocolPath: TypePath

  /// The name that it has in the protocol.
  var requirement: String

  /// What it is.
  var kind: Kind

  /// The name that it has in the type.
  var name: String
}
