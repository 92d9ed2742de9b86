import PackageFixtures
import Testing

extension SwiftCompiler {
  /// Why some tests do not run, if they do not.
  static let absence: Comment = "The built plugin and modules are not beside the tests"
}
