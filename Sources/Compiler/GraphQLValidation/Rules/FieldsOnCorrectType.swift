import GraphQLLanguage
import OrderedCollections

extension Rule {
  /// Field Selections (section 5.3.1): the parent type has the selected field.
  static let fieldsOnCorrectType: Rule = .init("FieldsOnCorrectType") { document, errors in
    for field in document.fields where field.facts == nil {
      guard let parent = field.parent else { continue }
      let name = field.node.name
      var hint = didYouMean(typesWithField(name.value, of: parent, in: document), "to use an inline fragment on")
      var fixIts: [Diagnostic.FixIt] = []
      if hint.isEmpty {
        let suggestions = suggestions(for: name.value, from: parent.type.fields?.keys ?? [])
        hint = didYouMean(suggestions)
        fixIts = Diagnostic.FixIt.replacing(name, with: suggestions)
      }
      errors.append(
        Diagnostic(
          .error,
          "Cannot query field \"\(name.value)\" on type \"\(parent.name)\".\(hint)",
          at: field.node.range,
          fixIts: fixIts
        )
      )
    }
  }
}

/// Returns the possible types of an abstract type that have a field, and their interfaces that have it. The interfaces
/// of the most possible types come first.
private func typesWithField(_ name: String, of type: TypeFacts, in document: TypedDocument) -> [String] {
  guard type.isAbstract else { return [] }
  var usage: OrderedDictionary<String, Int> = [:]
  for possible in document.schema.possibleTypes(of: type.name) {
    guard let facts = document.types.type(named: possible), case .object(let object) = facts.type,
      object.fields[name] != nil
    else { continue }
    usage[possible] = 1
    for interface in object.interfaces {
      guard let facts = document.types.type(named: interface), facts.type.fields?[name] != nil else { continue }
      usage[interface, default: 0] += 1
    }
  }
  return inserted(Array(usage)) { a, b in
    if a.value != b.value { return a.value > b.value }
    if document.types.type(named: a.key)?.isAbstract == true, document.schema.isSubtype(b.key, of: a.key) {
      return true
    }
    if document.types.type(named: b.key)?.isAbstract == true, document.schema.isSubtype(a.key, of: b.key) {
      return false
    }
    return naturalOrder(a.key, b.key) < 0
  }.map(\.key)
}

/// Sorts as graphql-js's engine sorts fewer than 64 elements: an ascending run, into which the others are inserted.
///
/// The order of types is not transitive. The outcome depends on which of them are compared, and the messages name the
/// same five types only if these are the same.
private func inserted<Element>(_ elements: [Element], by isBefore: (Element, Element) -> Bool) -> [Element] {
  guard elements.count > 1 else { return elements }
  var sorted = elements
  var end = 2
  if isBefore(elements[1], elements[0]) {
    while end < sorted.count, isBefore(sorted[end], sorted[end - 1]) { end += 1 }
    sorted[..<end].reverse()
  } else {
    while end < sorted.count, !isBefore(sorted[end], sorted[end - 1]) { end += 1 }
  }
  for index in end..<sorted.count {
    let element = sorted.remove(at: index)
    var (low, high) = (0, index)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(element, sorted[middle]) { high = middle } else { low = middle + 1 }
    }
    sorted.insert(element, at: low)
  }
  return sorted
}
