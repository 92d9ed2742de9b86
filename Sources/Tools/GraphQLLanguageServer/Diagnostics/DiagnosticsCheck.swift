import GraphQLCLibrary
import GraphQLJSON
import GraphQLLanguage
import GraphQLProject

/// Checks the texts of an editor, beside the thread that answers it.
final class DiagnosticsCheck: Sendable {
  private let state = Locked<State>(State())
  /// The number of the newest check that was asked for.
  private let newest = Locked(0)
  /// The files that the editor has opened since the last check. It is told of them again.
  private let opened = Locked<Set<String>>([])

  private struct State {
    var packages: [String: PackageCheck] = [:]
    /// The files that the editor was told of.
    var told: [String: [GraphQLJSONValue]] = [:]
  }

  /// Makes older checks stop, and returns the number of the next one.
  func begin() -> Int {
    newest.withLock {
      $0 += 1
      return $0
    }
  }

  /// Has the editor told again of a file that it opens.
  func open(_ path: String) { opened.withLock { _ = $0.insert(path) } }

  /// Checks the packages of the texts of an editor, and tells it what has changed.
  ///
  /// - Parameters:
  ///   - workspace: The texts when the check was asked for.
  ///   - number: The number that ``begin()`` returned.
  ///   - send: Tells the editor the diagnostics of a file.
  func run(
    _ workspace: Workspace,
    _ number: Int,
    in encoding: PositionEncoding,
    send: (_ path: String, _ diagnostics: [GraphQLJSONValue]) -> Void
  ) {
    let isOutdated = { self.newest.withLock { $0 != number } }
    var workspace = workspace
    workspace.describePackages()
    state.withLock { state in
      var diagnostics: [String: [GraphQLJSONValue]] = [:]
      for package in workspace.openPackages {
        let findings = state.packages[package.root, default: PackageCheck()].findings(
          of: package,
          in: (workspace.files, workspace.filesState),
          isOutdated: isOutdated
        )
        if isOutdated() { return }
        for finding in Set(findings.compactMap { workspace.diagnostic($0) }) {
          diagnostics[finding.place.path, default: []].append(workspace.json(of: finding, in: encoding))
        }
      }
      for path in workspace.open.keys where !path.hasSuffix(".swift") {
        let found = workspace.diagnostics(ofGraphQLFile: path).map { workspace.json(of: $0, in: encoding) }
        diagnostics[path] = found
      }
      if isOutdated() { return }
      let opened = self.opened.withLock { opened in
        defer { opened = [] }
        return opened
      }
      for path in Set(diagnostics.keys).union(state.told.keys).sorted() {
        let new = (diagnostics[path] ?? []).sorted { $0.description < $1.description }
        if state.told[path] ?? [] != new || opened.contains(path) { send(path, new) }
        state.told[path] = new.isEmpty ? nil : new
      }
    }
  }
}
