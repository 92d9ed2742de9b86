import GraphQLLanguage

/// One selection of a valid document, with what the schema knows of it.
///
/// The cases are the kinds of selection of section 2.5, a field being scalar or linked as its type has no selection set
/// or has one.
///
/// Indirect, as unoptimised code otherwise fills the stack with copies where it recurses.
indirect enum SelectionIR: Sendable {
  case scalarField(ScalarFieldIR)
  case linkedField(LinkedFieldIR)
  case inlineFragment(InlineFragmentIR)
  case fragmentSpread(FragmentSpreadIR)

  /// The key that the response has it under, if it is a field.
  var responseKey: String? {
    switch self {
    case .scalarField(let field): field.responseKey
    case .linkedField(let field): field.responseKey
    case .inlineFragment, .fragmentSpread: nil
    }
  }
}

/// What is selected of one object of the response.
struct ObjectIR: Sendable {
  /// The name of the schema's type.
  var typeName: String

  /// The type's description.
  var description: String?

  /// Whether objects of several types may stand here, so that only the response knows which.
  var isAbstract: Bool

  /// Whether fields of several types of objects were merged here, so that ``typeName`` does not say which there may be.
  var hasSeveralTypes = false

  /// Whether the object is the operation's root, whose selection set is sent as it is written.
  var isRoot: Bool

  /// Whether `id` is sent among the selections, be it written or not.
  var sendsID = false

  /// The selections, in the order in which the response has them (section 6.3.2).
  var selections: [SelectionIR]

  /// The name of the Swift type; given by ``nameMembers(of:reserving:)``.
  var swiftName: String

  /// How many objects of the definition it stands in; by it conditions name the object whose type they ask for.
  var depth = 0

  /// What it is of a connection; given by ``markConnection()``.
  var connectionPart: ConnectionPartIR?

  /// Spreads that do not agree on a fragment's arguments, here and inside; given by ``mergeFields(in:)``.
  var disagreements: [SpreadDisagreement] = []

  /// The inline fragments that apply to some of the objects only; given by ``flattenInlineFragments(in:)``.
  var narrowings: [NarrowingIR] = []

  /// The fragments that are spread unmasked; given by ``flattenInlineFragments(in:)``.
  var unmaskedSpreads: [UnmaskedSpreadIR] = []

  /// How the Swift type is written, from `Data` on; given by ``narrowObjects(in:reserving:)``, as what follows.
  var path = "Data"

  /// The sets of types that conditions ask of this object.
  var typeSets: [Set<String>] = []

  /// Whether conditions of objects inside ask for this object's type.
  var isAskedFromInside = false

  /// The types that conditions here or inside ask of the objects around, one depth each.
  var outerTypes: [[Int: Set<String>]] = []

  /// The views that there are of the object, by which of ``outerTypes`` are known to hold where it is seen.
  var viewPaths: [[Bool]: String] = [:]

  /// The conditions of views that ask for more than the object's type.
  var presences: [PresenceIR] = []

  /// What generated code shows of the object, if that depends on types: one view, which has others in it, or none.
  ///
  /// An array, as the object lies on the stack many times where unoptimised code recurses.
  var views: [ViewIR] = []
}

/// The objects that a connection is made of.
enum ConnectionPartIR: Sendable {
  case connection, edge, node
}

/// A field whose value is a scalar, an enum value, or a list of such.
struct ScalarFieldIR: Sendable {
  /// The field's name in the schema.
  var name: String

  /// The field's key in the response: its alias, else its name.
  var responseKey: String

  /// When the response has it.
  var condition: ConditionIR

  /// The field's type.
  var type: TypeReference

  /// The field's description.
  var description: String?

  /// Why the field is deprecated, if it is.
  var deprecationReason: String?

  /// The name of the Swift property; given by ``nameMembers(of:reserving:)``.
  var propertyName: String

  /// The name of the stored property behind a deprecated one: emitted code has to set it without a warning.
  var storedName: String?

  /// Whether it is `__typename`, selected under its own name.
  var isTypename: Bool { responseKey == "__typename" && name == responseKey }

  /// The type that the property has.
  var propertyType: TypeReference { condition.isAlways ? type : type.nullable }
}

/// A field whose value is an object, or a list of such.
struct LinkedFieldIR: Sendable {
  /// The field's key in the response: its alias, else its name.
  var responseKey: String

  /// When the response has it.
  var condition: ConditionIR

  /// The field's type, whose wrappers the property has as well.
  var type: TypeReference

  /// The field's description.
  var description: String?

  /// Why the field is deprecated, if it is.
  var deprecationReason: String?

  /// What is selected of the object.
  var object: ObjectIR

  /// Whether it has `@connection`.
  var isConnection = false

  /// What its object is of a connection, if the field around it leads to one: by its name in the schema.
  var partByName: ConnectionPartIR?

  /// The name of the Swift property; given by ``nameMembers(of:reserving:)``.
  var propertyName: String

  /// The name of the stored property behind a deprecated one: emitted code has to set it without a warning.
  var storedName: String?

  /// The type that the property has.
  var propertyType: TypeReference { condition.isAlways ? type : type.nullable }
}

/// `... on Node { id }`: selections that apply to objects of a type.
struct InlineFragmentIR: Sendable {
  /// The name of the type; the enclosing object's where none is written.
  var typeCondition: String

  /// The object types that it applies to; `nil` if every object here is of one.
  var types: Set<String>?

  /// Whether these are all that the schema has for its place: only a type that comes later may not be among them.
  var areAllKnownTypes: Bool

  /// When the response has the selections, as far as the fragment's directives say.
  var condition: ConditionIR

  /// The selections.
  var selections: [SelectionIR]

  /// The name of the fragment that it stands for, if it is one that is spread unmasked.
  var unmaskedFragment: String?
}

/// `...HeroCard_hero @relay(mask: false)`: a fragment whose fields are the object's own.
struct UnmaskedSpreadIR: Sendable {
  /// The fragment's name.
  var name: String

  /// When the response has its fields.
  var condition: ConditionIR
}

/// `...HeroCard_hero`: a masked fragment.
struct FragmentSpreadIR: Sendable {
  /// The fragment's name.
  var name: String

  /// The arguments that the fragment has here, those with default values included.
  var arguments: [FragmentArgumentIR]

  /// The object types that it applies to; `nil` if every object here is of one.
  var types: Set<String>?

  /// When the response has it.
  var condition: ConditionIR

  /// Where it stands.
  var range: SourceRange

  /// How Swift code names the fragment's struct.
  var swiftName: String

  /// How Swift code names the fragment's key protocol.
  var keyProtocol: String

  /// The name of the Swift property; given by ``nameMembers(of:reserving:)``.
  var propertyName: String
}

/// Two spreads in one object that give a fragment different arguments.
struct SpreadDisagreement: Sendable {
  /// The fragment's name.
  var fragment: String

  /// Where the spreads stand.
  var first, second: SourceRange
}

/// An argument of a fragment, with its value where the fragment is spread.
struct FragmentArgumentIR: Hashable, Sendable {
  /// The argument's name.
  var name: String

  /// The value, in GraphQL; `nil` if there is none.
  var value: String?

  /// Whether it is a Boolean, which `@include` and `@skip` may ask for.
  var isBoolean: Bool
}
