extension TargetCheck {
  /// GraphQL is written as a literal without interpolations.
  static let literalsAreReadable = TargetCheck { target, findings in
    for file in target.files { findings += file.unreadableFindings }
  }
}

extension EmbeddedFile {
  /// An error for each literal that cannot be read.
  var unreadableFindings: [Finding] {
    unreadable.filter { !$0.isConditional }.map { Finding(error: $0.message, at: place(of: $0.offset)) }
  }
}

extension UnreadableLiteral {
  /// The problem, and how to fix it.
  fileprivate var message: String {
    switch reason {
    case .interpolation: interpolationMessage
    case .noLiteral: noLiteralMessage(of: macro.written)
    }
  }
}
