import GraphQLLanguage
import GraphQLProject

/// A word of Swift code, and the word before its dot.
struct SwiftWord {
  var name: String
  var receiver: String?

  /// Finds the word at an offset of a Swift file, outside of strings and comments.
  init?(in text: TextDocument, at offset: Int) {
    let words = swiftIdentifiers(in: text.utf8)
    guard let index = words.firstIndex(where: { $0.lowerBound <= offset && offset <= $0.upperBound }) else {
      return nil
    }
    let start = words[index].lowerBound
    name = text.text(words[index])
    guard index > 0 else { return }
    // `hero?.name` and `hero!.name` read members, too.
    let between = text.utf8[words[index - 1].upperBound..<start]
    let isMember =
      between.last == UInt8(ascii: ".")
      && between.dropLast().allSatisfy {
        $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "!")
      }
    if isMember { receiver = text.text(words[index - 1]) }
    if receiver == nil, between.last == UInt8(ascii: ".") { receiver = "" }
  }
}

extension Workspace {
  /// Returns the GraphQL that code names: the definitions of this file, and those whose names it has.
  mutating func documents(namedIn path: String, _ text: TextDocument) -> [(
    document: DocumentInFile, names: Set<String>
  )] {
    let words = Set(swiftIdentifiers(in: text.utf8).map { text.text($0) })
    let package = package(around: path)
    var found: [(DocumentInFile, Set<String>)] = []
    for (other, file) in package.files.sorted(by: { $0.key < $1.key }) {
      guard other == path || file.definitionNames.contains(where: { words.contains($0) || words.contains("\($0)_Key") })
      else { continue }
      for document in documents(in: other) {
        let names = Set(document.read().definitions.compactMap(\.name))
        let named = other == path ? names : names.filter { words.contains($0) || words.contains("\($0)_Key") }
        if !named.isEmpty { found.append((document, named)) }
      }
    }
    return found
  }

  /// Returns the GraphQL that a word of Swift code stands for: the fields that become a property of that name, or the
  /// definition that becomes a type of that name.
  mutating func definitions(ofSwiftAt offset: Int, in path: String) -> [Place] {
    guard let text = text(of: path), let word = SwiftWord(in: text, at: offset) else { return [] }
    var places: [Place] = []
    for (document, names) in documents(namedIn: path, text) {
      let read = document.read()
      for definition in read.definitions where definition.name.map(names.contains) == true {
        if word.receiver == nil, let name = definition.name, let range = definition.nameRange,
          word.name == name || word.name == "\(name)_Key"
        {
          // A struct of its own is where Swift goes.
          if document.literal?.macro == .graphql { places.append(document.place(of: range)) }
        } else if word.receiver != nil {
          places += read.parts.filter { part in
            part.kind == .field && definition.range.contains(part.range.lowerBound) && part.name.isCalled(word.name)
          }.map { document.place(of: $0.nameRange) }
        }
      }
    }
    return places
  }

  /// Returns the changes that select the field whose property Swift code reads, in the objects that the code may mean.
  mutating func selectingActions(in path: String, at offset: Int) -> [CodeAction] {
    guard let text = text(of: path), let word = SwiftWord(in: text, at: offset), let receiver = word.receiver else {
      return []
    }
    var actions: [CodeAction] = []
    for (document, names) in documents(namedIn: path, text) {
      let read = document.read()
      for set in read.parts where set.kind == .selectionSet && !set.name.isEmpty {
        guard let definition = read.definition(at: set.range.lowerBound)?.name, names.contains(definition),
          let field = document.schema?.fieldCalled(word.name, on: set.name)
        else { continue }
        let owner = read.parts.last {
          $0.kind == .field && $0.range.lowerBound < set.range.lowerBound && $0.range.upperBound >= set.range.upperBound
        }
        guard owner.map({ $0.name.isCalled(receiver) }) ?? (receiver == "data") else { continue }
        let isSelected = read.parts.contains { part in
          part.kind == .field && part.depth == set.depth + 1 && set.range.contains(part.range.lowerBound)
            && part.name.isCalled(word.name)
        }
        if isSelected { continue }
        let end = set.range.lowerBound + 1
        let edit = document.edit(
          end..<end,
          document.isMultiline ? "\n\(document.indentation(of: set))  \(field)" : " \(field)"
        )
        actions.append(
          CodeAction(
            title: "Select \"\(field)\" of \"\(set.name)\" in \"\(definition)\"",
            kind: .quickFix,
            edits: [edit]
          )
        )
      }
    }
    return actions
  }
}

extension DocumentInFile {
  fileprivate func place(of range: Range<Int>) -> Place { Place(path: path, range: fileRange(of: range)) }

  /// Returns the blanks before the line on which a part begins, as the text has them.
  fileprivate func indentation(of part: ReadDocument.Part) -> String {
    let start = utf8[..<part.range.lowerBound].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
    return String(decoding: utf8[start...].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
  }
}

extension String {
  /// Whether Swift code may call the thing with this name in GraphQL by another one, in camel case.
  fileprivate func isCalled(_ swiftName: String) -> Bool {
    self == swiftName || filter { $0 != "_" }.lowercased() == swiftName.filter { $0 != "_" }.lowercased()
  }
}

extension Schema {
  /// Returns the field without required arguments and without selections that a Swift property would have.
  fileprivate func fieldCalled(_ swiftName: String, on typeName: String) -> String? {
    guard let fields = type(named: typeName)?.fields else { return nil }
    return fields.values.first { field in
      field.name.value.isCalled(swiftName) && !field.arguments.contains(where: \.isRequired)
        && type(named: field.type.namedType.value)?.isComposite == false
    }?.name.value
  }
}
