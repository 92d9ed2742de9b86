import GraphQLLanguage

/// What the response has of one object, with Swift names: what ``nameMembers(of:reserving:)`` makes and
/// ``narrowObjects(in:reserving:)`` begins with.
struct NamedObject: Sendable {
  /// Where the object stands.
  var position: ObjectPosition

  /// Whether fields of several types of objects were merged here, so that ``position`` does not say which there may be.
  var hasSeveralTypes: Bool

  /// What it is of a connection.
  var connectionPart: ConnectionPartIR?

  /// The name of the Swift type.
  var swiftName: String

  /// The selections, in the order in which the response has them.
  var selections: [Named]

  /// The inline fragments that apply to some of the objects only.
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

/// A response field, and the property that holds it.
struct NamedField: Sendable {
  /// The field.
  var selected: SelectedField

  /// The name of the Swift property.
  var propertyName: String

  /// The name of the stored property behind a deprecated one: emitted code has to set it without a warning.
  var storedName: String?
}

/// A masked fragment, and the property that holds it.
struct NamedSpread: Sendable {
  /// The spread.
  var selected: SelectedSpread

  /// The name of the Swift property.
  var propertyName: String
}

extension NamedField {
  /// The field's name in the schema.
  var name: String { selected.name }

  /// The field's key in the response.
  var responseKey: String { selected.responseKey }

  /// When the response has it.
  var condition: ConditionIR { selected.condition }

  /// The field's type.
  var type: TypeReference { selected.type }

  /// The field's description.
  var description: String? { selected.description }

  /// Why the field is deprecated, if it is.
  var deprecationReason: String? { selected.deprecationReason }

  /// The type that the property has.
  var propertyType: TypeReference { condition.isAlways ? type : type.nullable }
}

extension NamedSpread {
  /// The fragment's name.
  var name: String { selected.name }

  /// The arguments that the fragment has here, those with default values included.
  var arguments: [FragmentArgumentIR] { selected.arguments }

  /// When the response has it.
  var condition: ConditionIR { selected.condition }

  /// The path of the fragment's struct.
  var structPath: TypePath { selected.structPath }

  /// The path of the fragment's key protocol.
  var keyProtocol: TypePath { selected.keyProtocol }
}
