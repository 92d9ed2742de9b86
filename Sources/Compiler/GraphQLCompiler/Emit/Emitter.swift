/// Writes the Swift declarations for the compiled definitions.
///
/// A type has its module or namespace in front of its name if a name of GraphQL could hide it. None can hide a type whose
/// name begins with `__`, because no name of GraphQL begins so.
///
/// Properties come first, then the types of their values, because people who expand a macro look for these.
/// Declarations for the runtime come last.
package struct Emitter {
  /// The context of the emitted declarations.
  let context: CompilationContext

  /// The Swift names of the schema's types.
  package let types: SwiftTypes

  /// The Swift names of the fragments that are spread.
  let fragmentNames: FragmentNames

  /// The Swift names of the operations.
  var operationNames = OperationNames()

  /// Whether the document has errors, so that types accept any member name.
  let isIncomplete: Bool

  /// The access level before every declaration, and a space.
  package let access: String

  /// The text after the protocols of a type: a comma and the version protocol, if there is one.
  package let version: String

  /// The enclosing objects on whose types conditions inside depend.
  var outer: [ObjectIR] = []

  /// The protocols of unmasked fragments that the types of the definition conform to.
  var conformances: FragmentConformancesIR = [:]

  /// The protocols in the types of the definition, if it is a fragment.
  var fieldsProtocols: [TypePath: FieldsProtocolIR] = [:]

  /// The Swift name of the fragment's struct, if the definition is a fragment.
  var fragment = ""

  /// The name of the fragment; `nil` if the definition is an operation.
  var fragmentName: String?

  /// The Swift types that provide arguments of the fragment, by the arguments' names.
  var providers: [String: String] = [:]

  /// The path of the fields of the innermost enclosing view.
  var storagePath: TypePath?

  /// The objects that views of the definition show, for memberwise initializers.
  var shownObjects = ShownObjects()

  /// The text so far.
  package var text = SwiftText()

  /// Creates an emitter without text.
  ///
  /// - Parameter hiding: The names of the document's definitions.
  init(
    _ context: CompilationContext,
    hiding: Set<String> = [],
    fragmentNames: FragmentNames = FragmentNames(),
    isIncomplete: Bool = false
  ) {
    self.context = context
    self.fragmentNames = fragmentNames
    self.isIncomplete = isIncomplete
    types = SwiftTypes(context, hiding: hiding)
    version = context.versionProtocol.map { ", " + $0 } ?? ""
    access = context.accessLevel == .internal ? "" : context.accessLevel.rawValue + " "
  }
}
