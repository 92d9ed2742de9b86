import GraphQLLanguage
import GraphQLValidation

/// A use of a changed definition in a document.
package struct SchemaChangeUse: Hashable, Sendable {
  /// The change.
  package var change: SchemaChange

  /// The range to show.
  package var place: SourceRange

  /// The range in which the change is likely to cause other errors: everything inside a field whose type changed.
  package var extent: SourceRange
}

/// Returns the uses in a document of definitions that breaking changes concern.
///
/// The document may still be valid: the new version may accept `hero { height }` and return a string instead of a
/// number. A literal value is not broken by a type that became non-null. The value of a variable is unknown, so a
/// variable uses every input field and enum value that its type reaches.
///
/// - Parameters:
///   - changes: The changes. Only breaking ones count.
///   - document: The document, which is valid against the older version.
///   - old: The older version of the schema.
///   - fragments: The fragments defined elsewhere, by name.
/// - Returns: The uses in the order of the document.
package func uses(
  of changes: [SchemaChange],
  in document: Document,
  schema old: Schema,
  fragments: [String: FragmentSignature]
) -> [SchemaChangeUse] {
  let breaking = BreakingChanges(changes)
  guard !breaking.isEmpty else { return [] }
  let typed = TypedDocument(document, schema: old, fragments: fragments, definesDirectives: false)
  var search = SchemaChangeUseSearch(breaking: breaking, typed: typed)
  search.searchDefinitions()
  search.searchFields()
  search.searchTypeConditions()
  search.searchArguments()
  search.searchDirectives()
  return search.usesInOrder()
}

/// The breaking changes, grouped by the definition that they concern.
struct BreakingChanges {
  /// The changes of fields, arguments and directives, by coordinate.
  private var byCoordinate: [String: [SchemaChange]] = [:]
  /// The changes that add required arguments, by field or directive.
  private var requiredArguments: [String: [SchemaChange]] = [:]
  /// The changes of types, and of the values and fields of enums and input objects, by type.
  private var byType: [String: [SchemaChange]] = [:]
  /// The changes of root types, by kind of operation.
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
  /// Returns the text of the coordinate before a separator.
  fileprivate func owner(_ separator: Character) -> String {
    String(coordinate.prefix { $0 != separator })
  }
}
