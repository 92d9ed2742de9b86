import GraphQLJSON
import GraphQLLanguage

extension ModelRule {
  /// Default values of models are values of their fields' types.
  static let defaultsFitTheirFields: ModelRule = .init("DefaultsFitTheirFields") { models, errors in
    for field in models.written.flatMap(\.fields.values) {
      guard let directive = field.directives.first(named: "default") else { continue }
      let type = field.type.namedType.value
      guard models.isKeyType(field.type) else {
        let message = "The @default directive may only be added to scalar or enum field types."
        errors.append(Diagnostic(.error, message, at: directive.range))
        continue
      }
      guard let value = directive.names("value").first else {
        errors.append(Diagnostic(.error, "The @default directive requires a value.", at: directive.range))
        continue
      }
      if case .enum(let definition)? = models.schema.type(named: type) {
        guard definition.values[value.value] == nil else { continue }
        let message = "Default value \"\(value.value)\" is not a member of \(type) enum."
        errors.append(.unknown(message, value, among: Array(definition.values.keys)))
      } else if !isValid(value.value, type) {
        let message = "Default value \"\(value.value)\" is not a valid \(type)."
        errors.append(Diagnostic(.error, message, at: value.range))
      }
    }
  }
}

/// Returns whether a text is a valid value of a scalar. Scalars without a format accept any text.
private func isValid(_ text: String, _ scalar: String) -> Bool {
  switch scalar {
  case "Int", "AWSTimestamp": Int64(text) != nil
  case "Float": Double(text)?.isFinite == true
  case "Boolean": text == "true" || text == "false"
  case "AWSDate": text.isDate
  case "AWSTime": text.isTime
  case "AWSDateTime": text.isDateTime
  case "AWSEmail": text.isEmailAddress
  case "AWSJSON": (try? GraphQLJSONValue(parsing: text.utf8)) != nil
  case "AWSURL": text.isURL
  case "AWSPhone": text.isPhoneNumber
  case "AWSIPAddress": text.isIPv4Address || text.isIPv6Address
  default: true
  }
}
