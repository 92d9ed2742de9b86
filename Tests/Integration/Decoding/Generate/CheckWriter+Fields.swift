@testable import GraphQLCompiler

extension CheckWriter {
  /// Returns calls of functions that read an object through the protocols of its unmasked fragments.
  mutating func readingThroughProtocols(ofTypeAt path: TypePath) -> String {
    var calls = ""
    for conformance in conformances[path] ?? [] { calls += call(ofProtocol: conformance.protocolPath) }
    if let fragment, fragment.fieldsProtocols[path] != nil {
      calls += call(ofProtocol: fieldsProtocol(path, of: fragment))
    }
    return calls
  }

  /// Returns a call of the function for a protocol: that of a fragment's fields, or of a key.
  private mutating func call(ofProtocol path: TypePath) -> String {
    let name = path.swift
    if name.hasSuffix("_Key") { return "  checkFragment(\(name.dropLast("_Key".count))(key: v), j)\n" }
    if name.hasSuffix(".OptionalKey") {
      return "  if let f = \(name.dropLast(".OptionalKey".count))(key: v) { checkFragment(f, j) }\n"
    }
    guard let function = function(ofProtocol: path) else { return "" }
    return "  \(function)(v, j)\n"
  }

  /// Returns the name of a function that reads all requirements of a protocol from any conforming object.
  private mutating func function(ofProtocol protocolPath: TypePath) -> String? {
    let name = protocolPath.swift
    if let known = protocolFunctions[name] { return known }
    let parts = protocolPath.description.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count == 2, let fragment = fragments[parts[0]] else { return nil }
    let path = TypePath(String(parts[1].dropLast(".Fields".count)))
    guard let fields = fragment.fieldsProtocols[path] else { return nil }
    let function = "checkFields\(protocolFunctions.count)"
    protocolFunctions[name] = function
    var body = ""
    for refined in fields.refined + fields.keys { body += call(ofProtocol: refined) }
    for property in fields.properties { body += statement(for: property, of: fragment) }
    for narrower in fields.cases {
      let inner = self.function(ofProtocol: fieldsProtocol(narrower.path, of: fragment))
      body += "  if let view = v.\(SwiftName.escaped(narrower.accessorName)) { \(inner ?? "")(view, j) }\n"
    }
    if let cases = fields.enumCases {
      body += "  switch \(path.within(.named(fragment.name)).swift).Case(v) {\n"
      for narrower in cases {
        let inner = self.function(ofProtocol: fieldsProtocol(narrower.path, of: fragment))
        body += "  case .\(SwiftName.escaped(narrower.caseName))(let view): \(inner ?? "")(view, j)\n"
      }
      body += "  case .__other(let other): read(other.__typename, j[\"__typename\"])\n  }\n"
    }
    add("static func \(function)(_ v: some \(name), _ j: Node) {\n\(body)}\n")
    return function
  }

  private mutating func statement(for property: ViewPropertyIR, of fragment: FragmentIR) -> String {
    switch property.selection {
    case .scalarField(let field):
      return compare("read", SwiftName.escaped(field.propertyName), j: field.responseKey, if: field.condition)
    case .linkedField(let field, _):
      guard let object = property.object,
        let inner = function(ofProtocol: fieldsProtocol(object.path, of: fragment))
      else { return "" }
      let name = SwiftName.escaped(field.propertyName)
      return compare("each", name, j: field.responseKey, if: field.condition, ", { \(inner)($0, $1) }")
    case .typename, .fragmentSpread: return ""
    }
  }

  private func fieldsProtocol(_ path: TypePath, of fragment: FragmentIR) -> TypePath {
    path.within(.named(fragment.name)).nesting("Fields")
  }
}
