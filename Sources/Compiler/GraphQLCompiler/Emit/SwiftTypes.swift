import GraphQLLanguage

/// The Swift names of the schema's types.
package struct SwiftTypes {
  let schema: Schema
  let namespace: String
  /// How names are written.
  let swiftNames: SwiftNames
  private let namespaceRoot: String

  /// The Swift types of the specification's scalars, with their module if another declaration hides them.
  package let string, int, double, bool: String

  /// Creates the names for a compilation.
  ///
  /// - Parameter hiding: The names of the document's definitions.
  init(_ context: CompilationContext, hiding: Set<String> = []) {
    schema = context.schema
    let path = TypePath(context.namespace)
    namespace = path.swift
    namespaceRoot = path.root
    swiftNames = context.swiftNames
    func name(_ type: String) -> String {
      let isHidden =
        hiding.contains(type) || context.fragments[type] != nil || context.namespace == type
        || (type == "Double" || type == "Bool") && context.schema.type(named: type) != nil
        || context.swiftNames.given.types.values.contains(type)
        || context.swiftNames.type(type.lowerFirst) == type && context.schema.type(named: type.lowerFirst) != nil
      return isHidden ? "Swift." + type : type
    }
    (string, int, double, bool) = (name("String"), name("Int"), name("Double"), name("Bool"))
  }

  /// Returns the name of an enum, input object or custom scalar inside the namespace.
  ///
  /// It is the schema's name in the chosen case, except for the few that would hide names in emitted code.
  package func memberName(of typeName: String) -> String {
    var name = swiftNames.type(typeName)
    if name == "Swift" || name == "InlineGraphQL" || name == "InlineGraphQLModels" || name == "Self"
      || name == namespaceRoot
    {
      repeat { name += "_" } while schema.type(named: name) != nil
    }
    return SwiftName.escaped(name)
  }

  /// Returns the name of a scalar, enum or input object for any context.
  package func qualified(_ typeName: String) -> String {
    switch typeName {
    case "ID", "String": return string
    case "Int": return int
    case "Float": return double
    case "Boolean": return bool
    default:
      // The enums of introspection are none of the schema's own.
      if typeName.utf8.starts(with: "__".utf8) { return string }
      return namespace + "." + memberName(of: typeName)
    }
  }

  /// Whether a type is a scalar that the schema defines, whatever Swift type it has.
  func isCustomScalar(_ typeName: String) -> Bool {
    if case .scalar(let type)? = schema.type(named: typeName) { !type.isBuiltIn } else { false }
  }

  /// Returns the type of a response's value or an input's list element. Each wrapper has one counterpart.
  package func wrapped(_ type: TypeReference, named name: String) -> String {
    switch type {
    case .named: name + "?"
    case .list(let element, _): "[" + wrapped(element, named: name) + "]?"
    case .nonNull(.list(let element, _), _): "[" + wrapped(element, named: name) + "]"
    case .nonNull: name
    }
  }

  /// Returns the type of a list with `@stream`.
  func streamed(_ type: TypeReference, named name: String) -> String {
    switch type {
    case .list(let element, _): "InlineGraphQL.Streamed<" + wrapped(element, named: name) + ">?"
    case .nonNull(.list(let element, _), _): "InlineGraphQL.Streamed<" + wrapped(element, named: name) + ">"
    case .named, .nonNull: wrapped(type, named: name)
    }
  }

  /// Returns the type of a variable or an input field, its value if none is given, and the wrapped type if it is
  /// nullable.
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
