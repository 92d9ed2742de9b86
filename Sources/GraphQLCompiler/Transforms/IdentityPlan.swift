import GraphQLLanguage
import GraphQLValidation
import OrderedCollections

/// How the selection sets of a document request the identity of their objects.
///
/// A type with a field `id` of type `ID` that needs no argument requests it. An interface without it, or a union, requests
/// it under the conditions for its object types that have one. Nothing is generated where it would conflict with the
/// document's selections (section 5.3.2).
///
/// `id` of one object is one field with one type. The document's own fields win: if another field has the key `id`
/// (`id: name`), nothing is generated for the object; if one is an `ID!`, no `ID` is generated, even on another type.
/// The plan does not see selections of fragments in other literals.
///
/// Before:
///
/// ```graphql
/// { hero { name } rival: hero { id: name } author { login } }
/// ```
///
/// After, with the plan:
///
/// ```graphql
/// {
///   hero { name } # generates id
///   rival: hero { id: name } # generates nothing
///   author { login } # generates ... on Node { id }
/// }
/// ```
struct IdentityPlan {
  /// The selections that are generated.
  enum Identity: Equatable {
    case id
    /// Inline fragments with `id`, for objects of these types.
    case conditions([String])
  }

  private var identities: [Int: Identity] = [:]

  /// Returns what is generated among selections, if enclosing ones do not request the identity of the same object.
  func identity(in selectionSet: SelectionSet) -> Identity? { identities[selectionSet.range.start] }

  init(_ valid: ValidDocument) {
    var search = SelectionSearch(valid.schema)
    for definition in valid.document.definitions {
      switch definition {
      case .operation(let operation):
        search.visitRoot(operation.selectionSet, valid.schema.rootTypeName(for: operation.kind) ?? "")
      case .fragment(let fragment):
        let object = search.object(ofFragment: fragment.name.value)
        search.visit(fragment.selectionSet, fragment.typeCondition.value, of: object)
      case .schema, .schemaExtension, .type, .typeExtension, .directive, .directiveExtension:
        continue
      }
    }
    for query in valid.refetchQueries {
      search.visitRoot(query.operation.selectionSet, valid.schema.rootTypeName(for: .query) ?? "")
    }
    identities = search.chosen()
  }
}

/// Finds the selection sets that select from the same object, directly or through fragments.
private struct SelectionSearch {
  /// The selection sets of one object. Objects that share a fragment count as one.
  private struct Object {
    var sameAs: Int?
    var members: [String: Int] = [:]
    /// The types of selected fields `id`.
    var written: [String] = []
    var candidates: [Candidate] = []
    var hasOtherID = false
  }

  /// A selection set that could request the identity of its objects.
  private struct Candidate {
    var selectionSet: Int
    /// The type that it selects from.
    var typeName: String
    /// What it could generate, by the type of `id`.
    var identities: OrderedDictionary<String, IdentityPlan.Identity>
    /// The object types for which the selection set itself selects `id` in inline fragments.
    var identified: Set<String> = []
  }

  private let schema: Schema
  private var objects: [Object] = []
  private var fragments: [String: Int] = [:]
  private var identities: [String: OrderedDictionary<String, IdentityPlan.Identity>] = [:]

  init(_ schema: Schema) {
    self.schema = schema
  }

  mutating func object(ofFragment name: String) -> Int {
    if let known = fragments[name] { return known }
    let object = newObject()
    fragments[name] = object
    return object
  }

  mutating func visitRoot(_ selectionSet: SelectionSet, _ typeName: String) {
    visit(selectionSet, typeName, of: newObject(), isRoot: true)
  }

  mutating func visit(_ selectionSet: SelectionSet, _ typeName: String, of object: Int, isRoot: Bool = false) {
    if !isRoot { addCandidate(selectionSet, typeName, of: root(of: object)) }
    for selection in selectionSet.selections {
      switch selection {
      case .field(let field): visit(field, typeName, of: object)
      case .inlineFragment(let fragment):
        visit(fragment.selectionSet, fragment.typeCondition?.value ?? typeName, of: object, isRoot: isRoot)
      case .fragmentSpread(let spread): unite(object, self.object(ofFragment: spread.name.value))
      }
    }
  }

  private mutating func visit(_ field: Field, _ typeName: String, of object: Int) {
    let key = field.responseKey.value
    let object = root(of: object)
    if key == "id" {
      if field.name.value == "id", field.arguments.isEmpty, let id = schema.generatedID(of: typeName) {
        objects[object].written.append("\(id.type)")
      } else {
        objects[object].hasOtherID = true
      }
    }
    guard let selectionSet = field.selectionSet,
      let type = schema.field(named: field.name.value, on: typeName)?.type.namedType.value
    else { return }
    let member = objects[object].members[key] ?? newObject()
    objects[object].members[key] = member
    visit(selectionSet, type, of: member)
  }

  private mutating func addCandidate(_ selectionSet: SelectionSet, _ typeName: String, of object: Int) {
    let identities = identities(of: typeName)
    guard let identity = identities.values.first else { return }
    var candidate = Candidate(
      selectionSet: selectionSet.range.start,
      typeName: typeName,
      identities: identities
    )
    if identity != .id { candidate.identified = typesIdentified(by: selectionSet) }
    objects[object].candidates.append(candidate)
  }

  /// Returns the object types for which inline fragments select `id`.
  private func typesIdentified(by selectionSet: SelectionSet) -> Set<String> {
    selectionSet.selections.reduce(into: []) { types, selection in
      guard case .inlineFragment(let fragment) = selection, fragment.directives.isEmpty else { return }
      let inner = fragment.selectionSet
      let met = fragment.typeCondition.map { schema.possibleTypes(of: $0.value) }
      if let met, inner.selections.contains(where: { $0.isPlain("id") }) {
        types.formUnion(met)
      } else {
        types.formUnion(typesIdentified(by: inner).filter { met?.contains($0) ?? true })
      }
    }
  }

  /// Returns what could be generated for a type, by the type of `id`.
  private mutating func identities(of typeName: String) -> OrderedDictionary<String, IdentityPlan.Identity> {
    if let known = identities[typeName] { return known }
    let found: OrderedDictionary<String, IdentityPlan.Identity> =
      if let id = schema.generatedID(of: typeName) {
        ["\(id.type)": .id]
      } else {
        schema.identifyingConditions(of: typeName).mapValues { .conditions($0) }
      }
    identities[typeName] = found
    return found
  }

  private mutating func newObject() -> Int {
    objects.append(Object())
    return objects.count - 1
  }

  private mutating func root(of object: Int) -> Int {
    var root = object
    while let next = objects[root].sameAs { root = next }
    var object = object
    while let next = objects[object].sameAs {
      objects[object].sameAs = root
      object = next
    }
    return root
  }

  private mutating func unite(_ first: Int, _ second: Int) {
    var pending = [(first, second)]
    while let (first, second) = pending.popLast() {
      let (kept, other) = (root(of: first), root(of: second))
      if kept == other { continue }
      let gone = objects[other]
      objects[other] = Object(sameAs: kept)
      objects[kept].written += gone.written
      objects[kept].candidates += gone.candidates
      if gone.hasOtherID { objects[kept].hasOtherID = true }
      for (key, member) in gone.members {
        if let known = objects[kept].members[key] {
          pending.append((known, member))
        } else {
          objects[kept].members[key] = member
        }
      }
    }
  }

  /// Returns what the selection sets generate, by their start offsets.
  func chosen() -> [Int: IdentityPlan.Identity] {
    var chosen: [Int: IdentityPlan.Identity] = [:]
    for object in objects where !object.hasOtherID {
      let first = object.candidates.min { $0.selectionSet < $1.selectionSet }
      guard let type = object.written.first ?? first?.identities.keys.max() else { continue }
      for candidate in object.candidates {
        switch candidate.identities[type] {
        case .id: chosen[candidate.selectionSet] = .id
        case .conditions(let types):
          let rest = types.filter { type in
            !candidate.identified.isSuperset(of: schema.commonTypes(candidate.typeName, type))
          }
          if !rest.isEmpty { chosen[candidate.selectionSet] = .conditions(rest) }
        case nil: continue
        }
      }
    }
    return chosen
  }
}
