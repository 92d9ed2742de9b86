// Loads GitHub's schema and compiles one query against it, compared with parsers that read the whole schema.

import Foundation
import GraphQLCompiler
import GraphQLLanguage

let schemaPath =
  CommandLine.arguments.dropFirst().first
  ?? URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../../shared/schemas/GitHub.graphqls")
  .standardizedFileURL.path
guard let bytes = FileManager.default.contents(atPath: schemaPath) else {
  print("There is no schema at \(schemaPath); give the path of GitHub's schema.")
  exit(1)
}
let sdl = Source(utf8: [UInt8](bytes), name: schemaPath)
let query = Source(gitHubQuery)

#if DEBUG
  print("debug build")
#else
  print("release build")
#endif
// Every compiler process starts its own plugin, so most expansions take as long as the first run.
let first = try milliseconds {
  try compileQuery(against: Schema(sdl: sdl))
}
let types = try touchedTypes(by: Document(parsing: query), in: Schema(sdl: sdl))
let typeCount = try Schema(sdl: sdl).typeNames.count
print("schema: \(sdl.utf8.count) bytes, \(typeCount) types; query: touches \(types.count) types")
print("load the schema and compile the query, the first time in this process: \(format(first)) ms")

let parseWhole = try median("our parser, the schema whole") {
  _ = try Document(parsing: sdl)
}
let load = try median("load the schema") {
  _ = try Schema(sdl: sdl)
}
let loadAndCompile = try median("load the schema and compile the query") {
  try compileQuery(against: Schema(sdl: sdl))
}
let loaded = try Schema(sdl: sdl)
let compileOnly = try median("compile it again") {
  try compileQuery(against: loaded)
}
print(
  "loading takes 1/\(Int((parseWhole / load).rounded())) of parsing the whole,",
  "loading and compiling 1/\(Int((parseWhole / loadAndCompile).rounded()))"
)

if let peer = graphQLCore(schemaPath: schemaPath, query: gitHubQuery) {
  print("graphql-core (Python), build the schema and validate the query: \(format(peer)) ms,", terminator: " ")
  print("\(Int((peer / loadAndCompile).rounded())) times ours, which emits code as well")
} else {
  print("graphql-core is not installed for python3: no peer")
}

func compileQuery(against schema: Schema) throws {
  let compilation = compile(query, in: CompilationContext(schema: schema, namespace: "GitHub"))
  let diagnostics = compilation.diagnostics + compilation.schemaDiagnostics
  if let diagnostic = diagnostics.first(where: { $0.severity == .error }) { throw diagnostic }
}
