import GraphQLJSON
import GraphQLLanguage
import InlineGraphQL

/// The objects that a store may find by the values of a field's arguments: `@__lookup(types: "User", key: {id: $id})`.
struct PlannedLookup {
  /// The types of the objects, by their numbers in the store.
  let types: [Int32]

  /// The fields that identify the objects, in alphabetical order, and their values.
  private let key: [(field: String, value: Value)]

  /// Reads a directive; `nil` if it is another one.
  ///
  /// - Parameter typeNames: The numbers of type names, to which those of the objects are added.
  init?(_ directive: Directive, _ typeNames: inout ByteStringTable) {
    guard directive.name.value == "__lookup", let types = directive.string("types"),
      case .object(let key)? = directive.argument("key")?.kind
    else { return nil }
    self.init(
      types: types.split(separator: " ").map { typeNames.number(of: $0.utf8) },
      key: key.map { ($0.name.value, $0.value) }
    )
  }

  init(types: [Int32], key: [(field: String, value: Value)]) {
    (self.types, self.key) = (types, key.sorted { $0.field < $1.field })
  }

  /// The names of the fields that identify the objects.
  var keyFields: [String] { key.map(\.field) }

  /// The identities that the arguments of a request name.
  struct Identities {
    /// Whether the field has a list of objects.
    let isList: Bool

    /// The identity of each object (``KeyFields``); `nil` where an argument has null in place of one.
    let texts: [[UInt8]?]
  }

  /// Returns the identities that the field's arguments name; `nil` if an argument has no value.
  func identities(_ variables: VariableTexts) -> Identities? {
    var values: [GraphQLJSONValue] = []
    for (_, value) in key {
      var text = CanonicalText()
      guard text.append(value, variables), let parsed = try? GraphQLJSONValue(parsing: text.bytes), parsed != .null
      else {
        return nil
      }
      values.append(parsed)
    }
    guard let position = values.firstIndex(where: { if case .array = $0 { true } else { false } }),
      case .array(let elements) = values[position]
    else { return values.isEmpty ? nil : Identities(isList: false, texts: [identity(values)]) }
    return Identities(
      isList: true,
      texts: elements.map { element in
        if element == .null { return nil }
        values[position] = element
        return identity(values)
      }
    )
  }

  private func identity(_ values: [GraphQLJSONValue]) -> [UInt8] {
    let prefix = KeyFields.prefix(keyFields)
    if values.count == 1, case .string(let text) = values[0] { return prefix + Array(text.utf8) }
    return prefix + Array(values.map(\.description).joined(separator: ",").utf8)
  }
}

/// An object that a field finds by its arguments.
enum FoundObject {
  /// There is no such object, because an argument has null in its place.
  case null
  /// The store does not know it.
  case unknown
  case record(RecordID)
}

extension RecordTable {
  /// Returns how a store may find the objects of a field that a record does not have.
  func lookups(of field: PlannedField, in record: RecordID) -> [PlannedLookup] {
    if names.fieldPolicies.isEmpty || !field.lookups.isEmpty { return field.lookups }
    guard let (types, keyArguments) = names.fieldPolicies[field.name], record == knownRecord(ofRoot: "query") else {
      return []
    }
    let key = keyArguments.compactMap { keyField, argument in
      field.arguments.first { $0.name.value == argument }.map { (keyField, $0.value) }
    }
    return key.count < keyArguments.count ? [] : [PlannedLookup(types: types, key: key)]
  }

  /// Returns the types of a lookup whose objects its key identifies.
  func types(of lookup: PlannedLookup) -> [Int32] {
    lookup.types.filter { type in names.name(ofType: type).map { names.keyFields[$0] } == lookup.keyFields }
  }

  /// Returns the object that has an identity, deleted or not; `nil` if nothing is known of one.
  func object(ofTypes types: [Int32], identifiedBy text: [UInt8]) -> RecordID? {
    var deleted: RecordID?
    for type in types {
      guard let known = knownNumber(ofType: type, identifiedBy: text), known < count, !self[known].isRemoved else {
        continue
      }
      if isDeleted(known) {
        deleted = known
      } else if self[known].type >= 0 {
        return known
      }
    }
    return deleted
  }
}
