import GraphQLLanguage
import OrderedCollections

/// The facts about a fragment that other literals know: all that validation needs, and the definition for unmasked
/// spreads.
package struct FragmentSignature: Hashable, Sendable {
  /// A use of an operation's variable in a fragment.
  package struct VariableUse: Hashable, Sendable {
    /// The variable's name, without `$`.
    package var name: String

    /// The expected type: that of the argument, input field or list element whose value is the variable.
    package var type: TypeReference

    /// Whether that argument or input field has a default value (section 5.8.5).
    package var hasLocationDefault: Bool

    /// The fragment that contains the use, if it is another one that this fragment reaches.
    package var fragment: String?

    /// Creates a use of a variable.
    package init(name: String, type: TypeReference, hasLocationDefault: Bool) {
      self.name = name
      self.type = type
      self.hasLocationDefault = hasLocationDefault
    }
  }

  /// The fragment's name.
  package var name: String

  /// The name of the type in the fragment's type condition.
  package var typeCondition: String

  /// The name of the fragment's struct in Swift code. The fragment's key protocol has the suffix `_Key`.
  package var swiftName: String

  /// The arguments that the fragment declares.
  package var arguments: [VariableDefinition]

  /// The names of the arguments whose types have null, but which are used where null is not allowed.
  package var argumentsNeverNull: Set<String>

  /// The operations' variables that the fragment itself uses, each distinct use once. A summary (`FragmentGraph`) for
  /// an operation also has those of the fragments that it reaches; other summaries have none.
  package var variables: [VariableUse]

  /// The names of the fragments that the fragment itself spreads, each once. A summary has none.
  package var spreads: [String]

  /// The fragment's name if it has another field under the response key `id` or that of a key field, which objects
  /// request. In a summary it may be the name of a fragment that it reaches.
  package var fragmentHidingID: String?

  /// The fragment's name if it has `@defer` or `@stream` without a variable that disables it, which subscriptions must not
  /// have. In a summary it may be the name of a fragment that it reaches.
  package var fragmentDeferring: String?

  /// Whether it has `@updatable`.
  package var isUpdatable = false

  /// Whether it has `@assignable`.
  package var isAssignable = false

  /// The access level of the fragment's struct.
  package var accessLevel: AccessLevel

  /// The definition, for literals that spread the fragment unmasked.
  package var definition: FragmentDefinition?

  /// Creates a signature.
  package init(
    name: String,
    typeCondition: String,
    swiftName: String,
    arguments: [VariableDefinition] = [],
    argumentsNeverNull: Set<String> = [],
    variables: [VariableUse],
    spreads: [String],
    fragmentHidingID: String? = nil,
    fragmentDeferring: String? = nil,
    accessLevel: AccessLevel = .internal,
    definition: FragmentDefinition? = nil
  ) {
    self.name = name
    self.typeCondition = typeCondition
    self.swiftName = swiftName
    self.arguments = arguments
    self.argumentsNeverNull = argumentsNeverNull
    self.variables = variables
    self.spreads = spreads
    self.fragmentHidingID = fragmentHidingID
    self.fragmentDeferring = fragmentDeferring
    self.accessLevel = accessLevel
    self.definition = definition
  }
}

extension FragmentSignature {
  /// Creates the signature of a definition.
  ///
  /// The definition may be invalid. Uses with unknown types are left out.
  ///
  /// - Parameters:
  ///   - definition: The fragment.
  ///   - swiftName: The name of the fragment's struct in Swift code.
  ///   - schema: The schema that it selects from.
  ///   - accessLevel: The access level of the struct.
  ///   - fragments: The fragments that this one gives arguments (``FragmentDefinition/fragmentsGivenArguments``). The types of
  ///     their arguments are those of the variables that are given.
  package init(
    _ definition: FragmentDefinition,
    swiftName: String,
    schema: Schema,
    accessLevel: AccessLevel = .internal,
    fragments: [String: FragmentSignature] = [:]
  ) {
    let document = TypedDocument(
      Document(definitions: [.fragment(definition)]),
      schema: schema,
      fragments: fragments
    )
    var variables: OrderedSet<VariableUse> = []
    for use in document.definitions[0].variableUses {
      guard let type = use.type else { continue }
      // The field of a OneOf input object must not be null, although its type allows null (section 5.8.5).
      let expected = use.oneOf == nil || type.isNonNull ? type : .nonNull(type, range: .none)
      let variable = VariableUse(name: use.name, type: expected, hasLocationDefault: use.hasLocationDefault)
      variables.append(variable)
    }
    let spreads = OrderedSet(document.spreads.map(\.node.name.value))
    let names = schema.identifyingFieldNames
    self.init(
      name: definition.name.value,
      typeCondition: definition.typeCondition.value,
      swiftName: swiftName,
      arguments: document.definitions[0].variables,
      argumentsNeverNull: document.argumentsNeverNull(ofFragment: definition.name.value),
      variables: variables.elements,
      spreads: spreads.elements,
      fragmentHidingID: document.fields.contains { $0.node.hides(anyOf: names) }
        ? definition.name.value : nil,
      fragmentDeferring: document.deferAndStreamDirectives.contains { !$0.directive.mayBeOff }
        ? definition.name.value : nil,
      accessLevel: accessLevel,
      definition: definition
    )
    isUpdatable = definition.directives.areUpdatable
    isAssignable = definition.directives.areAssignable
  }
}
