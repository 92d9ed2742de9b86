import GraphQLLanguage

extension ModelRule {
  /// A key names each field once.
  static let keyFieldsDiffer: ModelRule = .init("KeyFieldsDiffer") { models, errors in
    for key in models.writtenKeys {
      for (offset, field) in key.fields.enumerated() {
        guard key.fields[..<offset].contains(where: { $0.value == field.value }) else { continue }
        let message = "@\(key.directive.name.value) field '\(field.value)' cannot reference itself."
        errors.append(Diagnostic(.error, message, at: field.range))
      }
    }
  }
}
