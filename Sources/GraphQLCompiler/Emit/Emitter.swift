/// Writes the Swift declarations of what was compiled.
///
/// Everything that is not the user's own is written with its module or namespace, so that no name of the schema can
/// stand for something else.
struct Emitter {
  /// What the emitted declarations are for.
  let context: CompilationContext

  /// How the schema's types are written.
  let types: SwiftTypes

  /// How the fragments that are spread are written.
  let fragmentNames: FragmentNames

  /// How the operations are written.
  var operationNames = OperationNames()

  /// Whether the document has errors, so that types have any member that code asks for.
  let isIncomplete: Bool

  /// The access level before every declaration, and a space.
  let access: String

  /// What is written behind the protocols that a type lists: a comma and the version protocol, if there is one.
  let version: String

  /// The objects around the one that is being written whose types are asked for from inside.
  var outer: [ObjectIR] = []

  /// The protocols of unmasked fragments that the types of the definition conform to.
  var conformances: FragmentConformancesIR = [:]

  /// The protocols in the types of the definition, if it is a fragment.
  var fields: [String: FieldsIR] = [:]

  /// How the fragment's struct is written, if the definition is one.
  var fragment = ""

  /// The text so far.
  var text = SwiftText()

  init(_ context: CompilationContext, fragmentNames: FragmentNames = FragmentNames(), isIncomplete: Bool = false) {
    self.context = context
    self.fragmentNames = fragmentNames
    self.isIncomplete = isIncomplete
    types = SwiftTypes(context)
    version = context.versionProtocol.map { ", " + $0 } ?? ""
    access = context.accessLevel == .internal ? "" : context.accessLevel.rawValue + " "
  }
}
