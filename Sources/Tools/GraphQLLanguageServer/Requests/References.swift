import GraphQLLanguage
import GraphQLProject

extension Workspace {
  /// Returns all places of a package that use an element, in the order of the files, without its definition.
  mutating func uses(
    of element: Element,
    in document: DocumentInFile,
    _ read: ReadDocument,
    at offset: Int
  ) -> [Place] {
    if case .variable(let name) = element {
      guard let definition = read.definition(at: offset) else { return [] }
      return read.tokens.filter { token in
        guard case .variable = token.role else { return false }
        return definition.range.contains(token.range.lowerBound) && document.text(of: token) == name
      }.map { Place(path: document.path, range: document.fileRange(of: $0.range)) }
    }
    var places: [Place] = []
    for other in documents(mentioning: element.name, like: document) {
      let read = other.read()
      for token in read.tokens where !token.role.isDefinition {
        guard other.text(of: token) == element.name, Element(token, named: element.name) == element else { continue }
        places.append(Place(path: other.path, range: other.fileRange(of: token.range)))
      }
    }
    switch element {
    case .fragment(let name): places += swiftUses(of: [name, "\(name)_Key", "fragment_\(name)"], in: document.package)
    case .operation(let name): places += swiftUses(of: [name], in: document.package)
    default: break
    }
    return places
  }

  /// Returns the texts of a package that have a word and the schema of another text.
  mutating func documents(mentioning word: String, like document: DocumentInFile) -> [DocumentInFile] {
    var found: [DocumentInFile] = []
    let package = package(around: document.path)
    let swift = package.files.filter { $0.value.texts.contains { $0.source.mentions(word) } }.map(\.key)
    for path in Set(swift + package.documents + [document.path]).sorted() {
      for other in documents(in: path) where other.location == document.location {
        if Source(utf8: other.utf8).mentions(word) { found.append(other) }
      }
    }
    return found
  }

  /// Returns where Swift code has one of some words.
  mutating func swiftUses(of words: Set<String>, in package: IndexedPackage) -> [Place] {
    var places: [Place] = []
    for path in package.files.keys.sorted() {
      guard let text = text(of: path) else { continue }
      let source = Source(utf8: text.utf8)
      guard words.contains(where: source.mentions) else { continue }
      for range in swiftIdentifiers(in: text.utf8) where words.contains(text.text(range)) {
        places.append(Place(path: path, range: range))
      }
    }
    return places
  }
}

extension TokenRole {
  /// Whether the token is the name that a definition gives.
  var isDefinition: Bool {
    switch self {
    case .fragmentName, .operationName, .typeName, .fieldDefinition, .argumentDefinition, .enumValueDefinition,
      .directiveDefinition, .variableDefinition:
      true
    default: false
    }
  }
}

extension Element {
  /// The name that stands for it in GraphQL.
  var name: String {
    switch self {
    case .type(let name), .directive(let name), .fragment(let name), .operation(let name), .variable(let name),
      .alias(let name):
      name
    case .field(let name, _), .inputField(let name, _), .enumValue(let name, _): name
    case .argument(let name, _): name
    }
  }
}
