@testable import GraphQLCompiler

extension CheckWriter {
  /// Returns calls of functions that read an object through the protocols of its unmasked fragments.
  mutating func readingThroughProtocols(ofTypeAt path: TypePath) -> String {
    var calls = ""
    for conformance in conformances[path] ?? [] { calls += call(ofProtocol: conformance.protocolPath) }
    if let fragment, fragment.fieldsProtocols[path] != nil { calls += call(path, of: fragment) }
    return calls
  }

  /// Returns a call of the function for a protocol: that of a fragment's fields, or of a key.
  private mutating func call(ofProtocol path: TypePath) -> String {
    let name = path.description
    let last = name.split(separator: ".").last.map(String.init) ?? ""
    if last.hasSuffix("_Key") { return "  checkFragment(\(reading(String(last.dropLast("_Key".count)))), j)\n" }
    for (fragment, (definition, _)) in fragments {
      let places = [fragment, "__struct_" + fragment]
      guard let place = places.first(where: { name.hasPrefix($0 + ".") }) ?? nestedPlace(of: fragment, in: name) else {
        continue
      }
      let rest = name.dropFirst(place.count + 1)
      if rest == "OptionalKey" { return "  if let f = \(reading(fragment)) { checkFragment(f, j) }\n" }
      if rest == "Data.Fields" || rest.hasPrefix("Data.") && rest.hasSuffix(".Fields") {
        return call(TypePath(String(rest.dropLast(".Fields".count))), of: definition)
      }
    }
    return ""
  }

  private func nestedPlace(of fragment: String, in name: String) -> String? {
    let path = fragments[fragment]!.path.replacing("`", with: "")
    return name.hasPrefix(path + ".") ? path : nil
  }

  private mutating func call(_ path: TypePath, of fragment: FragmentIR) -> String {
    function(path, of: fragment).map { "  \($0)(v, j)\n" } ?? ""
  }

  /// Returns the name of a function that reads all requirements of a protocol from any conforming object.
  private mutating func function(_ path: TypePath, of fragment: FragmentIR) -> String? {
    let name = fragments[fragment.name]!.path + "." + path.swift
    if let known = protocolFunctions[name] { return known }
    guard let fields = fragment.fieldsProtocols[path] else { return nil }
    let function = "checkFields\(protocolFunctions.count)"
    protocolFunctions[name] = function
    var body = ""
    for refined in fields.refined + fields.keys { body += call(ofProtocol: refined) }
    for property in fields.properties { body += statement(for: property, of: fragment) }
    for narrower in fields.cases {
      let inner = self.function(narrower.path, of: fragment) ?? ""
      let value = "v." + SwiftName.escaped(narrower.accessorName)
      body += narrower.isOptional ? "  if let view = \(value) { \(inner)(view, j) }\n" : "  \(inner)(\(value), j)\n"
    }
    if let cases = fields.enumCases {
      body += "  let cases: \(name).Case<V> = .init(v)\n  switch cases {\n"
      for narrower in cases {
        let inner = self.function(narrower.path, of: fragment) ?? ""
        body += "  case .\(SwiftName.escaped(narrower.caseName))(let view): \(inner)(view, j)\n"
      }
      body += "  case .__other(let other): readTypename(other.__typename, j)\n  }\n"
    }
    add("static func \(function)<V: \(name).Fields>(_ v: V, _ j: Node) {\n\(body)}\n")
    return function
  }

  private mutating func statement(for property: ViewPropertyIR, of fragment: FragmentIR) -> String {
    switch property.selection {
    case .scalarField(let field):
      return compare(field)
    case .linkedField(let field, let object):
      guard let type = property.object, let inner = function(type.path, of: fragment) else { return "" }
      let check = ", { (v: V.\(SwiftName.escaped(type.name)), j) in \(inner)(v, j) }"
      return compare(field, check, missing: missing(in: object, of: fragments[fragment.name]!.path))
    case .typename, .fragmentSpread: return ""
    }
  }
}
