/// The protocol `Fields` in a generated type of a fragment. It requires the type's properties.
struct FieldsProtocolIR: Sendable {
  /// The path of the type, beginning with `Data`.
  var path: TypePath

  /// The protocols of unmasked fragments that it refines. If there are none, it refines `ResponseView`.
  var refined: [TypePath] = []

  /// The key protocols of masked fragments that it refines.
  var keys: [TypePath] = []

  /// The types of objects that refined protocols declare, with the protocols that this one adds to them.
  var narrowedTypes: [AssociatedTypeIR] = []

  /// The types of objects that it declares.
  var associatedTypes: [AssociatedTypeIR] = []

  /// The fields, and the fragment pointers of masked fragments whose key protocols it cannot refine.
  var properties: [ViewPropertyIR] = []

  /// The narrower views.
  var cases: [ViewCaseIR] = []

  /// The cases of the enum of the narrower views; `nil` if these do not exclude each other.
  var enumCases: [ViewCaseIR]?
}

/// A type of objects in a `Fields` protocol.
struct AssociatedTypeIR: Hashable, Sendable {
  /// The name.
  var name: String

  /// The path of the fragment's own type, beginning with `Data`. Conforming types conform to its `Fields`.
  var path: TypePath
}

/// The conformances of generated types to protocols of unmasked fragments, by the types' paths, which begin with
/// `Data`.
typealias FragmentConformancesIR = [TypePath: [FragmentConformanceIR]]

/// The conformance of a generated type to a protocol of an unmasked fragment.
struct FragmentConformanceIR: Sendable {
  /// The fragment's name.
  var fragment: String

  /// The path of the fragment's own type, beginning with `Data`, that declares the protocol.
  var path: TypePath

  /// The path of the protocol.
  var protocolPath: TypePath

  /// The witnesses to emit, for requirements that the type does not meet by itself.
  var witnesses: [WitnessIR] = []
}

/// An emitted member that meets a requirement which the type has under another name or with another type, or not at
/// all.
struct WitnessIR: Sendable {
  enum Kind: Sendable {
    /// A type.
    case type(TypePath)

    /// A property as the optional that the protocol requires.
    case property(ViewPropertyIR, isOptional: Bool)

    /// A narrower view: its type, and the property that returns it. If it is optional, some objects do not have it.
    case view(type: TypePath, value: View, isOptional: Bool)
  }

  enum View: Sendable {
    /// Another property.
    case accessor(String)

    /// The value itself.
    case itself

    /// `nil`, because no value of the type has it.
    case absent
  }

  /// The path of the protocol with the requirement.
  var protocolPath: TypePath

  /// Its name in the protocol.
  var requirement: String

  /// Its kind.
  var kind: Kind

  /// Its name in the type.
  var name: String
}
