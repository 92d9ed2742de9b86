import GraphQLLanguage
import GraphQLValidation

/// Gives fields the types that `@required` and `@catch` make of them: a required field is non-null, and the object around
/// it is nullable instead.
///
/// Before:
///
/// ```graphql
/// hero { friends { name @required(action: NONE) } } # friends: [Character!]!
/// ```
///
/// After:
///
/// ```graphql
/// hero { friends { name } } # name: String!, friends: [Character]!
/// ```
///
/// - Parameter object: The object of a definition.
func bubbleNulls(in object: MergedObject) -> BubbledObject {
  let (bubbled, missing) = bubbled(object)
  return BubbledObject(object: bubbled, missingFields: missing)
}

/// A definition's object whose fields have their types in Swift, the output of ``bubbleNulls(in:)`` and the input of
/// ``nameMembers(of:in:reserving:)``.
struct BubbledObject: Sendable {
  /// The object.
  let object: MergedObject

  /// The effect of its required fields if they are null.
  let missingFields: MissingFieldsIR
}

private func bubbled(_ object: MergedObject) -> (MergedObject, MissingFieldsIR) {
  var object = object
  var missing = MissingFieldsIR()
  for index in object.selections.indices {
    switch object.selections[index] {
    case .scalarField(let field):
      missing.add(field)
      object.selections[index] = .scalarField(field.required)
    case .linkedField(var field, let inner):
      let (inner, insideMissing) = bubbled(inner)
      if insideMissing.makeNull { field.type = field.type.withNullableNamedType }
      if insideMissing.fail, field.catching == nil { missing.fail = true }
      missing.add(field)
      object.selections[index] = .linkedField(field.required, of: inner)
    case .typename, .fragmentSpread: continue
    }
  }
  return (object, missing)
}

extension SelectedField {
  /// The field with its type in Swift.
  fileprivate var required: SelectedField {
    var field = self
    field.readType = type
    if requiredAction != nil, !type.isNonNull { field.type = .nonNull(type, range: .none) }
    if catching == .null { field.type = type.nullable }
    return field
  }
}

extension TypeReference {
  /// The type with a nullable type inside all lists.
  fileprivate var withNullableNamedType: TypeReference {
    switch self {
    case .named: self
    case .list(let element, let range): .list(element.withNullableNamedType, range: range)
    case .nonNull(.list(let element, let inner), let range):
      .nonNull(.list(element.withNullableNamedType, range: inner), range: range)
    case .nonNull(let type, _): type
    }
  }
}

extension MissingFieldsIR {
  fileprivate mutating func add(_ field: SelectedField) {
    switch field.requiredAction {
    case .none?, .log?: makeNull = true
    case .throw?: fail = true
    case nil: break
    }
    if field.requiredInGroups.values.contains(.throw) { fail = true }
  }
}
