import GraphQLLanguage
import InlineGraphQL

/// The fields of one response key, which execute as one: a field set of the collected fields map (section 6.3.2).
final class FieldSet {
  let responseKey: String
  /// The name of the object type that the fields are selected on.
  let parentType: String
  let definition: FieldDefinition
  /// The field's type without lists and `!`.
  let namedType: NamedType?
  /// The fields in the order of the document; never empty.
  fileprivate(set) var fields: [Field]
  /// The subfields of the field's value, for each object type that it has had.
  fileprivate var subfields: [String: SelectedFields] = [:]

  fileprivate init(_ field: Field, _ definition: FieldDefinition, on parentType: String, in schema: Schema) {
    responseKey = field.responseKey.value
    self.parentType = parentType
    self.definition = definition
    namedType = schema.type(named: definition.type.namedType.value)
    fields = [field]
  }

  /// The field's name.
  var name: String { definition.name.value }

  /// The ranges of the fields in the document.
  var ranges: [SourceRange] { fields.map(\.range) }
}

/// The selection of an object.
struct SelectedFields {
  var fieldSets: [FieldSet] = []
  /// The fragments that are executed later.
  var deferred: [DeferredFragment] = []
}

extension Execution {
  /// The key of collected subfields: the offsets of the fields whose value they select from, and the value's type.
  struct Selected: Hashable {
    fileprivate let fields: [Int]
    fileprivate let objectType: String
  }

  /// Collects the fields that selection sets select on an object: `CollectFields` of section 6.3.2.
  ///
  /// A list of remaining selections replaces recursion, because a document may chain any number of fragments.
  func collectFields(
    of selectionSets: [SelectionSet],
    on objectType: String
  ) throws(FieldError) -> SelectedFields {
    var selected = SelectedFields()
    var positions: [String: Int] = [:]
    var visitedFragments: Set<String> = []
    // The innermost selections are last.
    var remaining = selectionSets.reversed().map { $0.selections[...] }
    while let selection = remaining.last?.first {
      remaining[remaining.count - 1].removeFirst()
      selectionCount += 1
      switch selection {
      case .field(let field):
        guard try isIncluded(field.directives) else { break }
        if let position = positions[field.responseKey.value] {
          selected.fieldSets[position].fields.append(field)
        } else if let definition = schema.field(named: field.name.value, on: objectType) {
          positions[field.responseKey.value] = selected.fieldSets.count
          selected.fieldSets.append(FieldSet(field, definition, on: objectType, in: schema))
        }
      case .fragmentSpread(let spread):
        guard try isIncluded(spread.directives), let fragment = request.fragments[spread.name.value],
          doesFragmentTypeApply(objectType, fragment.typeCondition.value)
        else { break }
        if let deferred = try deferred(fragment.selectionSet, spread.directives) {
          selected.deferred.append(deferred)
          break
        }
        guard visitedFragments.insert(spread.name.value).inserted else { break }
        remaining.append(fragment.selectionSet.selections[...])
      case .inlineFragment(let fragment):
        guard try isIncluded(fragment.directives) else { break }
        if let condition = fragment.typeCondition, !doesFragmentTypeApply(objectType, condition.value) { break }
        if let deferred = try deferred(fragment.selectionSet, fragment.directives) {
          selected.deferred.append(deferred)
          break
        }
        remaining.append(fragment.selectionSet.selections[...])
      }
      while remaining.last?.isEmpty == true { remaining.removeLast() }
    }
    return selected
  }

  /// Collects the subfields of a field's value: `CollectSubfields` of section 6.4.3.
  func collectSubfields(of fieldSet: FieldSet, on objectType: String) throws(FieldError) -> SelectedFields {
    if let subfields = fieldSet.subfields[objectType] { return subfields }
    // Fragments may lead to the same fields in exponentially many ways, so each result is kept.
    let selection = Selected(fields: fieldSet.ranges.map(\.start), objectType: objectType)
    let subfields: SelectedFields
    if let known = collectedSubfields[selection] {
      subfields = known
    } else {
      subfields = try collectFields(of: fieldSet.fields.compactMap(\.selectionSet), on: objectType)
      collectedSubfields[selection] = subfields
    }
    fieldSet.subfields[objectType] = subfields
    return subfields
  }

  /// Returns whether neither `@skip` nor `@include` excludes a selection (sections 3.13.1 and 3.13.2).
  private func isIncluded(_ directives: [Directive]) throws(FieldError) -> Bool {
    for directive in directives {
      let name = directive.name.value
      guard name == "skip" || name == "include", let definition = schema.directive(named: name) else { continue }
      let arguments = try coerceArgumentValues(definition.arguments, directive.arguments, of: directive.range)
      if arguments["if"] == .bool(name == "skip") { return false }
    }
    return true
  }

  /// Returns whether a fragment on a type applies to an object type: `DoesFragmentTypeApply` of section 6.3.2.
  private func doesFragmentTypeApply(_ objectType: String, _ fragmentType: String) -> Bool {
    schema.isSubtype(objectType, of: fragmentType)
  }
}
