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

let files = try writeOneFileEach(Document(parsing: sdl).definitions)
let one = try median("read the schema and load it") {
  _ = try Schema(sdl: source(of: schemaPath))
}
let several = try median("the same as \(files.count) files, one for each type") {
  _ = try Schema(sdl: Source(joining: files.map { (try source(of: $0), isMade: false) }, name: "files"))
}
let reading = try median("reading alone, of the files") {
  for file in files { _ = try source(of: file) }
}
let parts = try files.map { (source: try source(of: $0), isMade: false) }
let joining = try median("joining and loading what was read") {
  _ = try Schema(sdl: Source(joining: parts, name: "files"))
}
print("the files take \(format(several / one)) times as long as the one, without reading \(format(joining / load))")
print("\(format(reading / Double(files.count) * 1e3)) µs to open, read and close a file")
try FileManager.default.removeItem(atPath: URL(fileURLWithPath: files[0]).deletingLastPathComponent().path)

if let peer = graphQLCore(schemaPath: schemaPath, query: gitHubQuery) {
  print("graphql-core (Python), build the schema and validate the query: \(format(peer)) ms,", terminator: " ")
  print("\(Int((peer / loadAndCompile).rounded())) times ours, which emits code as well")
} else {
  print("graphql-core is not installed for python3: no peer")
}

/// Reads a file by as few calls of the system as there can be, as the tool does.
func source(of path: String) throws -> Source {
  let file = open(path, O_RDONLY)
  defer { close(file) }
  var status = stat()
  guard file >= 0, fstat(file, &status) == 0 else { throw CocoaError(.fileReadNoSuchFile) }
  let bytes = [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, count in
    count = read(file, buffer.baseAddress, buffer.count)
  }
  return Source(utf8: bytes, name: path)
}

func writeOneFileEach(_ definitions: [Definition]) throws -> [String] {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  return try definitions.enumerated().map { number, definition in
    let file = folder.appendingPathComponent("\(number).graphqls")
    try Data(Document(definitions: [definition]).printed().utf8).write(to: file)
    return file.path
  }
}

func compileQuery(against schema: Schema) throws {
  let compilation = compile(query, in: CompilationContext(schema: schema, namespace: "GitHub"))
  let diagnostics = compilation.diagnostics + compilation.schemaDiagnostics
  if let diagnostic = diagnostics.first(where: { $0.severity == .error }) { throw diagnostic }
}
