import GraphQLLanguage
import GraphQLProject
import GraphQLValidation

/// The use of a macro, and what is reported of it.
struct ReportedUse {
  let request: ExpansionRequest
  let macro: SwiftLiteral.Macro
  let use: MacroUse
  private var diagnostics: [PluginDiagnostic] = []

  /// The text that offsets of `use` are in.
  private let syntax: ExpansionRequest.Syntax

  init(_ request: ExpansionRequest, of macro: SwiftLiteral.Macro) {
    self.request = request
    self.macro = macro
    syntax = request.declaration.map { $0.showing(request.use) } ?? request.use
    use = MacroUse(macro, in: syntax.text, at: request.use.offset - syntax.offset, within: request.lexicalContext)
  }

  /// The macro itself, without what is around it.
  private var ownRange: Range<Int> {
    let start = endOfTrivia(in: request.use.text)
    return (start..<max(start, endOfTokens(in: request.use.text))).shifted(by: request.use.offset)
  }

  /// The line that the macro stands on.
  var line: Int {
    let before = Source(utf8: Array(request.use.text[..<endOfTrivia(in: request.use.text)]))
    return request.use.line + before.location(at: before.utf8.count).line - 1
  }

  /// The text of the literal as it is written.
  var writtenLiteral: String {
    use.literalRange.map { String(decoding: syntax.text[$0], as: UTF8.self) } ?? ""
  }

  /// Reports something about the macro.
  mutating func report(_ message: String, _ severity: PluginDiagnostic.Severity = .error) {
    diagnostics.append(PluginDiagnostic(message: message, severity: severity, range: ownRange, file: syntax.file))
  }

  /// Reports what is wrong with the arguments.
  mutating func reportArguments() {
    for problem in use.problems { report(problem.message, at: problem.range) }
  }

  private mutating func report(_ message: String, at range: Range<Int>) {
    let range = range.shifted(by: syntax.offset)
    diagnostics.append(PluginDiagnostic(message: message, severity: .error, range: range, file: syntax.file))
  }

  /// Reports what is wrong with a literal, or if that cannot be told, why.
  mutating func report(_ expansion: Expansion) {
    for range in use.interpolations { report(interpolationMessage, at: range) }
    for problem in expansion.problems { report(problem) }
    for message in expansion.warnings { report(message, .warning) }
    guard use.literalRange != nil, use.interpolations.isEmpty else { return }
    var reported: Set<PluginDiagnostic> = []
    for diagnostic in expansion.compilation.diagnostics.map(inSwift) where reported.insert(diagnostic).inserted {
      diagnostics.append(diagnostic)
    }
  }

  /// What the compiler is told. It asks for each role of an attached macro on its own, so that one alone reports.
  func answer(_ declarations: [String]) -> ExpansionAnswer {
    let reports = request.role == .declaration || request.role == .member
    return ExpansionAnswer(declarations: declarations, diagnostics: reports ? limitedDiagnostics : [])
  }

  /// What was reported, up to the limit of errors.
  private var limitedDiagnostics: [PluginDiagnostic] {
    let (told, next) = ErrorLimit.standard.divide(diagnostics) { $0.severity == .error ? .error : .warning }
    let end = next.map {
      PluginDiagnostic(message: ErrorLimit.message, severity: .error, range: $0.range, file: $0.file)
    }
    return told + (end.map { [$0] } ?? [])
  }

  /// A diagnostic, moved from the GraphQL text to the Swift file.
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
  /// A declaration with an attribute of it: in its place or, where another macro gave it, in front.
  fileprivate func showing(_ attribute: Self) -> Self {
    let start = attribute.offset - offset
    let end = start + attribute.text.count
    if attribute.file == file, start >= 0, end <= text.count, text[start..<end] == attribute.text[...] { return self }
    var shown = attribute
    shown.text += [UInt8(ascii: "\n")] + text
    return shown
  }
}
