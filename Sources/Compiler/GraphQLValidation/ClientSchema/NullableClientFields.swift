import GraphQLLanguage

/// The definitions of a client schema with nullable fields, because a store may not have their values.
struct NullableClientFields {
  private(set) var definitions: [Definition]

  /// The fields that were not nullable, such as `Human.isFavorite`.
  private var changed: [String] = []

  private let ownTypes: Set<String>

  init(_ definitions: [Definition]) {
    self.definitions = definitions
    ownTypes = Set(definitions.compactMap { if case .type(let type) = $0 { type.name.value } else { nil } })
    for index in definitions.indices {
      switch definitions[index] {
      case .type(let type): self.definitions[index] = .type(nullable(type))
      case .typeExtension(let type): self.definitions[index] = .typeExtension(nullable(type))
      default: break
      }
    }
  }

  /// The warning that lists the fields; `nil` if there are none.
  var warning: Diagnostic? {
    if changed.isEmpty { return nil }
    let (names, count) = (changed.joined(separator: ", "), changed.count)
    let message =
      "\(count == 1 ? "A field" : "\(count) fields") of the client schema \(count == 1 ? "is" : "are") nullable although "
      + "it says otherwise, because a store may not have the value: \(names). Remove the \"!\"."
    return Diagnostic(.nonNullClientField, message, at: .none)
  }

  private mutating func nullable(_ type: TypeDefinition) -> TypeDefinition {
    switch type {
    case .object(var object):
      object.fields = nullable(object.fields, of: object.name.value)
      return .object(object)
    case .interface(var interface):
      interface.fields = nullable(interface.fields, of: interface.name.value)
      return .interface(interface)
    case .union, .scalar, .enum, .inputObject: return type
    }
  }

  private mutating func nullable(_ fields: [FieldDefinition], of type: String) -> [FieldDefinition] {
    var fields = fields
    for index in fields.indices where fields[index].type.isNonNull {
      let field = fields[index]
      // An object is made with its `id`.
      if field.name.value == "id", field.type.namedType.value == "ID", ownTypes.contains(type) { continue }
      changed.append("\(type).\(field.name.value)")
      fields[index].type = field.type.nullable
    }
    return fields
  }
}
