extension Schema {
  /// Returns the names of the fields that identify the objects of a type, in alphabetical order, as Apollo's
  /// `@typePolicy(keyFields:)` on the type or on one of its interfaces says; `nil` if none says so.
  ///
  /// ```graphql
  /// extend type Book @typePolicy(keyFields: "isbn")
  /// ```
  ///
  /// They are empty if nothing identifies the objects, which then belong to the object around them.
  package func keyFields(of typeName: String) -> [String]? {
    guard hasTypePolicies, let type = type(named: typeName) else { return nil }
    if let own = type.keyFields { return own }
    return interfaces(of: typeName).lazy.compactMap { self.type(named: $0)?.keyFields }.first
  }

  /// Returns the fields that identify the objects of an object type or interface: its key fields, or else `id`, if that
  /// is an `ID` and needs no argument. Empty for other types.
  package func identifyingFields(of typeName: String) -> [FieldDefinition] {
    guard let names = keyFields(of: typeName) else { return generatedID(of: typeName).map { [$0] } ?? [] }
    return names.compactMap { field(named: $0, on: typeName) }.filter(isIdentifying)
  }

  private func generatedID(of typeName: String) -> FieldDefinition? {
    // A type has the `ID!` of its interfaces (section 3.6), and most interfaces are shorter to read.
    let interfaces = interfaces(of: typeName)
    for interface in interfaces.contains("Node") ? ["Node"] + interfaces : interfaces {
      if let field = ownID(of: interface), field.type.isNonNull { return field }
    }
    return ownID(of: typeName)
  }

  private func ownID(of typeName: String) -> FieldDefinition? {
    guard let field = field(named: "id", on: typeName), case .named(let type) = field.type.nullable, type.value == "ID",
      !field.arguments.contains(where: \.isRequired)
    else { return nil }
    return field
  }

  /// The names of all fields that identify objects: `id`, and those of key fields.
  package var identifyingFieldNames: Set<String> {
    guard hasTypePolicies else { return ["id"] }
    if let known = parsed.withLock({ $0.identifyingFieldNames }) { return known }
    let names = index.types.reduce(into: ["id"] as Set) { $0.formUnion(type(named: $1.name)?.keyFields ?? []) }
    parsed.withLock { $0.identifyingFieldNames = names }
    return names
  }

  /// Returns whether each object has one value of a field that can be compared.
  package func isIdentifying(_ field: FieldDefinition) -> Bool {
    guard case .named(let name) = field.type.nullable, type(named: name.value)?.isLeaf == true else { return false }
    return !field.arguments.contains(where: \.isRequired) && !isOfClient(field)
  }

  /// The interfaces that a type declares.
  package func interfaces(of typeName: String) -> [String] { index.type(named: typeName)?.interfaces ?? [] }

  /// Whether types may have `@typePolicy`.
  package var hasTypePolicies: Bool { mentions("typePolicy") }

  /// Returns whether a word is in the text of the schema, so that its types need not be read if it is not.
  package func mentions(_ word: String) -> Bool {
    if format == .introspection { return false }
    if let known = parsed.withLock({ $0.mentions[word] }) { return known }
    let found = source.mentions(word)
    parsed.withLock { $0.mentions[word] = found }
    return found
  }
}

extension NamedType {
  /// The names that its own `@typePolicy(keyFields:)` has, in alphabetical order; `nil` if it has no such directive.
  package var keyFields: [String]? {
    guard let names = directives.first(where: { $0.name.value == "typePolicy" })?.keyFields else { return nil }
    return Set(names).sorted()
  }
}

extension Directive {
  /// The words of the argument `keyFields`; `nil` if it is no string.
  package var keyFields: [String]? {
    guard case .string(let text)? = argument("keyFields")?.kind else { return nil }
    return text.value.split { $0.isWhitespace || $0 == "," }.map(String.init)
  }

  /// Makes `@typePolicy(keyFields:)`.
  package static func typePolicy(keyFields: [String]) -> Directive {
    let value = Value(.string(StringValue(keyFields.joined(separator: " "))), range: .none)
    let argument = Argument(name: Name("keyFields"), value: value, range: .none)
    return Directive(name: Name("typePolicy"), arguments: [argument], range: .none)
  }
}

extension [UInt8] {
  fileprivate func contains(_ word: [UInt8]) -> Bool {
    withUnsafeBufferPointer { bytes in
      let end = bytes.count - word.count + 1
      var start = 0
      while start < end {
        let found = find(word[0], from: start, to: end, in: bytes)
        if found < end, bytes[found..<found + word.count].elementsEqual(word) { return true }
        start = found + 1
      }
      return false
    }
  }
}
