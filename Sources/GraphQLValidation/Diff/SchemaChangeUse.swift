import GraphQLLanguage

/// A place where a document uses something that changed.
public struct SchemaChangeUse: Hashable, Sendable {
  /// What changed.
  public var change: SchemaChange

  /// Where to show it.
  public var place: SourceRange

  /// What the change is likely to make wrong besides: everything inside a field whose type changed.
  public var extent: SourceRange
}

/// Finds where a document uses what breaking changes break, whether or not it is still valid: the new version may well
/// accept `hero { height }` and answer it with a string where there was a number.
///
/// What is written as a literal, and is as valid as before, is not broken by a type that became non-null. What stands
/// behind a variable is not known: a variable uses every input field and enum value that its type reaches.
///
/// - Parameters:
///   - changes: What changed; those that are not breaking are passed over.
///   - document: The document, valid against the older version.
///   - old: The older version of the schema.
///   - fragments: The fragments that are defined elsewhere, by name.
/// - Returns: The uses in the order of the document.
public func uses(
  of changes: [SchemaChange],
  in document: Document,
  schema old: Schema,
  fragments: [String: FragmentSignature]
) -> [SchemaChangeUse] {
  let breaking = BreakingChanges(changes)
  guard !breaking.isEmpty else { return [] }
  let typed = TypedDocument(document, schema: old, fragments: fragments, clientDirectives: [])
  var search = SchemaChangeUseSearch(breaking: breaking, typed: typed)
  search.searchDefinitions()
  search.searchFields()
  search.searchTypeConditions()
  search.searchArguments()
  search.searchDirectives()
  return search.usesInOrder()
}

/// The breaking changes by what they are about.
struct BreakingChanges {
  /// Those of fields, arguments and directives, by coordinate.
  private var byCoordinate: [String: [SchemaChange]] = [:]
  /// Those of the arguments that were added, by field or directive.
  private var requiredArguments: [String: [SchemaChange]] = [:]
  /// Those of a type itself or, for enums and input objects, of its values and fields, by type.
  private var byType: [String: [SchemaChange]] = [:]
  /// Those of root types, by kind of operation.
  private var byOperation: [String: [SchemaChange]] = [:]
  private(set) var isEmpty = true

  init(_ changes: [SchemaChange]) {
    for change in changes where change.criticality == .breaking {
      isEmpty = false
      switch change.kind {
      case .rootTypeRemoved, .rootTypeChanged:
        byOperation[change.detail ?? "", default: []].append(change)
      case .requiredArgumentAdded, .requiredDirectiveArgumentAdded:
        requiredArguments[change.owner("("), default: []].append(change)
      case .fieldRemoved, .fieldChangedKind, .inputFieldDefaultValueChange, .requiredInputFieldAdded,
        .valueRemovedFromEnum:
        byCoordinate[change.coordinate, default: []].append(change)
        byType[change.owner("."), default: []].append(change)
      case .typeRemoved, .typeChangedKind, .oneOfAdded:
        byType[change.coordinate, default: []].append(change)
      default:
        byCoordinate[change.coordinate, default: []].append(change)
      }
    }
  }

  func of(_ coordinate: String) -> [SchemaChange] { byCoordinate[coordinate] ?? [] }
  func ofArgumentsRequired(by owner: String) -> [SchemaChange] { requiredArguments[owner] ?? [] }
  func ofType(_ name: String) -> [SchemaChange] { byType[name] ?? [] }
  func ofOperations(_ kind: OperationDefinition.Kind) -> [SchemaChange] { byOperation[kind.rawValue] ?? [] }
}

extension SchemaChange {
  /// The part of the coordinate before a separator.
  fileprivate func owner(_ separator: Character) -> String {
    String(coordinate.prefix { $0 != separator })
  }
}
