import GraphQLLanguage
import GraphQLValidation

/// The selection sets of a document in which `id` is generated: those of types with a field `id` of type `ID` that
/// needs no argument, unless it would conflict with the document's selections (section 5.3.2).
///
/// `id` of one object is one field with one type. The document's own fields win: if another field has the key `id`
/// (`id: name`), nothing is generated for the object; if one is an `ID!`, no `ID` is generated, even on another type.
/// The plan does not see selections of fragments in other literals.
///
/// Before:
///
/// ```graphql
/// { hero { name } rival: hero { id: name } }
/// ```
///
/// After, with the plan:
///
/// ```graphql
/// {
///   hero { name } # generates id
///   rival: hero { id: name } # generates nothing
/// }
/// ```
struct IdentityPlan {
  private var isGenerated: [Int: Bool] = [:]

  /// Returns whether `id` is generated among selections, if enclosing ones do not select it of the same object.
  func generatesID(in selectionSet: SelectionSet) -> Bool {
    isGenerated[selectionSet.range.start] ?? false
  }

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
    isGenerated = search.chosen()
  }
}

/// Finds the selection sets that select from the same object, directly or through fragments.
private struct SelectionSearch {
  /// The selection sets of one object. Objects that share a fragment count as one.
  private struct Object {
    var sameAs: Int?
    var members: [String: Int] = [:]
    /// The types of selected fields `id`, and of those that could be generated.
    var written: [String] = []
    var candidates: [(selectionSet: Int, type: String)] = []
    var hasOtherID = false
  }

  private let schema: Schema
  private var objects: [Object] = []
  private var fragments: [String: Int] = [:]
  private var idTypes: [String: String?] = [:]

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
    if !isRoot, let type = idType(of: typeName) {
      objects[root(of: object)].candidates.append((selectionSet.range.start, type))
    }
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
      if field.name.value == "id", field.arguments.isEmpty, let type = idType(of: typeName) {
        objects[object].written.append(type)
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

  /// Returns the type of the field `id`; `nil` if a type has none that can be generated.
  private mutating func idType(of typeName: String) -> String? {
    if let known = idTypes[typeName] { return known }
    let type = schema.generatedID(of: typeName).map { "\($0.type)" }
    idTypes[typeName] = .some(type)
    return type
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

  /// Returns the start offsets of the selection sets in which `id` is generated.
  func chosen() -> [Int: Bool] {
    var chosen: [Int: Bool] = [:]
    for object in objects where !object.hasOtherID {
      let first = object.candidates.min { $0.selectionSet < $1.selectionSet }
      guard let type = object.written.first ?? first?.type else { continue }
      for candidate in object.candidates where candidate.type == type { chosen[candidate.selectionSet] = true }
    }
    return chosen
  }
}

extension Schema {
  /// Returns the field `id` of an object type or interface, if it is an `ID` and needs no argument.
  package func generatedID(of typeName: String) -> FieldDefinition? {
    guard let field = field(named: "id", on: typeName), case .named(let type) = field.type.nullable, type.value == "ID",
      !field.arguments.contains(where: \.isRequired)
    else { return nil }
    return field
  }
}
