import GraphQLLanguage
import GraphQLValidation

/// The selections of one object with Swift names, the output of ``nameMembers(of:in:reserving:)`` and the input of
/// ``narrowObjects(in:reserving:)``.
struct NamedObject: Sendable {
  /// The object's position in the response.
  var position: ObjectPosition

  /// Whether fields of several object types were merged here, so that ``position`` does not name all possible types.
  var hasSeveralTypes: Bool

  /// Its role in a connection; `nil` if it has none.
  var connectionRole: ConnectionRoleIR?

  /// The name of the Swift type.
  var swiftName: String

  /// How its names are written.
  var swiftNames: SwiftNames

  /// The selections, in the order in which the response has them.
  var selections: [Named]

  /// The inline fragments with views.
  var narrowings: [NarrowingIR]

  /// The fragments that are spread unmasked.
  var unmaskedSpreads: [UnmaskedSpreadIR]

  /// One selection.
  indirect enum Named: Sendable {
    case typename
    case scalarField(NamedField)
    case linkedField(NamedField, of: NamedObject)
    case fragmentSpread(NamedSpread)
  }
}

/// A response field and its property.
struct NamedField: Sendable {
  /// The field.
  var selected: SelectedField

  /// The name of the Swift property.
  var propertyName: String

  /// The name of the stored property behind a deprecated one. Emitted code sets it without a warning.
  var storedName: String?
}

/// A masked fragment and its property.
struct NamedSpread: Sendable {
  /// The spread.
  var selected: SelectedSpread

  /// The name of the Swift property, which the fragment's key protocol requires.
  var propertyName: String

  /// The name of the stored property. It differs if the object spreads the fragment more than once.
  var storedName: String
}

extension NamedField {
  /// The field's name in the schema.
  var name: String { selected.name }

  /// The field's key in the response.
  var responseKey: String { selected.responseKey }

  /// The condition on which the response has it.
  var condition: ConditionIR { selected.condition }

  /// The field's type.
  var type: TypeReference { selected.type }

  /// The field's description.
  var description: String? { selected.description }

  /// The reason of the field's deprecation; `nil` if it is not deprecated.
  var deprecationReason: String? { selected.deprecationReason }

  /// The target of its `@catch`; `nil` if it has none.
  var catching: CatchTarget? { selected.catching }

  /// The deferred fragment that it stands for; `nil` if there is none.
  var deferral: DeferralIR? { selected.deferral }

  /// Whether it has `@stream`.
  var isStreamed: Bool { selected.isStreamed }

  /// Whether the property has the value in an enum that tells why there may be none.
  var isWrapped: Bool { catching == .result || deferral != nil }

  /// Whether the property is no optional where the response has the field.
  var isNonNull: Bool { isWrapped || type.isNonNull }
}

extension NamedSpread {
  /// The fragment's name.
  var name: String { selected.name }

  /// The fragment's arguments here, default values included.
  var arguments: [FragmentArgumentIR] { selected.arguments }

  /// The condition on which the response has it.
  var condition: ConditionIR { selected.condition }

  /// The path of the fragment's struct.
  var structPath: TypePath { selected.structPath }

  /// The path of the fragment's key protocol.
  var keyProtocol: TypePath { selected.keyProtocol }
}
