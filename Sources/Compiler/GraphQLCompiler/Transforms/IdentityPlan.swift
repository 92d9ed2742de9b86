import GraphQLLanguage
import GraphQLValidation
import OrderedCollections

/// How the selection sets of a document request the identity of their objects.
///
/// A type requests its key fields, or else its field `id` of type `ID` that needs no argument. An interface without such
/// fields, or a union, requests them under the conditions for its object types that have some. Nothing is generated where
/// it would conflict with the document's selections (section 5.3.2).
///
/// `id` of one object is one field with one type. The document's own fields win: if another field has the key `id`
/// (`id: name`), none is generated for the object; if one is an `ID!`, no `ID` is generated, even on another type.
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
  struct Identity: Equatable {
    var fields: [String] = []
    /// The fields of inline fragments, by the types that these are for.
    var conditions: OrderedDictionary<String, [String]> = [:]
  }

  private var identities: [Int: Identity] = [:]

  /// The types of the identifying fields that are generated or written, by their names.
  private(set) var types: [String: Set<String>] = [:]

  /// Returns what is generated among selections, if enclosing ones do not request the identity of the same object.
  func identity(in selectionSet: SelectionSet) -> Identity? { identities[selectionSet.range.start] }

  init(_ valid: ValidDocument) {
    self.init(valid.document, refetchQueries: valid.refetchQueries.map(\.operation), valid.schema)
  }

  fileprivate init(_ document: Document, refetchQueries: [OperationDefinition], _ schema: Schema) {
    var search = SelectionSearch(schema)
    for definition in document.definitions {
      switch definition {
      case .operation(let operation):
        search.visitRoot(operation.selectionSet, schema.rootTypeName(for: operation.kind) ?? "")
      case .fragment(let fragment):
        let object = search.object(ofFragment: fragment.name.value)
        search.visit(fragment.selectionSet, fragment.typeCondition.value, of: object)
      case .schema, .schemaExtension, .type, .typeExtension, .directive, .directiveExtension:
        continue
      }
    }
    for query in refetchQueries {
      search.visitRoot(query.selectionSet, schema.rootTypeName(for: .query) ?? "")
    }
    (identities, types) = search.chosen()
  }
}

/// Returns the types of the fields by which requests of a document identify objects, by the names of the fields.
package func identityTypes(in document: Document, of schema: Schema) -> [String: Set<String>] {
  IdentityPlan(document, refetchQueries: [], schema).types
}

/// Finds the selection sets that select from the same object, directly or through fragments.
private struct SelectionSearch {
  /// The selection sets of one object. Objects that share a fragment count as one.
  private struct Object {
    var sameAs: Int?
    var members: [String: Int] = [:]
    /// The types of selected fields that may identify objects, by their names.
    var written: [String: [String]] = [:]
    /// The names of such fields that are the keys of others.
    var hidden: Set<String> = []
    var candidates: [Candidate] = []
  }

  /// A selection set that could request the identity of its objects.
  private struct Candidate {
    var selectionSet: SelectionSet
    /// The type that it selects from.
    var typeName: String
    /// The conditions under which it could request each field, by the type of the field.
    var conditions: OrderedDictionary<String, OrderedDictionary<String, IdentifyingCondition>>

    var start: Int { selectionSet.range.start }
  }

  private let schema: Schema
  private var objects: [Object] = []
  private var fragments: [String: Int] = [:]
  private var conditions: [String: OrderedDictionary<String, OrderedDictionary<String, IdentifyingCondition>>] = [:]
  private let identifyingFieldNames: Set<String>

  init(_ schema: Schema) {
    self.schema = schema
    identifyingFieldNames = schema.identifyingFieldNames
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
    if identifyingFieldNames.contains(key) {
      if !field.hides(key), let definition = schema.field(named: key, on: typeName) {
        objects[object].written[key, default: []].append("\(definition.type)")
      } else {
        objects[object].hidden.insert(key)
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
    let conditions = conditions[typeName] ?? schema.identifyingConditions(of: typeName)
    self.conditions[typeName] = conditions
    if conditions.isEmpty { return }
    objects[object].candidates.append(
      Candidate(selectionSet: selectionSet, typeName: typeName, conditions: conditions)
    )
  }

  /// Returns the object types for which inline fragments select a field.
  private func types(selecting field: String, in selectionSet: SelectionSet) -> Set<String> {
    selectionSet.selections.reduce(into: []) { types, selection in
      guard case .inlineFragment(let fragment) = selection, fragment.directives.isEmpty else { return }
      let inner = fragment.selectionSet
      let met = fragment.typeCondition.map { schema.possibleTypes(of: $0.value) }
      if let met, inner.selections.contains(where: { $0.isPlain(field) }) {
        types.formUnion(met)
      } else {
        types.formUnion(self.types(selecting: field, in: inner).filter { met?.contains($0) ?? true })
      }
    }
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
      objects[kept].written.merge(gone.written) { $0 + $1 }
      objects[kept].hidden.formUnion(gone.hidden)
      objects[kept].candidates += gone.candidates
      for (key, member) in gone.members {
        if let known = objects[kept].members[key] {
          pending.append((known, member))
        } else {
          objects[kept].members[key] = member
        }
      }
    }
  }

  /// Returns what the selection sets generate, by their start offsets, and the types of what is generated or written.
  func chosen() -> ([Int: IdentityPlan.Identity], types: [String: Set<String>]) {
    var chosen: [Int: IdentityPlan.Identity] = [:]
    var allTypes: [String: Set<String>] = [:]
    for object in objects {
      var types: [String: String] = [:]
      for candidate in object.candidates.sorted(by: { $0.start < $1.start }) {
        for (field, conditions) in candidate.conditions where !object.hidden.contains(field) {
          let type = types[field] ?? object.written[field]?.first ?? conditions.keys.max()
          types[field] = type
          guard let type, let condition = conditions[type] else { continue }
          allTypes[field, default: []].insert(type)
          switch condition {
          case .always: chosen[candidate.start, default: .init()].fields.append(field)
          case .on(let types):
            let written = self.types(selecting: field, in: candidate.selectionSet)
            for type in types where !written.isSuperset(of: schema.commonTypes(candidate.typeName, type)) {
              chosen[candidate.start, default: .init()].conditions[type, default: []].append(field)
            }
          }
        }
      }
      for (field, types) in object.written { allTypes[field, default: []].formUnion(types) }
    }
    return (chosen, allTypes)
  }
}
