import GraphQLLanguage
import OrderedCollections

/// What a literal knows of a fragment that is defined elsewhere: all that the rules of validation ask of it, and the
/// definition where the literal takes in the fragment's fields.
public struct FragmentSignature: Hashable, Sendable {
  /// A place at which a fragment uses a variable of the operations that it is spread in.
  public struct VariableUse: Hashable, Sendable {
    /// The variable's name, without `$`.
    public var name: String

    /// The type of the argument, input field or list element that the variable stands for.
    public var type: TypeReference

    /// Whether that argument or input field has a default value of its own (section 5.8.5).
    public var hasLocationDefault: Bool

    /// The fragment that the use stands in, where that is another one which the fragment reaches.
    public var fragment: String?

    /// Makes a use of a variable.
    public init(name: String, type: TypeReference, hasLocationDefault: Bool) {
      self.name = name
      self.type = type
      self.hasLocationDefault = hasLocationDefault
    }
  }

  /// The fragment's name.
  public var name: String

  /// The name of the type that the fragment applies to.
  public var typeCondition: String

  /// How Swift code names the fragment's struct; the fragment's key protocol has the suffix `_Key`.
  public var swiftName: String

  /// The arguments that the fragment takes. Where null must not stand for one, its type is non-null.
  public var arguments: [VariableDefinition]

  /// The variables of operations that the fragment uses itself, each different use once; in a summary (``FragmentGraph``) for
  /// an operation those of the fragments that it reaches as well, in others none.
  public var variables: [VariableUse]

  /// The names of the fragments that the fragment spreads itself, each once; in a summary none.
  public var spreads: [String]

  /// The fragment's own name if it selects anything but the field `id` under the key `id`, which is asked for of every
  /// object; in a summary it may be the name of one that it reaches.
  public var fragmentHidingID: String?

  /// Who may use the fragment's struct.
  public var accessLevel: AccessLevel

  /// The whole definition, for those who spread the fragment unmasked.
  public var definition: FragmentDefinition?

  /// Makes a signature of its parts.
  public init(
    name: String,
    typeCondition: String,
    swiftName: String,
    arguments: [VariableDefinition] = [],
    variables: [VariableUse],
    spreads: [String],
    fragmentHidingID: String? = nil,
    accessLevel: AccessLevel = .internal,
    definition: FragmentDefinition? = nil
  ) {
    self.name = name
    self.typeCondition = typeCondition
    self.swiftName = swiftName
    self.arguments = arguments
    self.variables = variables
    self.spreads = spreads
    self.fragmentHidingID = fragmentHidingID
    self.accessLevel = accessLevel
    self.definition = definition
  }
}

extension FragmentSignature {
  /// Makes the signature of a definition.
  ///
  /// The definition need not be valid: what the schema does not know is left out.
  ///
  /// - Parameters:
  ///   - definition: The fragment.
  ///   - swiftName: How Swift code names the fragment's struct.
  ///   - schema: The schema that it selects from.
  ///   - accessLevel: Who may use the struct.
  public init(
    _ definition: FragmentDefinition,
    swiftName: String,
    schema: Schema,
    accessLevel: AccessLevel = .internal
  ) {
    let document = TypedDocument(
      Document(definitions: [.fragment(definition)]),
      schema: schema,
      fragments: [:],
      clientDirectives: []
    )
    var variables: OrderedSet<VariableUse> = []
    for use in document.definitions[0].variableUses {
      guard let type = use.type else { continue }
      // The field of a OneOf input object must not be null, which its own type does not say (section 5.8.5).
      let expected = use.oneOf == nil || type.isNonNull ? type : .nonNull(type, range: .none)
      let variable = VariableUse(name: use.name, type: expected, hasLocationDefault: use.hasLocationDefault)
      variables.append(variable)
    }
    let spreads = OrderedSet(document.spreads.map(\.node.name.value))
    self.init(
      name: definition.name.value,
      typeCondition: definition.typeCondition.value,
      swiftName: swiftName,
      arguments: document.definitions[0].variables,
      variables: variables.elements,
      spreads: spreads.elements,
      fragmentHidingID: document.fields.contains { $0.node.hidesID } ? definition.name.value : nil,
      accessLevel: accessLevel,
      definition: definition
    )
  }
}
