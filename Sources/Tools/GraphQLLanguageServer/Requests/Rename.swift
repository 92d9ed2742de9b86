import GraphQLJSON
import GraphQLLanguage
import GraphQLProject

extension Workspace {
  /// Returns the places that a new name replaces, with the text for each.
  ///
  /// A fragment is renamed with its struct, its key and its spreads, an operation with its struct.
  ///
  /// - Throws: A ``ResponseError`` that says why the name cannot be changed.
  mutating func renaming(
    in document: DocumentInFile,
    at offset: Int,
    to name: String
  ) throws(ResponseError) -> [(place: Place, text: String)] {
    let read = document.read()
    guard let (element, token) = document.element(at: offset, in: read) else {
      throw .refused("There is no name to change here.")
    }
    guard Self.isName(name) else { throw .refused("\"\(name)\" is not a name in GraphQL.") }
    var places: [(Place, String)] = []
    switch element {
    case .alias:
      return [(Place(path: document.path, range: document.fileRange(of: token.range)), name)]
    case .variable(let old):
      let definition = read.definition(at: offset)
      if definition?.variables.contains(where: { $0.name == name }) == true {
        throw .refused("There is a variable \"$\(name)\" already.")
      }
      for token in read.tokens where definition?.range.contains(token.range.lowerBound) == true {
        guard document.text(of: token) == old, Element(token, named: old) == element else { continue }
        places.append((Place(path: document.path, range: document.fileRange(of: token.range)), name))
      }
    case .fragment(let old):
      if document.site(ofFragment: name) != nil || read.definitions.contains(where: { $0.name == name }) {
        throw .refused("There is a fragment \"\(name)\" already.")
      }
      places = allPlaces(of: element, in: document)
      for place in swiftUses(of: [old, "\(old)_Key", "fragment_\(old)"], in: document.package) {
        let text = text(of: place.path)?.text(place.range) ?? old
        places.append((place, text == old ? name : text.hasSuffix("_Key") ? "\(name)_Key" : "fragment_\(name)"))
      }
    case .operation(let old):
      places = allPlaces(of: element, in: document)
      places += swiftUses(of: [old], in: document.package).map { ($0, name) }
    case .type, .field, .argument, .inputField, .enumValue, .directive:
      throw .refused("\"\(element.name)\" is a name of the schema. Give a field an alias to call it otherwise here.")
    }
    var known: Set<Place> = []
    return places.filter { known.insert($0.0).inserted }.map { (place: $0.0, text: $0.1 == "" ? name : $0.1) }
  }

  /// Returns where the GraphQL of the package has the name of a fragment or an operation.
  private mutating func allPlaces(of element: Element, in document: DocumentInFile) -> [(Place, String)] {
    var places: [(Place, String)] = []
    for other in documents(mentioning: element.name, like: document) {
      for token in other.read().tokens where other.text(of: token) == element.name {
        guard Element(token, named: element.name) == element else { continue }
        places.append((Place(path: other.path, range: other.fileRange(of: token.range)), ""))
      }
    }
    return places
  }

  /// Whether a text is a name (section 2.1.8).
  private static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else { return false }
    return text.utf8.allSatisfy(\.isInName)
  }
}
