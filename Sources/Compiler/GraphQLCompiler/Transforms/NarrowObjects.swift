/// Makes the views of objects whose selections depend on types: one with the selections that are certain for all types,
/// and one for the types of each inline fragment, with everything that is certain for these.
///
/// Before, with the types that conditions require:
///
/// ```graphql
/// pet {
///   name
///   meows # if the type at depth 1 is Cat
///   barks # if the type at depth 1 is Dog
/// }
/// ```
///
/// After, as views:
///
/// ```graphql
/// pet { # an enum
///   name
///   ... on Cat { name meows } # AsCat
///   ... on Dog { name barks } # AsDog
///   ... { name } # Other
/// }
/// ```
///
/// - Parameters:
///   - object: The object.
///   - reserved: The names that nested types would hide.
/// - Returns: The object with its views; `nil` if there would be too many of them.
func narrowObjects(in object: NamedObject, reserving reserved: ReservedNames) -> ObjectIR? {
  var progress = NarrowingProgress()
  let narrowed = ObjectIR(object, dependingOn: ConditionTypes(in: object), at: .data, reserving: reserved, &progress)
  return progress.isExceeded ? nil : narrowed
}

/// The views so far, and the budget for more.
///
/// An object inside narrowed ones has a view for every combination of their types with different properties. There can
/// be exponentially many.
struct NarrowingProgress {
  /// The number of views and of properties in views.
  private var results = 30_000
  /// How often selections may be visited.
  private var work = 1_000_000

  /// The key of a view of an object that depends on enclosing ones: which of its ``ObjectIR/outerConditions`` are known to
  /// hold.
  struct Key: Hashable {
    var fieldsPath: TypePath
    var areMet: [Bool]
  }

  /// The paths of the views, by their keys.
  var paths: [Key: TypePath] = [:]

  var isExceeded: Bool { results < 0 || work < 0 }

  mutating func begin(lookingAt count: Int) { work -= count }

  mutating func spend(_ count: Int) { results -= count }
}

extension ObjectIR {
  /// Returns an object with its nested objects, and the views of those that do not depend on enclosing objects.
  fileprivate init(
    _ object: NamedObject,
    dependingOn conditionTypes: ConditionTypes,
    at path: TypePath,
    reserving reserved: ReservedNames,
    _ progress: inout NarrowingProgress
  ) {
    self.init(
      position: object.position,
      hasSeveralTypes: object.hasSeveralTypes,
      connectionRole: object.connectionRole,
      unmaskedFragments: object.unmaskedSpreads.filter { $0.condition == .always }.map(\.name),
      swiftName: object.swiftName,
      path: path,
      typeSets: conditionTypes.own,
      nestedObjectsDependOnType: conditionTypes.nestedObjectsDependOnType,
      outerConditions: conditionTypes.outer
    )
    appendSelections(of: object, dependingOn: conditionTypes, reserving: reserved, &progress)
    if outerConditions.isEmpty, !object.narrowings.isEmpty { makeView(of: object, reserving: reserved, &progress) }
  }

  private mutating func appendSelections(
    of object: NamedObject,
    dependingOn conditionTypes: ConditionTypes,
    reserving reserved: ReservedNames,
    _ progress: inout NarrowingProgress
  ) {
    // The fields of an object that depends on enclosing ones are stored in theirs.
    let fieldsPath = object.narrowings.isEmpty || !outerConditions.isEmpty ? path : path.nesting("__Fields")
    var inside = conditionTypes.inside[...]
    selections.reserveCapacity(object.selections.count)
    for selection in object.selections {
      switch selection {
      case .typename: selections.append(.typename)
      case .scalarField(let field): selections.append(.scalarField(field))
      case .linkedField(let field, let inner):
        let path = fieldsPath.nesting(inner.swiftName)
        let object = ObjectIR(inner, dependingOn: inside.removeFirst(), at: path, reserving: reserved, &progress)
        selections.append(.linkedField(field, of: object))
      case .fragmentSpread(let spread): selections.append(.fragmentSpread(spread))
      }
    }
  }

  private mutating func makeView(
    of object: NamedObject,
    reserving reserved: ReservedNames,
    _ progress: inout NarrowingProgress
  ) {
    var maker = ViewMaker(of: self, object, reserved: reserved, fieldsPath: path.nesting("__Fields"))
    views = [maker.view(of: &self, knowing: KnownFacts(), named: swiftName, at: path, &progress)]
  }
}
