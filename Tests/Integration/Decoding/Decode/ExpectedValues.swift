import GraphQLLanguage
import InlineGraphQL

/// What the directives of a document make of a response, computed from the document as it is written.
///
/// It shares nothing with the compiler and the reader, and knows no types: each rule is a line.
struct ExpectedValues {
  private let document: Document
  private let schema: Schema
  private let data: GraphQLJSONValue
  private let errors: [(path: [JSONPath.Component], message: String)]
  private let variables: [String: Bool]

  /// The paths of the fields that are logged.
  private(set) var logged: [String] = []
  /// Whether some fragment, field or operation failed.
  private(set) var hasThrown = false

  /// What failed in a field, a fragment or an operation that handles it.
  private final class Scope {
    let includesErrors: Bool
    var errors: Set<String> = []
    var missing: Set<String> = []
    init(includesErrors: Bool) { self.includesErrors = includesErrors }
  }

  init(
    _ document: Document,
    _ schema: Schema,
    data: GraphQLJSONValue,
    errors: [(path: [JSONPath.Component], message: String)],
    variables: [String: Bool]
  ) {
    (self.document, self.schema, self.data, self.errors, self.variables) = (document, schema, data, errors, variables)
  }

  mutating func value(ofOperation name: String) -> ShownValue {
    for case .operation(let operation) in document.definitions where operation.name?.value == name {
      // An operation with @catch has its error beside the data, whatever the error becomes.
      let isCaught = operation.directives.contains { $0.name.value == "catch" }
      return value(of: operation.selectionSet, isCaught ? "RESULT" : nil, operation.directives, data, at: [])
    }
    return .null
  }

  private mutating func value(
    of selectionSet: SelectionSet,
    _ target: String?,
    _ directives: [Directive],
    _ json: GraphQLJSONValue,
    at path: [JSONPath.Component]
  ) -> ShownValue {
    let includesErrors = directives.contains { ["catch", "throwOnFieldError"].contains($0.name.value) }
    return handling(Scope(includesErrors: includesErrors), target) { values, scope in
      values.value(selectionSet, json, at: path, scope)
    }
  }

  private mutating func handling(
    _ scope: Scope,
    _ target: String?,
    _ body: (inout ExpectedValues, Scope) -> ShownValue
  ) -> ShownValue {
    let value = body(&self, scope)
    if scope.errors.isEmpty, scope.missing.isEmpty { return value }
    hasThrown = true
    return target == "NULL" ? .null : .failure(scope.errors.union(scope.missing))
  }

  /// The value of an object or of a list of objects or scalars.
  private mutating func value(
    _ selectionSet: SelectionSet?,
    _ json: GraphQLJSONValue,
    at path: [JSONPath.Component],
    _ scope: Scope
  ) -> ShownValue {
    switch json {
    case .null:
      if scope.includesErrors {
        for error in errors where error.path.starts(with: path) { scope.errors.insert(error.message) }
      }
      return .null
    case .array(let elements):
      var list: [ShownValue] = []
      for (index, element) in elements.enumerated() {
        list.append(value(selectionSet, element, at: path + [.index(index)], scope))
      }
      return .list(list)
    case .object(let object):
      var members: [String: ShownValue] = [:]
      var isNull = false
      var isLogged = false
      for selection in selectionSet?.selections ?? [] {
        switch selection {
        case .field(let field):
          if field.name.value == "__typename" { continue }
          let key = field.responseKey.value
          guard isIncluded(field.directives) else {
            members[key] = .null
            continue
          }
          members[key] = value(of: field, object[key] ?? .null, at: path + [.key(key)], scope)
        case .fragmentSpread(let spread):
          for case .fragment(let fragment) in document.definitions where fragment.name.value == spread.name.value {
            members[fragment.name.value] = value(
              of: fragment.selectionSet,
              target(of: fragment.directives) == nil ? nil : "RESULT",
              fragment.directives,
              json,
              at: path
            )
          }
        case .inlineFragment(let fragment):
          let target = target(of: fragment.directives)
          members["part"] = handling(Scope(includesErrors: true), target) { values, scope in
            values.value(fragment.selectionSet, json, at: path, scope)
          }
        }
      }
      for case .field(let field) in selectionSet?.selections ?? [] {
        guard let action = argument("action", of: "required", field.directives), isIncluded(field.directives),
          !isLogged,
          case .null? = members[field.responseKey.value]
        else { continue }
        let missing = "\(JSONPath(path + [.key(field.responseKey.value)]))"
        isNull = true
        // The first field that is missing is the reason.
        isLogged = true
        if action == "LOG" { logged.append(missing) }
        if ["THROW", "DANGEROUSLY_THROW_ON_SEMANTICALLY_NULLABLE_FIELD"].contains(action) {
          scope.missing.insert(missing)
        }
      }
      return isNull ? .null : .object(members)
    default: return .scalar(json)
    }
  }

  private mutating func value(
    of field: Field,
    _ json: GraphQLJSONValue,
    at path: [JSONPath.Component],
    _ scope: Scope
  ) -> ShownValue {
    guard let target = target(of: field.directives) else { return value(field.selectionSet, json, at: path, scope) }
    return handling(Scope(includesErrors: true), target) { values, scope in
      values.value(field.selectionSet, json, at: path, scope)
    }
  }

  private func isIncluded(_ directives: [Directive]) -> Bool {
    directives.allSatisfy { $0.name.value != "include" || variables["a"] == true }
  }

  private func target(of directives: [Directive]) -> String? {
    guard directives.contains(where: { $0.name.value == "catch" }) else { return nil }
    return argument("to", of: "catch", directives) ?? "RESULT"
  }

  private func argument(_ name: String, of directive: String, _ directives: [Directive]) -> String? {
    let value = directives.first { $0.name.value == directive }?.arguments.first { $0.name.value == name }?.value
    if case .enum(let name)? = value?.kind { return name }
    return nil
  }
}

extension Schema {
  /// The type of a field without nulls that have no meaning, computed from the schema as it is written.
  func meaningfulType(of field: FieldDefinition, on typeName: String) -> TypeReference {
    guard case .object(let type)? = self.type(named: typeName) else { return field.type }
    var levels: Set<Int> = []
    for directive in field.directives + type.directives {
      let isOfField = directive.arguments.contains { argument in
        if case .string(let text) = argument.value.kind { text.value == field.name.value } else { false }
      }
      guard directive.name.value == "semanticNonNull" || directive.name.value == "semanticNonNullField" && isOfField
      else {
        continue
      }
      guard case .list(let list)? = directive.arguments.first(where: { $0.name.value == "levels" })?.value.kind else {
        levels.insert(0)
        continue
      }
      for case .int(let level) in list.map(\.kind) { levels.insert(Int(level)!) }
    }
    func withoutNulls(_ type: TypeReference, at level: Int) -> TypeReference {
      let inner: TypeReference =
        if case .list(let element, let range) = type.nullable {
          .list(withoutNulls(element, at: level + 1), range: range)
        } else { type.nullable }
      return levels.contains(level) || type.isNonNull ? .nonNull(inner, range: .none) : inner
    }
    return withoutNulls(field.type, at: 0)
  }
}
