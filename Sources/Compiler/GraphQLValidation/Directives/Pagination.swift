import GraphQLLanguage

/// How a field with `@paginated` is asked for its pages, with all that the directive leaves to the schema.
package struct Pagination: Hashable, Sendable {
  /// The argument for the number of objects on a page; `nil` if the field has none.
  package var count: String?

  /// The argument for where a page begins: how many objects are before it, or a cursor.
  package var start: String

  /// The field of the page's object that has the list; `nil` if the field itself is the list.
  package var items: String?

  /// The fields that lead from the page's object to the cursor of the next page; `nil` if pages begin at offsets.
  package var next: [String]?

  /// Whether `hasNextPage` stands beside that cursor.
  package var hasFlag = false
}

extension Schema {
  /// Returns how a field is asked for its pages; `nil` if it has no `@paginated`, or if other rules report what is wrong.
  ///
  /// - Throws: The first error of the directive, with what to write instead.
  package func pagination(of field: Field, _ definition: FieldDefinition) throws(Diagnostic) -> Pagination? {
    guard let directive = field.directives.first(.paginated),
      directive.argument("key") != nil, let mode = directive.argument("mode")
    else { return nil }
    for argument in directive.arguments {
      guard case .variable = argument.value.kind, !["key", "filters"].contains(argument.name.value) else { continue }
      let literal = argument.name.value == "mode" ? "OFFSET or CURSOR" : "a string literal"
      throw Diagnostic(
        .error,
        "Expected the \(argument.name.value) argument to @paginated to be \(literal) for field '\(field.name.value)'.",
        at: argument.value.range
      )
    }
    let search = PaginationSearch(schema: self, field: field, definition: definition, directive: directive)
    switch mode.kind {
    case .enum("OFFSET"): return try search.offsets()
    case .enum("CURSOR"): return try search.cursors()
    default: return nil
    }
  }
}

/// Reads a directive with the schema's help.
private struct PaginationSearch {
  let schema: Schema
  let field: Field
  let definition: FieldDefinition
  let directive: Directive

  private var name: String { field.name.value }
  private var typeName: String { definition.type.namedType.value }

  func offsets() throws(Diagnostic) -> Pagination {
    if let next = directive.argument("next") {
      throw Diagnostic(
        .error,
        "Expected no next argument to @paginated with mode OFFSET: the next page begins where the list ends.",
        at: next.range
      )
    }
    var items: String?
    switch definition.type.nullable {
    case .list(let element, _) where element.nullable.isNamed && isComposite(element):
      if let items = directive.argument("items") {
        throw Diagnostic(
          .error,
          "Expected no items argument to @paginated: the field '\(name)' is the list itself.",
          at: items.range
        )
      }
    case .named where isObject: items = try self.items()
    default: throw misuse("Expected the return type to be a list of objects, or an object with one, got", "")
    }
    return Pagination(count: try count(or: "limit", isNeeded: true), start: try start(or: "offset"), items: items)
  }

  func cursors() throws(Diagnostic) -> Pagination {
    guard case .named = definition.type.nullable, isObject else {
      throw misuse(
        "Expected the return type to be a non-plural interface or object, got",
        " A list without an object around it has no cursor: use mode OFFSET."
      )
    }
    let items = try items()
    let (path, hasFlag) = try next()
    return Pagination(
      count: try count(or: "first", isNeeded: false),
      start: try start(or: "after"),
      items: items,
      next: path,
      hasFlag: hasFlag
    )
  }

  private func misuse(_ expected: String, _ advice: String) -> Diagnostic {
    let message = "@paginated used on invalid field '\(name)'. \(expected) '\(definition.type)'.\(advice)"
    return Diagnostic(.error, message, at: field.name.range)
  }

  private var isObject: Bool {
    switch schema.type(named: typeName) {
    case .object, .interface: true
    case .union, .scalar, .enum, .inputObject, nil: false
    }
  }

  private func isComposite(_ type: TypeReference) -> Bool {
    schema.type(named: type.namedType.value)?.isComposite == true
  }

  // MARK: - Arguments

  /// - Parameter isNeeded: Whether a page is known to be the last only by fewer objects than this argument asks for.
  private func count(or usual: String, isNeeded: Bool) throws(Diagnostic) -> String? {
    let wanted = directive.string("count")
    let arguments = isNeeded ? definition.arguments.map(\.name.value) : field.arguments.map(\.name.value)
    return wanted == nil && !arguments.contains(usual) ? nil : try argument("count", wanted, or: usual)
  }

  private func start(or usual: String) throws(Diagnostic) -> String {
    try argument("start", directive.string("start"), or: usual)
  }

  private func argument(_ role: String, _ wanted: String?, or usual: String) throws(Diagnostic) -> String {
    let argument = wanted ?? usual
    if field.arguments.contains(where: { $0.name.value == argument }) { return argument }
    var message = "Expected field '\(name)' to be passed a '\(argument)' argument."
    let isKnown = definition.arguments.contains { $0.name.value == argument }
    if wanted == nil, !isKnown { message += " If it has another name, give that to @paginated(\(role):)." }
    throw Diagnostic(.error, message, at: field.name.range)
  }

  // MARK: - Lists

  private func items() throws(Diagnostic) -> String {
    var lists: [String] = []
    for case .field(let inner) in field.selectionSet?.selections ?? [] {
      guard case .list(let element, _)? = schema.field(named: inner.name.value, on: typeName)?.type.nullable,
        element.nullable.isNamed, isComposite(element), !lists.contains(inner.name.value)
      else { continue }
      lists.append(inner.name.value)
    }
    guard let argument = directive.argument("items"), let wanted = argument.string else {
      if lists.count == 1 { return lists[0] }
      let message =
        lists.isEmpty
        ? "Expected '\(name)' to be passed a selection of a list of objects."
        : "Expected an items argument to @paginated that names one of the lists that '\(name)' selects: "
          + lists.map { "'\($0)'" }.joined(separator: ", ") + "."
      throw Diagnostic(.error, message, at: lists.isEmpty ? field.name.range : directive.range)
    }
    if lists.contains(wanted) { return wanted }
    throw Diagnostic(
      .error,
      "Expected the items argument to @paginated to name a list of objects that '\(name)' selects, got '\(wanted)'.",
      at: argument.range
    )
  }

  // MARK: - Cursors

  private func next() throws(Diagnostic) -> (path: [String], hasFlag: Bool) {
    let written = directive.argument("next")
    let path = Pagination.cursorPath(directive)
    var parent = typeName
    for (index, name) in path.enumerated() {
      let isLast = index == path.count - 1
      guard let field = schema.field(named: name, on: parent),
        !field.arguments.contains(where: \.isRequired), field.type.nullable.isNamed,
        let type = schema.type(named: field.type.namedType.value), isLast ? type.isLeaf : !type.isLeaf
      else {
        let expected = "a '\(name)' field that returns \(isLast ? "a scalar" : "an object") and needs no arguments."
        guard let written else {
          throw Diagnostic(
            .error,
            "@paginated used on invalid field '\(self.name)'. Expected the field type '\(parent)' to expose \(expected) If the "
              + "cursor of the next page is elsewhere, give its path to @paginated(next:), as in \"info.next\".",
            at: self.field.name.range
          )
        }
        throw Diagnostic(
          .error,
          "Expected the next argument to @paginated to be the path to the cursor of the next page: the type '\(parent)' does "
            + "not expose \(expected)",
          at: written.range
        )
      }
      if !isLast { parent = field.type.namedType.value }
    }
    let flag = schema.field(named: Pagination.flag, on: parent)
    return (
      path, flag.map { $0.type.namedType.value == "Boolean" && !$0.arguments.contains(where: \.isRequired) } ?? false
    )
  }
}

extension Pagination {
  /// The field beside a cursor that tells whether there is a next page.
  package static let flag = "hasNextPage"

  /// Returns the fields that lead from a page's object to the cursor of the next page; none if pages begin at offsets.
  package static func cursorPath(_ directive: Directive) -> [String] {
    if directive.string("mode") != "CURSOR" { return [] }
    let path = directive.string("next") ?? "pageInfo.endCursor"
    return path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  }
}

extension TypeReference {
  /// Whether it is a nullable type that is no list.
  fileprivate var isNamed: Bool {
    if case .named = self { true } else { false }
  }
}
