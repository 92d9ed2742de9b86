import GraphQLLanguage
import GraphQLProject

extension Workspace {
  /// Returns where an element is defined: in the schema, in another literal, or in the text itself.
  mutating func definitions(
    of element: Element,
    in document: DocumentInFile,
    _ read: ReadDocument,
    at offset: Int
  ) -> [Place] {
    switch element {
    case .fragment(let name):
      if let own = read.definitions.first(where: { $0.kind.isFragment && $0.name == name })?.nameRange {
        return [Place(path: document.path, range: document.fileRange(of: own))]
      }
      return document.site(ofFragment: name).map { [$0.place] } ?? []
    case .variable(let name):
      let variable = read.definition(at: offset)?.variables.first { $0.name == name }
      return variable.map { [Place(path: document.path, range: document.fileRange(of: $0.nameRange))] } ?? []
    case .argument(let name, .fragment(let fragment)):
      guard let site = document.site(ofFragment: fragment),
        let argument = site.read().definitions.first(where: { $0.name == fragment })?.variables.first(where: {
          $0.name == name
        })
      else { return [] }
      let range =
        site.literal.fileOffset(
          of: argument.nameRange.lowerBound
        )..<site.literal.fileOffset(of: argument.nameRange.upperBound)
      return [Place(path: site.file, range: range)]
    case .operation, .alias:
      return read.token(at: offset).map { [Place(path: document.path, range: document.fileRange(of: $0.range))] } ?? []
    case .type, .field, .argument, .inputField, .enumValue, .directive:
      guard let location = document.location, let schema = document.schema,
        let (name, range) = schema.nameRange(of: element)
      else { return [] }
      return place(ofSchemaRange: range, named: name, at: location).map { [$0] } ?? []
    }
  }
}

extension DocumentInFile {
  /// Returns the fragment of another text that a spread means.
  func site(ofFragment name: String) -> FragmentSite? {
    package.package.index.site(ofFragment: name, from: path) { [self] in
      package.package.schema(of: $0, finder)?.files == location?.files
    }
  }
}

extension FragmentSite {
  /// The place of the fragment's name.
  var place: Place {
    let start = literal.fileOffset(of: outline.nameOffset)
    return Place(path: file, range: start..<start + name.utf8.count)
  }

  /// Reads the text that defines the fragment.
  func read() -> ReadDocument {
    var reader = DocumentReader(literal.source.utf8, schema: nil)
    return reader.read()
  }
}

extension Schema {
  /// Returns the name of an element and where the schema's text has it; `nil` for what is not written there.
  func nameRange(of element: Element) -> (name: String, range: SourceRange)? {
    switch element {
    case .type(let name): index.type(named: name).map { (name, $0.nameRange) }
    case .field(let name, let parent): fieldOrInputField(name, of: parent).map { (name, $0.range) }
    case .inputField(let name, let type): fieldOrInputField(name, of: type).map { (name, $0.range) }
    case .argument(let name, let owner):
      isOwn(owner) ? arguments(of: owner)?.first { $0.name.value == name }.map { (name, $0.name.range) } : nil
    case .enumValue(let name, let type):
      if case .enum(let type)? = ownType(named: type) { type.values[name].map { (name, $0.name.range) } } else { nil }
    case .directive(let name):
      index.directive(named: name) == nil ? nil : directive(named: name).map { (name, $0.name.range) }
    case .fragment, .operation, .variable, .alias: nil
    }
  }

  private func ownType(named name: String) -> NamedType? { index.type(named: name) == nil ? nil : type(named: name) }

  private func isOwn(_ owner: ArgumentOwner) -> Bool {
    switch owner {
    case .field(let name, let parent): parent.flatMap { fieldOrInputField(name, of: $0) } != nil
    case .directive(let name): index.directive(named: name) != nil
    case .fragment: false
    }
  }

  private func fieldOrInputField(_ name: String, of type: String) -> Name? {
    guard let type = ownType(named: type) else { return nil }
    if case .inputObject(let object) = type { return object.fields[name]?.name }
    return type.fields?[name]?.name
  }
}
