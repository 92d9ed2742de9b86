import GraphQLLanguage
import GraphQLProject
import GraphQLValidation

extension Completion {
  /// Returns the fragments that can be spread in a type: those of the text, and those of other texts that its file sees.
  func fragments(in parent: String?) -> [CompletionItem] {
    let own = read.definition(at: offset)?.name
    var items: [CompletionItem] = []
    var known: Set<String> = []
    for definition in read.definitions where definition.kind.isFragment {
      guard let name = definition.name, name != own, applies(definition.typeCondition, in: parent) else { continue }
      guard known.insert(name).inserted else { continue }
      items.append(item(name, definition.typeCondition, arguments: []))
    }
    for site in document.visibleFragments() where site.name != own && applies(site.outline.typeCondition, in: parent) {
      guard known.insert(site.name).inserted else { continue }
      items.append(item(site.name, site.outline.typeCondition, arguments: site.arguments))
    }
    return items
  }

  private func applies(_ typeCondition: String?, in parent: String?) -> Bool {
    guard let typeCondition, let parent, let schema else { return true }
    return schema.doTypesOverlap(typeCondition, parent)
  }

  private func item(_ name: String, _ typeCondition: String?, arguments: [VariableDefinition]) -> CompletionItem {
    let required = arguments.filter { $0.type.isNonNull && $0.defaultValue == nil }
    let list = required.enumerated().map { "\($1.name.value): ${\($0 + 1)}" }.joined(separator: ", ")
    return CompletionItem(
      label: name,
      kind: .reference,
      detail: typeCondition.map { "on \($0)" },
      snippet: list.isEmpty ? nil : "\(name)(\(list))"
    )
  }
}

extension ReadDocument.Definition.Kind {
  var isFragment: Bool { if case .fragment = self { true } else { false } }
}

extension FragmentSite {
  /// The arguments that the fragment declares.
  fileprivate var arguments: [VariableDefinition] {
    var parser = Parser(literal.source, range: outline.range)
    guard case .fragment(let definition)? = try? parser.parseDefinition() else { return [] }
    return definition.variables
  }
}

extension DocumentInFile {
  /// The fragments of other texts of the schema that the file sees: those of its own target, and public ones of modules
  /// that it imports.
  func visibleFragments() -> [FragmentSite] {
    guard let location else { return [] }
    let index = package.package.index
    let own = index.target(of: path)
    let imports = SwiftOutline(of: file.utf8).imports
    let modules = modules(importedBy: imports)
    return index.all.filter { site in
      if site.file == path, site.literal.offset == literal?.offset { return false }
      guard package.package.schema(of: site, finder)?.files == location.files else { return false }
      if site.literal.isPrivate { return site.file == path }
      let target = index.target(of: site.file)
      if target == own || literal == nil { return true }
      guard let module = target.last else { return false }
      if imports.contains(where: { $0.module == module && $0.isTestable }) { return true }
      return modules.contains(module) && site.literal.accessLevel != .internal
    }
  }

  /// Returns the modules that imports make visible: these, and what they export again.
  private func modules(importedBy imports: [SwiftImport]) -> Set<String> {
    var exports: [String: Set<String>] = [:]
    for (path, file) in package.files where !file.exports.isEmpty {
      exports[package.package.index.target(of: path).last ?? "", default: []].formUnion(file.exports)
    }
    var seen: Set<String> = []
    var waiting = imports.filter { !$0.isScoped }.map(\.module)
    waiting += exports[package.package.index.target(of: path).last ?? ""] ?? []
    while let module = waiting.popLast() {
      if seen.insert(module).inserted { waiting += exports[module] ?? [] }
    }
    return seen
  }
}
