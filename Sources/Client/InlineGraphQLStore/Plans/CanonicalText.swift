import GraphQLJSON
import GraphQLLanguage

struct VariableTexts {
  private var texts: [String: [UInt8]] = [:]

  init() {}

  /// Reads a request's variables.
  ///
  /// - Parameters:
  ///   - json: The variables, a JSON object.
  ///   - definitions: The definitions of the variables, whose default values count for those that are absent.
  init(_ json: UnsafeBufferPointer<UInt8>, definitions: [VariableDefinition]) {
    for member in (try? jsonMembers(of: json)) ?? [] {
      var cursor = JSONCursor(UnsafeBufferPointer(rebasing: json[member.value]))
      var text = CanonicalText()
      if (try? text.append(&cursor)) != nil { texts[member.name] = text.bytes }
    }
    for definition in definitions where texts[definition.name.value] == nil {
      guard let value = definition.defaultValue else { continue }
      var text = CanonicalText()
      if text.append(value, VariableTexts()) { texts[definition.name.value] = text.bytes }
    }
  }

  subscript(name: String) -> [UInt8]? { texts[name] }
}

/// Input values as JSON in which equal values have equal texts, whether a document or a variable has them.
///
/// Enum values are strings, as in variables. Members of objects are sorted.
struct CanonicalText {
  private(set) var bytes: [UInt8] = []

  /// Appends the key of a field: its name, and its arguments that have values, sorted by name.
  mutating func append(_ field: PlannedField, _ variables: VariableTexts) {
    append(field.keyName, field.keyArguments, variables)
  }

  /// Appends the key of a field with arguments, which are sorted by name.
  mutating func append(_ name: String, _ arguments: [Argument], _ variables: VariableTexts) {
    append(
      name,
      arguments.compactMap { argument in
        var text = CanonicalText()
        return text.append(argument.value, variables) ? (argument.name.value, text.bytes) : nil
      }
    )
  }

  /// Appends the key of a field: its name, and its arguments with the values of a JSON object, sorted by name.
  mutating func append(fieldNamed name: String, arguments: GraphQLJSONObject) {
    append(
      name,
      arguments.members.sorted { $0.0 < $1.0 }.map { name, value in
        var text = CanonicalText()
        Array(value.description.utf8).withUnsafeBufferPointer { json in
          var cursor = JSONCursor(json)
          // A value that was made is well-formed.
          try! text.append(&cursor)
        }
        return (name, text.bytes)
      }
    )
  }

  /// The name of a list of pages begins with `__`. It is the same list whether a filter is null or absent, as in Relay.
  private mutating func append(_ name: String, _ arguments: [(name: String, text: [UInt8])]) {
    let isList = name.utf8.starts(with: "__".utf8)
    let arguments = arguments.filter { !isList || $0.text != Array("null".utf8) }
    bytes += name.utf8
    for (index, argument) in arguments.enumerated() {
      bytes += ((index == 0 ? "(" : ",") + argument.name + ":").utf8
      bytes += argument.text
    }
    if !arguments.isEmpty { bytes.append(UInt8(ascii: ")")) }
  }

  /// Appends a value of a document. Returns whether there is one: an absent variable is none.
  mutating func append(_ value: Value, _ variables: VariableTexts) -> Bool {
    switch value.kind {
    case .variable(let name):
      guard let text = variables[name] else { return false }
      bytes += text
    case .int(let text), .float(let text): bytes += canonicalNumber(text).utf8
    case .string(let string): append(string: string.value)
    case .enum(let name): append(string: name)
    case .boolean(let value): bytes += (value ? "true" : "false").utf8
    case .null: bytes += "null".utf8
    case .list(let elements):
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { appendComma() }
        // In a list an absent variable is null.
        if !append(element, variables) { bytes += "null".utf8 }
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let fields):
      appendObject(
        fields.compactMap { field in
          var text = CanonicalText()
          return text.append(field.value, variables) ? (field.name.value, text.bytes) : nil
        }
      )
    }
    return true
  }

  mutating func append(_ json: inout JSONCursor) throws(JSONError) {
    json.skipWhitespace()
    switch json.byte {
    case UInt8(ascii: "{"):
      json.position += 1
      var members: [(String, [UInt8])] = []
      if !json.consume(UInt8(ascii: "}")) {
        repeat {
          let name = try json.readString()
          try json.expect(UInt8(ascii: ":"))
          var text = CanonicalText()
          try text.append(&json)
          members.append((name, text.bytes))
        } while json.consume(UInt8(ascii: ","))
        try json.expect(UInt8(ascii: "}"))
      }
      appendObject(members)
    case UInt8(ascii: "["):
      json.position += 1
      bytes.append(UInt8(ascii: "["))
      if !json.consume(UInt8(ascii: "]")) {
        repeat {
          try append(&json)
          bytes.append(UInt8(ascii: ","))
        } while json.consume(UInt8(ascii: ","))
        try json.expect(UInt8(ascii: "]"))
        bytes.removeLast()
      }
      bytes.append(UInt8(ascii: "]"))
    case UInt8(ascii: "\""): append(string: try json.readString())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      bytes += canonicalNumber(String(decoding: try json.readRawNumber().bytes, as: UTF8.self)).utf8
    default:
      let start = json.position
      try json.skipValue()
      bytes += UnsafeBufferPointer(start: start, count: json.position - start)
    }
  }

  mutating func appendComma() { bytes.append(UInt8(ascii: ",")) }

  private mutating func append(string: String) {
    var writer = JSONWriter()
    writer.write(string)
    bytes += writer.text().utf8
  }

  private mutating func appendObject(_ members: [(name: String, text: [UInt8])]) {
    bytes.append(UInt8(ascii: "{"))
    let sorted = members.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    for (index, member) in sorted.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      append(string: member.name)
      bytes.append(UInt8(ascii: ":"))
      bytes += member.text
    }
    bytes.append(UInt8(ascii: "}"))
  }
}

/// Returns the text of a number that equal numbers share: 1.0 is 1.
private func canonicalNumber(_ text: String) -> String {
  if text == "-0" { return "0" }
  // A scalar of the schema may have more digits than a Double.
  guard text.utf8.contains(where: { $0 | 0x20 == UInt8(ascii: "e") || $0 == UInt8(ascii: ".") }), text.utf8.count <= 16,
    let number = Double(text), number.isFinite
  else { return text }
  return Int(exactly: number).map { "\($0)" } ?? "\(number)"
}
