import Foundation

/// What was built together with the tests: programs, the compiler plugin and the modules.
package enum BuiltProducts {
  /// The folder where SwiftPM puts them; `nil` if they are elsewhere.
  package static let folder: URL? = {
    for argument in ProcessInfo.processInfo.arguments + [Bundle.main.executablePath ?? ""] {
      var folder = URL(filePath: argument)
      while folder.path != "/", folder.pathComponents.count > 1 {
        folder.deleteLastPathComponent()
        let files = FileManager.default
        if files.fileExists(atPath: folder.appending(path: "InlineGraphQLMacros-tool").path),
          files.fileExists(atPath: folder.appending(path: "Modules/InlineGraphQL.swiftmodule").path)
        {
          return folder
        }
      }
    }
    return nil
  }()
}
