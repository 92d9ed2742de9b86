import Foundation

/// The real compiler with the built plugin.
package struct SwiftCompiler {
  private let build: URL

  /// The compiler with the plugin and modules that were built with these tests; `nil` if they are not where SwiftPM
  /// puts them.
  package static let built = BuiltProducts.folder.map { SwiftCompiler(build: $0) }

  /// The built plugin.
  package var plugin: URL { build.appending(path: "InlineGraphQLMacros-tool") }

  /// Type-checks files of a package.
  ///
  /// - Returns: The errors and warnings, sorted, as `path:line:column: severity: message` with paths relative to the
  ///   package. Those in an expansion start with `macro expansion …`.
  package func typeCheck(_ package: TemporaryPackage, _ files: [String], _ options: String...) throws -> [String] {
    try typeCheck(package, files, options: options)
  }

  /// Type-checks files of a package.
  package func typeCheck(_ package: TemporaryPackage, _ files: [String], options: [String]) throws -> [String] {
    let output = try run(package, ["-typecheck"] + options + files.map(package.path))
    return diagnostics(in: output, of: package)
  }

  /// Type-checks files of a package.
  ///
  /// - Parameter style: LLVM's style prints notes on separate lines; only Swift's ends lines at a single carriage
  ///   return.
  /// - Returns: Every error, warning and note as it was printed, in order, with paths relative to the package.
  package func printed(_ package: TemporaryPackage, _ files: [String], style: String = "llvm") throws -> [String] {
    let output = try run(package, ["-typecheck", "-diagnostic-style", style] + files.map(package.path))
    return output.split(separator: "\n").map(String.init)
      .filter { $0.contains(#/: (error|warning|note): |^error:/#) }
      .map { relative($0, to: package) }
  }

  /// Compiles files of a package into a module that other files can import.
  package func emitModule(_ name: String, of package: TemporaryPackage, _ files: [String]) throws -> [String] {
    let module = package.path("\(name).swiftmodule")
    let output = try run(
      package,
      ["-emit-module", "-module-name", name, "-emit-module-path", module] + files.map(package.path)
    )
    return diagnostics(in: output, of: package)
  }

  private func run(_ package: TemporaryPackage, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.currentDirectoryURL = package.root
    process.arguments =
      [
        "swiftc", "-swift-version", "6", "-parse-as-library", "-diagnostic-style", "llvm", "-disable-sandbox",
        "-package-name", "package", "-I", package.root.path, "-I", build.appending(path: "Modules").path,
        "-load-plugin-executable", plugin.path + "#InlineGraphQLMacros",
      ] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }

  private func diagnostics(in output: String, of package: TemporaryPackage) -> [String] {
    var diagnostics: Set<String> = []
    for line in output.split(separator: "\n") {
      guard line.contains(": error: ") || line.contains(": warning: ") || line.hasPrefix("error:") else { continue }
      diagnostics.insert(relative(String(line), to: package))
    }
    return diagnostics.sorted()
  }

  private func relative(_ line: String, to package: TemporaryPackage) -> String {
    var line = line.replacing(package.root.path + "/", with: "")
    // Newer compilers add the name of the macro that reports.
    if let suffix = line.range(of: " (from macro ") { line.removeSubrange(suffix.lowerBound...) }
    return line
  }
}
