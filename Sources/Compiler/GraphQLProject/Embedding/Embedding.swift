import GraphQLCompiler
import GraphQLLanguage
import GraphQLModelSchemas
import GraphQLValidation

/// The input of the macros of one Swift file, as text in Swift code.
///
/// Each line states one fact. The lines after a schema belong to it.
///
/// ```
/// version _GraphQLVersion_Queries
/// schema StarWars type Query{hero:Character} interface Character{name:String!}
/// names camelCase
/// client extend type Character{isFavourite:Boolean}
/// models type Post@model(key:["id"],get:"getPost"){id:ID! title:String}
/// fragment HeroCard_hero Character Views.HeroCard_hero public $size:Int $unit:Unit= @argumentDefinitions(n:{type:"Int"})
/// definition fragment HeroCard_hero on Character{name ...Avatar}
/// fields HeroCard_hero
/// listing types
/// literal 0f4c7e21d9a83b56
/// ```
package struct Embedding: Hashable, Sendable {
  /// A schema, and the literals that are written against it.
  package struct Part: Hashable, Sendable {
    /// The Swift type that holds the schema's enums, input objects and scalars.
    package var namespace: String

    /// How the schema's names are written in Swift.
    package var swiftNames = SwiftNames.asWritten

    /// The schema, cut to what the literals use, without line breaks.
    package var sdl: String

    /// The definitions of the schema that only the client has, cut in the same way.
    package var clientSDL = ""

    /// The schema's models; `nil` if the literals declare none.
    package var models: ModelSchema?

    /// The signatures of the fragments of other literals that these literals spread, by name. Each sums up all that the
    /// fragment reaches.
    ///
    /// If a signature has a definition, the fragments that the definition spreads are here too.
    package var fragments: [String: FragmentSignature]

    /// The names of the fragments that have the protocol `Fields`, of those that the literals define or spread unmasked.
    package var fragmentsWithFields: Set<String> = []

    /// The checksums of the texts of the literals, in order.
    package var literals: [String]

    /// The literals among them whose types list the version protocol, and `types` if those of a `@GraphQLSchema` do.
    package var listing: Set<String> = []
  }

  /// The name of the version protocol.
  ///
  /// The types that the literals are in conform to it. Its body changes when the schemas or fragments do. Then the Swift
  /// compiler compiles the files again that name these types, or types in them.
  package var versionProtocol: String

  /// The schemas, in the order in which the literals name them first.
  package var parts: [Part]

  init(versionProtocol: String, parts: [Part]) {
    self.versionProtocol = versionProtocol
    self.parts = parts
  }

  /// Returns the index in ``parts`` of what a literal is compiled against.
  ///
  /// - Parameter checksum: The checksum of the literal's text.
  /// - Returns: `nil` if the text was not checked when this was written: in an editor, it may be newer than the last build.
  package func index(ofPartFor checksum: String) -> Int? { parts.firstIndex { $0.literals.contains(checksum) } }

  /// A checksum of what the literals are compiled against, but not of the literals themselves.
  var version: Checksum {
    var checksum = Checksum()
    for part in parts {
      for line in part.lines { checksum.add(line) }
    }
    return checksum
  }

  /// The text, line by line.
  package var lines: [String] {
    var lines = ["version " + versionProtocol]
    for part in parts {
      lines += part.lines
      lines += part.literals.map { "literal " + $0 }
    }
    return lines
  }

  /// Reads a text, ignoring lines that it cannot read.
  package init(lines: [[UInt8]]) {
    versionProtocol = ""
    parts = []
    for line in lines {
      let words = line.split(separator: UInt8(ascii: " "), maxSplits: 2).map { String(decoding: $0, as: UTF8.self) }
      switch words.first {
      case "version" where words.count == 2:
        versionProtocol = words[1]
      case "schema" where words.count >= 2:
        parts.append(
          Part(namespace: words[1], sdl: words.count == 3 ? words[2] : "", fragments: [:], literals: [])
        )
      case "names" where !parts.isEmpty:
        parts[parts.count - 1].swiftNames = SwiftNames(words: words.dropFirst().flatMap { $0.split(separator: " ") })
      case "client" where !parts.isEmpty:
        parts[parts.count - 1].clientSDL = words.dropFirst().joined(separator: " ")
      case "models" where !parts.isEmpty:
        parts[parts.count - 1].models = ModelSchema(text: words.dropFirst().joined(separator: " "))
      case "fragment" where !parts.isEmpty:
        guard let signature = FragmentSignature(line: String(decoding: line, as: UTF8.self)) else { continue }
        parts[parts.count - 1].fragments[signature.name] = signature
      case "definition" where !parts.isEmpty:
        let text = String(decoding: line.dropFirst("definition ".utf8.count), as: UTF8.self)
        var parser = Parser(Source(text))
        guard case .fragment(let definition)? = try? parser.parseDefinition() else { continue }
        parts[parts.count - 1].fragments[definition.name.value]?.definition = definition
      case "fields" where !parts.isEmpty:
        let names = words.dropFirst().flatMap { $0.split(separator: " ") }
        parts[parts.count - 1].fragmentsWithFields = Set(names.map(String.init))
      case "listing" where !parts.isEmpty:
        let names = words.dropFirst().flatMap { $0.split(separator: " ") }
        parts[parts.count - 1].listing = Set(names.map(String.init))
      case "literal" where words.count == 2 && !parts.isEmpty:
        parts[parts.count - 1].literals.append(words[1])
      default:
        continue
      }
    }
  }
}

extension Embedding.Part {
  /// The lines of what the literals are compiled against.
  var lines: [String] {
    var lines = ["schema \(namespace) \(sdl)"]
    if swiftNames != .asWritten { lines.append("names " + swiftNames.words.joined(separator: " ")) }
    if !clientSDL.isEmpty { lines.append("client " + clientSDL) }
    if let models { lines.append("models " + models.text) }
    lines += fragments.values.sorted { $0.name < $1.name }.flatMap(\.lines)
    if !fragmentsWithFields.isEmpty { lines.append("fields " + fragmentsWithFields.sorted().joined(separator: " ")) }
    if !listing.isEmpty { lines.append("listing " + listing.sorted().joined(separator: " ")) }
    return lines
  }
}

extension FragmentSignature {
  /// The lines of an embedding for the signature and for its definition, if it has one.
  fileprivate var lines: [String] {
    var words = ["fragment", name, typeCondition, swiftName]
    if accessLevel != .internal { words.append(accessLevel.rawValue) }
    if fragmentHidingID != nil { words.append("id:") }
    if fragmentDeferring != nil { words.append("defer:") }
    if isUpdatable { words.append("updatable:") }
    if isAssignable { words.append("assignable:") }
    if !argumentsNeverNull.isEmpty { words.append("nonNull:" + argumentsNeverNull.sorted().joined(separator: ",")) }
    words += variables.map { "$\($0.name):\($0.type.description)\($0.hasLocationDefault ? "=" : "")" }.sorted()
    if let arguments = arguments.argumentDefinitions { words.append(arguments) }
    return [words.joined(separator: " ")]
      + (definition.map { ["definition " + Definition.fragment($0).minified()] } ?? [])
  }

  /// Reads the line of a fragment; `nil` if it is malformed.
  fileprivate init?(line: String) {
    let start = line.firstRange(of: " @argumentDefinitions")?.lowerBound ?? line.endIndex
    let words = line[..<start].split(separator: " ")
    guard words.count >= 4 else { return nil }
    self.init(
      name: String(words[1]),
      typeCondition: String(words[2]),
      swiftName: String(words[3]),
      arguments: [VariableDefinition](argumentDefinitions: line[start...]),
      variables: [],
      spreads: []
    )
    for word in words.dropFirst(4) {
      if word == "id:" {
        fragmentHidingID = name
      } else if word == "defer:" {
        fragmentDeferring = name
      } else if word == "updatable:" {
        isUpdatable = true
      } else if word == "assignable:" {
        isAssignable = true
      } else if word.hasPrefix("nonNull:") {
        argumentsNeverNull = Set(word.dropFirst("nonNull:".count).split(separator: ",").map(String.init))
      } else if let use = VariableUse(word: word) {
        variables.append(use)
      } else if let level = AccessLevel(rawValue: String(word)) {
        accessLevel = level
      }
    }
  }
}

extension [VariableDefinition] {
  /// The directive that defines a fragment's arguments; `nil` if there are none.
  fileprivate var argumentDefinitions: String? {
    if isEmpty { return nil }
    let definitions = map { argument in
      let value = argument.defaultValue.map { ",defaultValue:" + $0.minified() } ?? ""
      let provider = argument.provider.map { ",provider:" + Value(.string($0)).minified() } ?? ""
      return "\(argument.name.value):{type:\"\(argument.type)\"\(value)\(provider)}"
    }
    return "@argumentDefinitions(" + definitions.joined(separator: ",") + ")"
  }

  /// Reads that directive.
  fileprivate init(argumentDefinitions directive: Substring) {
    var parser = Parser(Source("fragment F on T" + directive + "{f}"))
    guard !directive.isEmpty, case .fragment(let fragment)? = try? parser.parseDefinition() else {
      self = []
      return
    }
    self = fragment.argumentDefinitions
  }
}

extension FragmentSignature.VariableUse {
  /// Reads `$name:Type` or `$name:Type=`.
  fileprivate init?(word: Substring) {
    guard word.hasPrefix("$"), let colon = word.firstIndex(of: ":") else { return nil }
    let hasDefault = word.hasSuffix("=")
    let name = String(word[word.index(after: word.startIndex)..<colon])
    let text = word[word.index(after: colon)...].dropLast(hasDefault ? 1 : 0)
    var parser = Parser(Source(String(text)))
    guard let type = try? parser.parseTypeReference() else { return nil }
    self.init(name: name, type: type, hasLocationDefault: hasDefault)
  }
}
