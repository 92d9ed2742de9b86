import GraphQLCLibrary
import GraphQLFiles

/// What SwiftPM tells of packages. It takes its time, so nobody waits for it who answers an editor.
final class PackageDescriptions: Sendable {
  private struct Answers {
    var targets: [String: PackageTargets] = [:]
    var askedAfter: [String: Int] = [:]
    var count = 0
  }

  private let known = Locked(Answers())
  private let describe: @Sendable (_ root: String) -> PackageTargets?

  /// - Parameter describe: Returns the targets of the package in a folder, slowly; `nil` if it cannot be read.
  init(
    _ describe: @escaping @Sendable (_ root: String) -> PackageTargets? = { root in
      (try? DescribedPackages.at(root)).map { PackageTargets($0) }
    }
  ) {
    self.describe = describe
  }

  /// The number of answers so far.
  var count: Int { known.withLock { $0.count } }

  /// Returns the targets of the package in a folder, if SwiftPM has told of them.
  func targets(of root: String) -> PackageTargets? { known.withLock { $0.targets[root] } }

  /// Asks SwiftPM, and waits for the answer, unless it was asked since the disk changed.
  ///
  /// - Parameter changes: The number of changes of the disk.
  func ask(about root: String, whenChangedSince changes: Int) {
    let isKnown = known.withLock { known in
      defer { known.askedAfter[root] = changes }
      return known.askedAfter[root] == changes
    }
    guard !isKnown, let targets = describe(root) else { return }
    known.withLock {
      $0.targets[root] = targets
      $0.count += 1
    }
  }
}
