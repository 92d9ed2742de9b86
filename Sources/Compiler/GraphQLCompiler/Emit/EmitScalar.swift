import GraphQLLanguage

extension Emitter {
  /// Writes the type alias of a custom scalar that the user has not declared: a file for `Upload`, the type of its
  /// `@specifiedBy` document, or a string.
  mutating func emit(_ type: ScalarType) {
    let name = types.memberName(of: type.name)
    text.docComment(type.description)
    if type.description?.isEmpty == false { text.line("///") }
    text.line("/// Declare `typealias ", type.name, " = …` in this enum to use another type.")
    text.line(access, "typealias ", name, " = ", type.knownSwiftType ?? types.string)
    text.endDeclaration()
  }

  /// Returns the warning for custom scalars that are strings only because nothing declares another type.
  static func unmappedScalarWarning(_ scalars: [ScalarType], _ swiftNames: SwiftNames) -> Diagnostic? {
    let unmapped = scalars.filter { !$0.isBuiltIn && $0.knownSwiftType == nil }
    guard !unmapped.isEmpty else { return nil }
    let names = unmapped.map { "\"\($0.name)\"" }.joined(separator: ", ")
    let aliases = unmapped.map { "typealias \(SwiftName.escaped(swiftNames.type($0.name))) = \($0.likelySwiftType)" }
    let lines = aliases.joined(separator: "; ")
    return Diagnostic(
      .unmappedScalar,
      unmapped.count == 1
        ? "The custom scalar \(names) is a String. Declare what it is in the enum, even if it is one: \(lines)"
        : "The custom scalars \(names) are Strings. Declare what each is in the enum, even if it is one: \(lines)"
    )
  }
}

extension ScalarType {
  /// The Swift type of the scalar, if there is one that nobody need declare.
  fileprivate var knownSwiftType: String? {
    specifiedByURL == nil && name == "Upload" ? "InlineGraphQL.Upload" : specifiedSwiftType
  }

  /// The Swift type that the document of `@specifiedBy` describes, if it is a known one.
  private var specifiedSwiftType: String? {
    switch specifiedByURL.flatMap(requestForComments(of:)) {
    // In the same document, these are the date or the time alone.
    case 3339: name == "Date" || name == "Time" ? nil : "InlineGraphQL.SpecifiedScalar.DateTime"
    case 1738, 3986: "InlineGraphQL.SpecifiedScalar.URL"
    case 4122, 9562: "InlineGraphQL.SpecifiedScalar.UUID"
    default: nil
    }
  }

  /// The Swift type that scalars with this name often have.
  fileprivate var likelySwiftType: String {
    switch name.lowercased() {
    case "datetime", "timestamp": "Foundation.Date"
    case "uri", "url": "Foundation.URL"
    case "uuid", "guid": "Foundation.UUID"
    case "decimal", "bigdecimal", "money": "Foundation.Decimal"
    case "json", "jsonobject", "any", "map": "InlineGraphQL.GraphQLJSONValue"
    default: "Swift.String"
    }
  }
}

/// Returns the number of the RFC in a URL: 3339 for `https://tools.ietf.org/html/rfc3339#section-5.6`.
private func requestForComments(of url: String) -> Int? {
  let bytes = Array(url.lowercased().utf8)
  var start = 0
  while start + 3 < bytes.count {
    defer { start += 1 }
    guard bytes[start...].starts(with: "rfc".utf8) else { continue }
    let digits = bytes[(start + 3)...].prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    if let number = Int(String(decoding: digits, as: UTF8.self)) { return number }
  }
  return nil
}
