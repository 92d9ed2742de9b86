import GraphQLLanguage

extension Source {
  /// Returns the text of an API's schema with the definitions that AppSync leaves out: those of its scalars and
  /// directives.
  ///
  /// They follow the text, so that its offsets do not change. Any other text is returned unchanged.
  func withAppSyncDefinitions(_ index: SchemaIndex) -> Source {
    guard index.type(named: "ModelSortDirection") != nil else { return self }
    let names = utf8.withUnsafeBufferPointer(mentionedNames)
    var text = ""
    for scalar in appSyncScalars where names.contains(scalar) && index.type(named: scalar) == nil {
      text += "\nscalar \(scalar)"
    }
    for (directive, definition) in appSyncDirectives {
      if names.contains(directive), index.directive(named: directive) == nil {
        text += "\ndirective @\(directive)\(definition)"
      }
    }
    return text.isEmpty ? self : Source(utf8: utf8 + Array(text.utf8), name: name)
  }

  /// Returns all names in the text that start like AppSync's names.
  private func mentionedNames(in bytes: UnsafeBufferPointer<UInt8>) -> Set<String> {
    var names: Set<String> = []
    for (first, rest) in [(UInt8(ascii: "A"), "WS"), (UInt8(ascii: "@"), "aws_")] {
      var finder = ByteFinder(first)
      var position = finder.next(from: 0, in: bytes)
      while position < bytes.count {
        let start = first == UInt8(ascii: "@") ? position + 1 : position
        if bytes[(position + 1)...].starts(with: rest.utf8) {
          let name = bytes[start...].prefix {
            $0 == 0x5F || (0x30...0x39).contains($0) || (0x41...0x5A).contains($0 & 0xDF)
          }
          names.insert(String(decoding: name, as: UTF8.self))
        }
        position = finder.next(from: position + 1, in: bytes)
      }
    }
    return names
  }
}

/// The directives of AppSync's schemas, each with the rest of its definition.
private let appSyncDirectives: [(String, String)] = [
  ("aws_api_key", " on OBJECT | FIELD_DEFINITION"),
  ("aws_auth", "(cognito_groups: [String!]) on FIELD_DEFINITION"),
  ("aws_cognito_user_pools", "(cognito_groups: [String!]) on OBJECT | FIELD_DEFINITION"),
  ("aws_iam", " on OBJECT | FIELD_DEFINITION"),
  ("aws_lambda", " on OBJECT | FIELD_DEFINITION"),
  ("aws_oidc", " on OBJECT | FIELD_DEFINITION"),
  ("aws_publish", "(subscriptions: [String]) on FIELD_DEFINITION"),
  ("aws_subscribe", "(mutations: [String]) on FIELD_DEFINITION"),
]
