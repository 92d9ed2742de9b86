@testable import GraphQLCompiler
@testable import GraphQLLanguage
@testable import GraphQLValidation

/// A compiled literal, and the Swift type that it is in.
struct CheckedLiteral {
  var lowered: Lowered
  var enclosing: TypePath
}

/// Writes a function for each type of an object. The function reads all properties and compares them with the response.
struct CheckWriter {
  private(set) var text = ""

  private let definitions: [(definition: DefinitionIR, path: String)]
  private var values: VariableValues
  /// The functions written so far, by the types that they check, and those that find missing fields; `""` if none is required.
  private var functions: [String: String] = [:]
  private var missing: [String: String] = [:]
  /// The views of the current definition, by the paths of their types.
  private var views: [TypePath: ViewIR] = [:]
  /// The path of the current definition's type.
  private var root = ""

  /// The protocols to which the types of the current definition conform, and the definition if it is a fragment.
  private(set) var conformances: FragmentConformancesIR = [:]
  private(set) var fragment: FragmentIR?
  /// The fragments and the paths of their types by name, and the functions written so far, by the protocols through which
  /// they read.
  private(set) var fragments: [String: (definition: FragmentIR, path: String)] = [:]
  var protocolFunctions: [String: String] = [:]

  init(_ literals: [CheckedLiteral], _ values: VariableValues) {
    self.values = values
    definitions = literals.flatMap { literal in
      literal.lowered.definitions.map { definition in
        let name = literal.lowered.operationNames.swiftName(of: definition)
        return (definition, literal.enclosing.nesting(name).swift)
      }
    }
    for case (.fragment(let fragment), let path) in definitions { fragments[fragment.name] = (fragment, path) }
  }

  mutating func write() {
    var runs = ""
    for (definition, path) in definitions {
      views = [:]
      collectViews(of: definition.object)
      root = path
      conformances = definition.conformances
      fragment = if case .fragment(let fragment) = definition { fragment } else { nil }
      let function = check(definition.object, at: .data)
      let missing = missing(in: definition.object)
      switch definition {
      case .fragment(let fragment):
        // Functions for the fragments' types check them where they are spread.
        let data = fragment.dataThrows ? "Swift.Result { try f.data }" : "f.data"
        text += "static func checkFragment(_ f: \(path), _ j: Node) {\n  each(\(data), j\(missing), \(function))\n}\n"
      case .operation(let operation):
        let (arguments, json) = values.values(of: operation.written.variables)
        runs += "    await service.check(\(function)\(missing), variables: ##\"\(json)\"##) { random in\n"
        runs += "      \(expression(of: path)).init(\(arguments))\n    }\n"
      }
    }
    text += "static func checkAll(_ service: RandomService) async {\n\(runs)}\n"
  }

  /// An expression of a type that no member hides.
  private func expression(of path: String) -> String { "InlineGraphQL.__TypeNamed<\(path)>.type" }

  /// Returns the expression that reads a fragment from an object.
  func reading(_ name: String) -> String { expression(of: fragments[name]!.path) + ".init(key: v)" }

  private mutating func collectViews(of object: ObjectIR) {
    var waiting = object.views
    while let view = waiting.popLast() {
      views[view.path] = view
      waiting += view.inner
    }
    for case .linkedField(_, let inner) in object.selections { collectViews(of: inner) }
  }

  /// Adds a function.
  mutating func add(_ function: String) {
    text += function
  }

  // MARK: Functions

  private mutating func check(_ object: ObjectIR, at path: TypePath) -> String {
    if let view = object.views.first { return check(view, of: object) }
    return function(of: path) { writer in
      var body = object.isRoot ? "" : "  readTypename(v.__typename, j)\n"
      body += writer.readingDeferredKeys(object.selections.map { ViewPropertyIR(selection: $0, isOptional: false) })
      for selection in object.selections {
        let isOptional = if case .fragmentSpread(let spread) = selection { !spread.condition.isAlways } else { false }
        body += writer.statement(for: selection, isOptional: isOptional) { writer, object in
          writer.check(object, at: path.nesting(object.swiftName))
        }
      }
      return body
    }
  }

  private mutating func check(_ view: ViewIR, of object: ObjectIR) -> String {
    function(of: view.path) { writer in
      var body = object.isRoot ? "" : "  readTypename(v.__typename, j)\n"
      body += writer.readingDeferredKeys(view.properties)
      for property in view.properties {
        body += writer.statement(for: property.selection, isOptional: property.isOptional) { writer, object in
          if let inner = property.viewPath.flatMap({ writer.views[$0] }) {
            return writer.check(inner, of: object)
          }
          return writer.check(object, at: property.typePath ?? object.path)
        }
      }
      for narrower in view.cases {
        guard let inner = writer.views[narrower.path] else { continue }
        let function = writer.check(inner, of: object)
        let accessor = SwiftName.escaped(narrower.accessorName)
        if case .types(let index) = narrower.requirement {
          body += "  expect((v.\(accessor) != nil) == \(object.typeSets[index].sorted()).contains(v.__typename), j)\n"
        }
        body +=
          narrower.isOptional
          ? "  if let view = v.\(accessor) { \(function)(view, j) }\(writer.skipping(narrower, of: object))\n"
          : "  \(function)(v.\(accessor), j)\n"
      }
      if view.otherName != nil {
        body += "  switch v {\n"
        for narrower in view.cases where narrower.isEnumCase {
          guard let inner = writer.views[narrower.path] else { continue }
          let name = SwiftName.escaped(narrower.caseName)
          body += "  case .\(name)(let view): \(writer.check(inner, of: object))(view, j)\n"
        }
        body += "  case .__other(let other): readTypename(other.__typename, j)\n  }\n"
      }
      return body
    }
  }

  private mutating func function(of path: TypePath, _ body: (inout CheckWriter) -> String) -> String {
    let type = root + "." + path.swift
    if let known = functions[type] { return known }
    let name = "check\(functions.count)"
    functions[type] = name
    let lines = body(&self) + readingThroughProtocols(ofTypeAt: path)
    text += "static func \(name)(_ v: \(type), _ j: Node) {\n\(lines)}\n"
    return name
  }

  private mutating func statement(
    for selection: SelectionIR,
    isOptional: Bool,
    inner: (inout CheckWriter, ObjectIR) -> String
  ) -> String {
    switch selection {
    case .scalarField(let field):
      return compare(field)
    case .linkedField(let field, let object):
      let function = inner(&self, object)
      return compare(field, ", " + function, missing: missing(in: object))
    case .fragmentSpread(let spread):
      let read = reading(spread.name)
      return isOptional ? "  if let f = \(read) { checkFragment(f, j) }\n" : "  checkFragment(\(read), j)\n"
    case .typename:
      return ""
    }
  }

  /// Reads the masked fragments of which an object is the key while they are there.
  private func readingDeferredKeys(_ properties: [ViewPropertyIR]) -> String {
    properties.deferredKeys.map { "  if let f = \(reading($0.fragment)) { checkFragment(f, j) }\n" }.joined()
  }

  /// Returns a statement that compares a field with the response.
  ///
  /// - Parameters:
  ///   - check: The argument with the function that checks objects; `nil` for scalars.
  ///   - missing: The argument with the function that tells whether an object lacks required fields.
  func compare(_ field: NamedField, _ check: String? = nil, missing: String = "") -> String {
    // A fragment that is read apart is an object of the same fields.
    let node = field.selected.isOfSameObject ? "j" : "j[\"\(field.responseKey)\"]"
    let values = "(v.\(SwiftName.escaped(field.propertyName)), \(node)"
    let read = ["Boolean", "Float", "ID", "Int", "String"].contains(field.type.namedType.value) ? "read" : "readText"
    let statement = (check.map { "each\(values)\(missing)\($0)" } ?? "\(read)\(values)") + ")"
    return field.condition.isAlways ? "  \(statement)\n" : "  if isThere\(values)\(missing)) { \(statement) }\n"
  }

  // MARK: Required fields

  /// Returns the branch for a group that is absent because a field that is required in it is missing: nothing reads the
  /// group's fields then. Nothing if it requires none.
  private mutating func skipping(_ view: ViewCaseIR, of object: ObjectIR) -> String {
    guard case .inclusion(let index) = view.requirement else { return "" }
    let required = Set(object.inclusions[index].required.map(\.responseKey))
    let terms = object.selections.filter { $0.field.map { required.contains($0.responseKey) } ?? false }
      .map { "isMissing(j[\"\($0.field!.responseKey)\"]\(lacks($0)))" }
    return terms.isEmpty ? "" : " else if \(terms.joined(separator: " || ")) { j.markAllRead() }"
  }

  /// Returns the argument for what tells whether the object of a field lacks required fields; nothing if that does not matter.
  private mutating func lacks(_ selection: SelectionIR, of path: String? = nil) -> String {
    guard case .linkedField(let field, let object) = selection, field.catching == nil, field.deferral == nil else {
      return ""
    }
    return missing(in: object, of: path)
  }

  /// Returns the argument for the function that tells whether an object lacks required fields; nothing if it requires none.
  ///
  /// - Parameter path: The path of the definition's type; `nil` for the current one.
  mutating func missing(in object: ObjectIR, of path: String? = nil) -> String {
    let type = (path ?? root) + "." + object.path.swift
    if let known = missing[type] { return known }
    missing[type] = ""
    var terms: [String] = []
    for selection in object.selections {
      guard let field = selection.field else { continue }
      let isRequired = field.selected.requiredAction != nil || !field.selected.requiredInGroups.isEmpty
      let inner = lacks(selection, of: path)
      let node = "j[\"\(field.responseKey)\"]"
      if isRequired { terms.append("isMissing(\(node)\(inner))") }
      if !inner.isEmpty { terms.append("anywhere && isAnythingMissing(\(node)\(inner))") }
    }
    if terms.isEmpty { return "" }
    let name = "misses\(missing.count)"
    missing[type] = ", lacks: " + name
    text += "static func \(name)(_ j: Node, _ anywhere: Bool) -> Bool {\n"
    text += "  \(terms.joined(separator: "\n    || "))\n}\n"
    return ", lacks: " + name
  }
}

extension FragmentIR {
  /// Whether reading its data throws.
  fileprivate var dataThrows: Bool {
    written.directives.catchTarget == nil && (written.directives.throwsOnFieldError || missingFields.fail)
  }
}
