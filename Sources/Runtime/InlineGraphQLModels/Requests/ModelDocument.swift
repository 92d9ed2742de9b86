/// A document with one operation, made from a model's description.
struct ModelDocument: Sendable {
  /// An argument of the root field; its value is a variable of the same name.
  struct Argument: Sendable {
    let name: String
    let type: String
    let value: any GraphQLInputValue

    init(_ name: String, _ type: String, _ value: any GraphQLInputValue) {
      self.name = name
      self.type = type
      self.value = value
    }
  }

  let kind: GraphQLOperationKind
  let rootField: StaticString
  /// The arguments of the root field, sorted by name.
  let arguments: [Argument]
  /// The variables that the selection set uses.
  let selectionVariables: [Argument]
  let selection: String

  init(
    _ kind: GraphQLOperationKind,
    _ rootField: StaticString,
    _ arguments: [Argument],
    selectionVariables: [Argument] = [],
    selecting selection: String
  ) {
    self.kind = kind
    self.rootField = rootField
    self.arguments = arguments.sorted { $0.name < $1.name }
    self.selectionVariables = selectionVariables
    self.selection = selection
  }

  /// Returns the root field's name with a capital first letter.
  static func operationName(_ rootField: StaticString) -> String {
    let name = "\(rootField)"
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  var text: String {
    let variables = (arguments + selectionVariables).map { "$\($0.name):\($0.type)" }.joined()
    let values = arguments.map { "\($0.name):$\($0.name)" }.joined(separator: " ")
    let name = Self.operationName(rootField)
    return arguments.isEmpty
      ? "\(kind) \(name){\(rootField){\(selection)}}"
      : "\(kind) \(name)(\(variables)){\(rootField)(\(values)){\(selection)}}"
  }

  var variables: ModelVariables { ModelVariables(arguments: arguments + selectionVariables) }

  var sent: SentDocument { SentDocument(text: text, operationName: Self.operationName(rootField)) }
}

/// The variable values of a request for models.
public struct ModelVariables: GraphQLVariables {
  let arguments: [ModelDocument.Argument]

  /// Writes each variable.
  public func write(to object: inout JSONObjectWriter) {
    for argument in arguments { object.write(argument.name) { argument.value.write(to: &$0) } }
  }
}

extension ModelVariables: CustomReflectable {
  /// The variables by name, as they are sent.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: arguments.map { ($0.name, GraphQLJSONValue(sending: $0.value) as Any) },
      displayStyle: .struct
    )
  }
}
