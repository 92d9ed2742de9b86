@testable import GraphQLCompiler
@testable import GraphQLLanguage

/// Writes a function for each type of an object. The function reads all properties and compares them with the response.
struct CheckWriter {
  private(set) var text = ""

  private let definitions: [DefinitionIR]
  /// The functions written so far, by the types that they check.
  private var functions: [String: String] = [:]
  /// The views of the current definition, by the paths of their types.
  private var views: [TypePath: ViewIR] = [:]
  /// The path of the current definition's type.
  private var root = ""

  /// The protocols to which the types of the current definition conform, and the definition if it is a fragment.
  private(set) var conformances: FragmentConformancesIR = [:]
  private(set) var fragment: FragmentIR?
  /// The fragments by name, and the functions written so far, by the protocols through which they read.
  private(set) var fragments: [String: FragmentIR] = [:]
  var protocolFunctions: [String: String] = [:]

  init(_ lowered: Lowered) {
    definitions = lowered.definitions
    for case .fragment(let fragment) in definitions { fragments[fragment.name] = fragment }
  }

  mutating func write() {
    var runs = ""
    for definition in definitions {
      views = [:]
      collectViews(of: definition.object)
      root = SwiftName.escaped(definition.name)
      conformances = definition.conformances
      fragment = if case .fragment(let fragment) = definition { fragment } else { nil }
      let function = check(definition.object, at: .data)
      switch definition {
      case .fragment: continue
      case .operation(let operation):
        let values = values(of: operation.written.variables)
        runs += "    await service.check(\(function)) { random in \(root)(\(values)) }\n"
      }
    }
    // Functions with the fragments' names check them where they are spread.
    for definition in definitions {
      guard case .fragment = definition else { continue }
      let type = SwiftName.escaped(definition.name)
      text += "static func checkFragment(_ f: \(type), _ j: Node) { \(functions[type + ".Data"] ?? "")(f.data, j) }\n"
    }
    text += "static func checkAll(_ service: RandomService) async {\n\(runs)}\n"
  }

  /// Returns a random value for each variable.
  private func values(of variables: [VariableDefinition]) -> String {
    variables.map { variable in
      let value: String
      switch variable.type.nullable {
      case .named(let type) where type.value == "Boolean": value = ".random(using: &random)"
      case .named(let type) where type.value == "Int": value = ".random(in: 1...9, using: &random)"
      case .named: value = "\"\\(UInt8.random(in: .min ... .max, using: &random))\""
      case .list, .nonNull: value = "[\"a\", \"b\"]"
      }
      let isGiven = variable.type.isNonNull && variable.defaultValue == nil
      return "\(SwiftName.argumentLabel(variable.name.value)): \(isGiven ? value : ".some(\(value))")"
    }.joined(separator: ", ")
  }

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
      var body = object.isRoot ? "" : "  read(v.__typename, j[\"__typename\"])\n"
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
      var body = object.isRoot ? "" : "  read(v.__typename, j[\"__typename\"])\n"
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
          ? "  if let view = v.\(accessor) { \(function)(view, j) }\n" : "  \(function)(v.\(accessor), j)\n"
      }
      if view.otherName != nil {
        body += "  switch v {\n"
        for narrower in view.cases where narrower.isEnumCase {
          guard let inner = writer.views[narrower.path] else { continue }
          let name = SwiftName.escaped(narrower.caseName)
          body += "  case .\(name)(let view): \(writer.check(inner, of: object))(view, j)\n"
        }
        body += "  case .__other(let other): read(other.__typename, j[\"__typename\"])\n  }\n"
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
      return compare("read", SwiftName.escaped(field.propertyName), j: field.responseKey, if: field.condition)
    case .linkedField(let field, let object):
      let function = inner(&self, object)
      let name = SwiftName.escaped(field.propertyName)
      return compare("each", name, j: field.responseKey, if: field.condition, ", " + function)
    case .fragmentSpread(let spread):
      let read = "\(spread.structPath.swift)(key: v)"
      return isOptional ? "  if let f = \(read) { checkFragment(f, j) }\n" : "  checkFragment(\(read), j)\n"
    case .typename:
      return ""
    }
  }

  func compare(
    _ function: String,
    _ property: String,
    j key: String,
    if condition: ConditionIR,
    _ rest: String = ""
  ) -> String {
    let values = "(v.\(property), j[\"\(key)\"]"
    return condition.isAlways
      ? "  \(function)\(values)\(rest))\n" : "  if isThere\(values)) { \(function)\(values)\(rest)) }\n"
  }
}
