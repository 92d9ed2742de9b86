/// How the names of a schema are written in Swift: in a case, with acronyms, and with names of their own.
package struct SwiftNames: Hashable, Sendable {
  /// Names that are given one by one.
  package struct Given: Hashable, Sendable {
    /// Words that are written in upper case, such as `URL`, in upper case.
    package var acronyms: Set<String> = []

    /// The Swift names of types, by their names in GraphQL.
    package var types: [String: String] = [:]

    /// The Swift names of properties and parameters, by the names of fields, arguments and variables.
    package var fields: [String: String] = [:]

    /// The Swift names of enum cases, by their values with their enums: `Role.ADMIN`.
    package var enumValues: [String: String] = [:]

    /// Makes no names.
    package init() {}
  }

  /// The argument `names:` of the `@GraphQLSchema`.
  package var nameCase: NameCase

  /// What a GraphQL configuration says.
  package var given: Given

  /// Makes names.
  package init(_ nameCase: NameCase = .asWritten, given: Given = Given()) {
    (self.nameCase, self.given) = (nameCase, given)
  }

  /// The schema's own names.
  package static let asWritten = SwiftNames()

  /// Returns the name of a property, an argument or a parameter for a GraphQL name.
  package func property(_ name: String) -> String {
    given.fields[name] ?? withAcronyms(nameCase.property(name))
  }

  /// Returns the name of a type for a GraphQL name.
  package func type(_ name: String) -> String {
    given.types[name] ?? withAcronyms(nameCase.type(name))
  }

  /// Returns the case of an enum value.
  package func enumCase(_ value: String, of type: String) -> String {
    given.enumValues[type + "." + value] ?? withAcronyms(NameCase.enumCase(value))
  }

  /// Returns the names without those that are given one by one to what is not mentioned.
  package func filter(isMentioned: (_ name: String) -> Bool) -> SwiftNames {
    var names = self
    names.given.types = given.types.filter { isMentioned($0.key) }
    names.given.fields = given.fields.filter { isMentioned($0.key) }
    names.given.enumValues = given.enumValues.filter { value in
      value.key.split(separator: ".").allSatisfy { isMentioned(String($0)) }
    }
    return names
  }

  /// Returns a name whose words, each of one upper-case letter and lower-case letters, are in upper case if they are acronyms:
  /// `userID` for `userId`, `imageURLs` for `imageUrls`. Words at the beginning of a property are in lower case, and stay.
  private func withAcronyms(_ name: String) -> String {
    if given.acronyms.isEmpty { return name }
    var bytes = Array(name.utf8)
    var index = 0
    while index < bytes.count {
      let start = index
      index += 1
      guard bytes[start].isUpperCaseLetter else { continue }
      while index < bytes.count, bytes[index].isLowerCaseLetter { index += 1 }
      for end in [index, index - 1] where end == index || bytes[end] == UInt8(ascii: "s") {
        let word = bytes[start..<end].map { $0.isLowerCaseLetter ? $0 & ~0x20 : $0 }
        guard given.acronyms.contains(String(decoding: word, as: UTF8.self)) else { continue }
        bytes.replaceSubrange(start..<end, with: word)
        break
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var isUpperCaseLetter: Bool { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") }
  fileprivate var isLowerCaseLetter: Bool { self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z") }
}

extension SwiftNames {
  /// The names as words without blanks, for a line of text.
  package var words: [String] {
    func pairs(_ kind: String, _ names: [String: String]) -> [String] {
      names.sorted { $0.key < $1.key }.map { "\(kind):\($0)=\($1)" }
    }
    return (nameCase == .asWritten ? [] : [nameCase.rawValue]) + given.acronyms.sorted().map { "acronym:" + $0 }
      + pairs("type", given.types) + pairs("field", given.fields) + pairs("value", given.enumValues)
  }

  /// Reads the words. What cannot be read is ignored.
  package init(words: some Sequence<Substring>) {
    self.init()
    for word in words {
      let parts = word.split(separator: ":", maxSplits: 1)
      guard let text = parts.dropFirst().first else {
        nameCase = NameCase(rawValue: String(word)) ?? nameCase
        continue
      }
      let pair = text.split(separator: "=", maxSplits: 1).map(String.init)
      switch parts[0] {
      case "acronym": given.acronyms.insert(String(text))
      case "type" where pair.count == 2: given.types[pair[0]] = pair[1]
      case "field" where pair.count == 2: given.fields[pair[0]] = pair[1]
      case "value" where pair.count == 2: given.enumValues[pair[0]] = pair[1]
      default: continue
      }
    }
  }
}
