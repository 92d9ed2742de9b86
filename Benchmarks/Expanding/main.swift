// Expands `#graphql` in the built plugin, process and messages included, compared with swift-syntax parsing the emitted
// text.

import Foundation
import SwiftParser

#if DEBUG
  print("debug build, as compiler plugins are built")
#else
  print("release build")
#endif

let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()
try measure(
  "StarWars",
  schema: repository.appendingPathComponent("Schemas/StarWars.graphqls"),
  document: starWarsQuery
)
try measure(
  "GitHub",
  schema: repository.deletingLastPathComponent().appendingPathComponent("shared/schemas/GitHub.graphqls"),
  document: gitHubQuery
)

/// Expands a query against a schema in a package of its own.
func measure(_ name: String, schema: URL, document: (String) -> String) throws {
  guard let sdl = try? Data(contentsOf: schema) else {
    print("\(name): there is no schema at \(schema.path)")
    return
  }
  let package = FileManager.default.temporaryDirectory.appendingPathComponent("Expanding-\(UUID())")
  defer { try? FileManager.default.removeItem(at: package) }
  let schemas = package.appendingPathComponent("Schemas")
  try FileManager.default.createDirectory(at: schemas, withIntermediateDirectories: true)
  try sdl.write(to: schemas.appendingPathComponent("\(name).graphqls"))
  try Data().write(to: package.appendingPathComponent("Package.swift"))
  let file = package.appendingPathComponent("Sources/App/App.swift")
  try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
  let fragment = "import InlineGraphQL\n@GraphQLFragment(\"fragment F on Query { __typename }\") struct F {}\n"
  try Data(fragment.utf8).write(to: file)

  // The plugin caches what it compiled, so no document is sent twice.
  let requests = try (0..<200).map { try Plugin.request(document("Query\($0)"), in: file.path) }
  let first = try times(of: 10) { index in
    let plugin = try Plugin()
    _ = try Plugin.expansion(in: plugin.send(requests[index]))
    plugin.stop()
  }
  let plugin = try Plugin()
  let text = try Plugin.expansion(in: plugin.send(requests[0]))
  let warm = try times(of: requests.count - 1) { index in _ = try plugin.send(requests[index + 1]) }
  let again = try times(of: 100) { _ in _ = try plugin.send(requests[1]) }
  plugin.stop()
  let parse = times(of: 50) { _ in _ = Parser.parse(source: text) }

  print("\(name): 30 fields, \(text.utf8.count) bytes emitted")
  print("  a process, from its start to its end, with one expansion: \(describe(first))")
  print("  one more expansion, the schema loaded: \(describe(warm))")
  print("  the same again, which is messages and the plugin's reading of the call: \(describe(again))")
  print("  swift-syntax parsing the emitted text: \(describe(parse))")
  print("  an expansion takes \(String(format: "%.2f", warm[0] / parse[0])) of the time of that parse")
}
