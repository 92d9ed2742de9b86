/// A fragment as composing sees it. The runtime makes it from a Swift type, the command from a literal.
///
/// `Origin` is what a provided variable was made from.
package struct ComposedFragment<Origin> {
  /// A value that differs from those of other fragments with its name.
  package let identity: AnyHashable

  /// The fragment's name in the document.
  package let name: String

  /// The arguments that it takes.
  package let arguments: [FragmentArgument]

  /// The variables that the program provides for it.
  package let provided: [ComposedVariable<Origin>]

  /// The text of the fragment alone as it is sent, with its arguments as variables.
  package let definition: String

  /// The text with the fields that only the client has; `nil` if there are none.
  package let wholeDefinition: String?

  /// The type conditions in the text that not every object meets.
  package let typeConditions: String

  /// Returns the distinct fragments that it spreads itself. Cycles make it a function.
  package let fragments: () -> [ComposedFragment<Origin>]

  package init(
    identity: AnyHashable,
    name: String,
    arguments: [FragmentArgument],
    provided: [ComposedVariable<Origin>],
    definition: String,
    wholeDefinition: String? = nil,
    typeConditions: String = "",
    fragments: @escaping () -> [ComposedFragment<Origin>]
  ) {
    self.identity = identity
    self.name = name
    self.arguments = arguments
    self.provided = provided
    self.definition = definition
    self.wholeDefinition = wholeDefinition
    self.typeConditions = typeConditions
    self.fragments = fragments
  }
}

/// An argument that a fragment takes.
package struct FragmentArgument {
  /// The argument's name.
  package let name: String

  /// The type and the default value as GraphQL text; `nil` if it has no default value.
  package let defaultValue: (type: String, text: String)?

  package init(name: String, defaultValue: (type: String, text: String)?) {
    self.name = name
    self.defaultValue = defaultValue
  }
}

/// A variable that the program provides.
package struct ComposedVariable<Origin> {
  /// The variable's name in the document.
  package internal(set) var name: String

  /// The variable's type, in GraphQL.
  package let type: String

  /// A value that differs from those of other types that provide variables.
  package let provider: AnyHashable

  /// The caller's value that the variable was made from.
  package let origin: Origin

  package init(name: String, type: String, provider: AnyHashable, origin: Origin) {
    self.name = name
    self.type = type
    self.provider = provider
    self.origin = origin
  }
}
