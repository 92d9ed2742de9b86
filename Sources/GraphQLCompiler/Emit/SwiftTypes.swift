import GraphQLLanguage

/// How the types of the schema are written in Swift.
struct SwiftTypes {
  let schema: Schema
  let namespace: String

  init(_ context: CompilationContext) {
    schema = context.schema
    namespace = SwiftName.escapedPath(context.namespace)
  }

  /// The name that an enum, input object or custom scalar has inside of the namespace.
  ///
  /// It is the schema's, but for the few that would hide what emitted code refers to.
  func memberName(of typeName: String) -> String {
    var name = typeName
    if name == "Swift" || name == "InlineGraphQL" || name == "InlineGraphQLModels" || name == "Self"
      || name == SwiftName.root(of: namespace)
    {
      repeat { name += "_" } while schema.type(named: name) != nil
    }
    return SwiftName.escaped(name)
  }

  /// A scalar, enum or input object, as it is written anywhere.
  func qualified(_ typeName: String) -> String {
    switch typeName {
    case "ID", "String": return "Swift.String"
    case "Int": return "Swift.Int"
    case "Float": return "Swift.Double"
    case "Boolean": return "Swift.Bool"
    default:
      // The enums of introspection are none of the schema's own.
      if typeName.utf8.starts(with: "__".utf8) { return "Swift.String" }
      return namespace + "." + memberName(of: typeName)
    }
  }

  /// A value of a response or a list element of an input: wrappers map one to one.
  func wrapped(_ type: TypeReference, named name: String) -> String {
    switch type {
    case .named: name + "?"
    case .list(let element, _): "[" + wrapped(element, named: name) + "]?"
    case .nonNull(.list(let element, _), _): "[" + wrapped(element, named: name) + "]"
    case .nonNull: name
    }
  }

  /// A variable or a field of an input object, its value where none is given, and what it wraps if it is nullable.
  func input(
    _ type: TypeReference,
    hasDefault: Bool
  ) -> (type: String, defaultValue: String?, nullableType: String?) {
    let name = qualified(type.namedType.value)
    if !type.isNonNull {
      let wrapped = wrapped(.nonNull(type, range: .none), named: name)
      return ("InlineGraphQL.GraphQLNullable<" + wrapped + ">", ".none", wrapped)
    }
    let wrapped = wrapped(type, named: name)
    return hasDefault ? (wrapped + "?", "nil", nil) : (wrapped, nil, nil)
  }
}
