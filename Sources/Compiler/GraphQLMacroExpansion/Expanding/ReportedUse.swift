import GraphQLLanguage
import GraphQLProject
import GraphQLValidation

/// The use of a macro, and its diagnostics.
struct ReportedUse {
  let request: ExpansionRequest
  let macro: SwiftLiteral.Macro
  let use: MacroUse
  private var diagnostics: [PluginDiagnostic] = []

  /// The text to which the offsets of `use` refer.
  private let syntax: ExpansionRequest.Syntax

  init(_ request: ExpansionRequest, of macro: SwiftLiteral.Macro) {
    self.request = request
    self.macro = macro
    syntax = request.declaration.map { $0.showing(request.use) } ?? request.use
    use = MacroUse(macro, in: syntax.text, at: request.use.offset - syntax.offset, within: request.lexicalContext)
  }

  /// The range of the macro without the trivia around it.
  private var ownRange: Range<Int> {
    let start = endOfTrivia(in: request.use.text)
    return (start..<max(start, endOfTokens(in: request.use.text))).shifted(by: request.use.offset)
  }

  /// The line of the macro.
  var line: Int {
    let before = Source(utf8: Array(request.use.text[..<endOfTrivia(in: request.use.text)]))
    return request.use.line + before.location(at: before.utf8.count).line - 1
  }

  /// The literal as it is written.
  var writtenLiteral: String {
    use.literalRange.map { String(decoding: syntax.text[$0], as: UTF8.self) } ?? ""
  }

  /// Reports a problem of the macro as a whole.
  mutating func report(_ message: String, _ severity: PluginDiagnostic.Severity = .error) {
    diagnostics.append(PluginDiagnostic(message: message, severity: severity, range: ownRange, file: syntax.file))
  }

  /// Reports the errors of the arguments.
  mutating func reportArguments() {
    for problem in use.problems { report(problem.message, at: problem.range) }
  }

  private mutating func report(_ message: String, at range: Range<Int>) {
    let range = range.shifted(by: syntax.offset)
    diagnostics.append(PluginDiagnostic(message: message, severity: .error, range: range, file: syntax.file))
  }

  /// Reports the diagnostics of a literal, or the reason why it could not be checked.
  mutating func report(_ expansion: Expansion) {
    for problem in expansion.problems { report(problem) }
    for message in expansion.warnings { report(message, .warning) }
    report(expansion.compilation.diagnostics)
  }

  /// Reports the diagnostics of a literal, and its interpolations.
  mutating func report(_ found: [Diagnostic]) {
    for range in use.interpolations { report(interpolationMessage, at: range) }
    guard use.literalRange != nil, use.interpolations.isEmpty else { return }
    var reported: Set<PluginDiagnostic> = []
    for diagnostic in found.map(inSwift) where reported.insert(diagnostic).inserted {
      diagnostics.append(diagnostic)
    }
  }

  /// Returns the answer to the compiler. The compiler requests each role of an attached macro separately, so only one
  /// of them reports.
  func answer(_ declarations: [String]) -> ExpansionAnswer {
    let reports = request.role == .declaration || request.role == .member
    return ExpansionAnswer(declarations: declarations, diagnostics: reports ? limitedDiagnostics : [])
  }

  /// The diagnostics up to the limit of errors.
  private var limitedDiagnostics: [PluginDiagnostic] {
    let (told, next) = ErrorLimit.standard.divide(diagnostics) { $0.severity == .error ? .error : .warning }
    let end = next.map {
      PluginDiagnostic(message: ErrorLimit.message, severity: .error, range: $0.range, file: $0.file)
    }
    return told + (end.map { [$0] } ?? [])
  }

  /// Converts a diagnostic's offsets from the GraphQL text to the Swift file.
  private func inSwift(_ diagnostic: Diagnostic) -> PluginDiagnostic {
    func range(_ range: SourceRange) -> Range<Int> {
      let start = syntax.offset + use.offset(of: range.start)
      return start..<max(start, syntax.offset + use.offset(of: range.end))
    }
    return PluginDiagnostic(
      message: diagnostic.message,
      severity: diagnostic.severity == .error ? .error : .warning,
      range: diagnostic.ranges.first.map(range) ?? use.literalRange?.shifted(by: syntax.offset) ?? ownRange,
      notes: diagnostic.notes.map { .init(message: $0.message, offset: range($0.range).lowerBound) },
      fixIts: diagnostic.fixIts.map {
        .init(message: $0.message, range: range($0.range), replacement: $0.replacement)
      },
      file: syntax.file
    )
  }
}

extension ExpansionRequest.Syntax {
  /// Returns a declaration with its attribute: unchanged if it contains the attribute, otherwise (if another macro
  /// added the attribute) with the attribute in front.
  fileprivate func showing(_ attribute: Self) -> Self {
    let start = attribute.offset - offset
    let end = start + attribute.text.count
    if attribute.file == file, start >= 0, end <= text.count, text[start..<end] == attribute.text[...] { return self }
    var shown = attribute
    shown.text += [UInt8(ascii: "\n")] + text
    return shown
  }
}
