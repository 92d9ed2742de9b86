import GraphQLLanguage

extension Schema {
  /// Returns a default value as services print it in introspection: coerced to its type, so that two notations of one
  /// value are equal (section 3, "Input Coercion").
  func coercedDefault(_ value: Value, for type: TypeReference) -> String {
    var coercion = DefaultValueCoercion(schema: self)
    return (coercion.coerce(value, to: type) ?? value).printed()
  }
}

/// A coercion of one default value.
private struct DefaultValueCoercion {
  let schema: Schema
  /// The input fields whose own defaults are being added. In an invalid schema a default may contain itself.
  private var openDefaults: Set<String> = []
  /// The number of input fields' defaults that may still be added. A few lines of SDL can require billions.
  private var remainingDefaults = 1_000
  private static let maximumDepth = 32

  init(schema: Schema) {
    self.schema = schema
  }

  /// Returns the coerced value, or `nil` if the value is not of the type.
  mutating func coerce(_ value: Value, to type: TypeReference) -> Value? {
    switch type {
    case .nonNull(let wrapped, _):
      return coerce(value, to: wrapped)
    case .list(let element, _):
      if case .null = value.kind { return value }
      guard case .list(let elements) = value.kind else { return coerce(value, to: element).map { Value(.list([$0])) } }
      var coerced: [Value] = []
      for value in elements {
        guard let value = coerce(value, to: element) else { return nil }
        coerced.append(value)
      }
      return Value(.list(coerced))
    case .named(let name):
      if case .null = value.kind { return value }
      switch schema.type(named: name.value) {
      case .inputObject(let type)?: return coerce(value, to: type)
      case .enum?: return value
      default: return Value(scalar(value, typeName: name.value))
      }
    }
  }

  private mutating func coerce(_ value: Value, to type: InputObjectType) -> Value? {
    guard case .object(let given) = value.kind else { return nil }
    let givenByName = Dictionary(given.map { ($0.name.value, $0) }) { first, _ in first }
    var fields: [ObjectField] = []
    for definition in type.fields.values {
      let name = definition.name.value
      if var field = givenByName[name] {
        guard let value = coerce(field.value, to: definition.type) else { return nil }
        field.value = value
        fields.append(field)
      } else if let defaultValue = definition.defaultValue {
        let coordinate = "\(type.name).\(name)"
        remainingDefaults -= 1
        guard remainingDefaults > 0, openDefaults.count < DefaultValueCoercion.maximumDepth,
          openDefaults.insert(coordinate).inserted
        else { return nil }
        defer { openDefaults.remove(coordinate) }
        guard let value = coerce(defaultValue, to: definition.type) else { return nil }
        fields.append(ObjectField(name: Name(name), value: value, range: .none))
      }
    }
    fields.sort { naturalOrder($0.name.value, $1.name.value) < 0 }
    return Value(.object(fields))
  }

  private func scalar(_ value: Value, typeName: String) -> Value.Kind {
    switch value.kind {
    case .int(let digits) where typeName == "Float": number(digits)
    case .float(let digits): number(digits)
    case .string(let string) where typeName == "ID" && string.value.isIntegerLiteral: .int(string.value)
    case .string(let string): .string(StringValue(string.value))
    // A scalar has no enum values, so it receives the name as a string.
    case .enum(let name): .string(StringValue(name))
    case let kind: kind
    }
  }

  /// Returns a number without insignificant zeros.
  private func number(_ digits: String) -> Value.Kind {
    guard let number = Double(digits), number.isFinite else { return .float(digits) }
    let text = number.description
    return .float(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }
}

extension String {
  /// Whether the text is a valid integer literal (section 2.10.1).
  fileprivate var isIntegerLiteral: Bool {
    let digits = utf8.first == UInt8(ascii: "-") ? utf8.dropFirst() : utf8[...]
    guard let first = digits.first, digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return false }
    return digits.count == 1 || first != 0x30
  }
}
