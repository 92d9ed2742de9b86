extension Definition {
  /// Returns the definition on one line with the least whitespace, as it is sent to servers.
  ///
  /// Parsing the result gives an equal definition, except that operations, fragments and variables lose their
  /// descriptions. A server does not need these, and servers older than the specification of September 2025 reject
  /// them.
  package func minified() -> String {
    GraphQLLanguage.minified(withoutExecutableDescriptions.printed())
  }

  private var withoutExecutableDescriptions: Definition {
    switch self {
    case .operation(var operation):
      operation.description = nil
      operation.variables.removeDescriptions()
      return .operation(operation)
    case .fragment(var fragment):
      fragment.description = nil
      fragment.variables.removeDescriptions()
      return .fragment(fragment)
    default: return self
    }
  }
}

extension [VariableDefinition] {
  fileprivate mutating func removeDescriptions() {
    for index in indices { self[index].description = nil }
  }
}

extension SelectionSet {
  /// Returns the selection set on one line with the least whitespace.
  package func minified() -> String {
    GraphQLLanguage.minified(printed())
  }
}

extension Value {
  /// Returns the value on one line with the least whitespace.
  package func minified() -> String {
    GraphQLLanguage.minified(printed())
  }
}

extension Source {
  /// Returns the text on one line, without comments and with the least whitespace; `nil` if it does not consist of
  /// tokens.
  ///
  /// Parsing the result gives an equal document.
  package func minified() -> String? {
    utf8.withUnsafeBufferPointer { bytes in
      var lexer = Lexer(bytes)
      var minified: [UInt8] = []
      minified.reserveCapacity(bytes.count)
      var needsSeparator = false
      while let token = try? lexer.next() {
        if token.kind == .endOfFile { return String(decoding: minified, as: UTF8.self) }
        if needsSeparator, token.kind == .spread || !token.kind.isPunctuator { minified.append(UInt8(ascii: " ")) }
        needsSeparator = !token.kind.isPunctuator
        if token.kind == .blockString {
          minified.append(contentsOf: StringValue(token, in: lexer).value.graphQLStringLiteral.utf8)
        } else {
          minified.append(contentsOf: bytes[token.start..<token.end])
        }
      }
      return nil
    }
  }
}

/// Returns a printed text with the least whitespace.
private func minified(_ text: String) -> String {
  Source(text).minified() ?? text
}
