// Writes expansions of documents, and functions that read every property of them.
//
//     generate <schema> <document> <folder>
//     generate <schema> --random <folder>
//     generate --hostile <definitions> <first seed> <folder>
import Foundation
import SeededRandomness

@testable import GraphQLCompiler
@testable import GraphQLLanguage
@testable import GraphQLProject
@testable import GraphQLValidation

let arguments = CommandLine.arguments
if arguments[1] == "--hostile" {
  try writeHostile(atLeast: Int(arguments[2])!, firstSeed: UInt64(arguments[3])!, to: arguments[4])
  exit(0)
}
let name = URL(fileURLWithPath: arguments[1]).deletingPathExtension().lastPathComponent
let schema = try Schema(Source(try String(contentsOfFile: arguments[1], encoding: .utf8), name: arguments[1]))
let isRandom = arguments[2] == "--random"
let text =
  isRandom
  ? RandomDocument(of: schema, seed: 7, operations: 40).text : try String(contentsOfFile: arguments[2], encoding: .utf8)
let source = Source(text, name: arguments[2])
let document = try Document(parsing: source)
let context = CompilationContext(schema: schema, namespace: name)
let compilation = compile(source, in: context)
for diagnostic in compilation.diagnostics + compilation.schemaDiagnostics where diagnostic.severity == .error {
  let places = diagnostic.ranges.map { source.location(at: $0.start) }.map { "\($0.line):\($0.column)" }
  print("\(arguments[2]):\(places.joined(separator: " ")): \(diagnostic.message)")
  exit(1)
}

// Only the enums and scalars that the document uses, as GitHub has a thousand. No variable is an input object.
var used = UsedSchema(of: schema)
used.add(document, fragments: [:])
let usedSchema = try Schema(Source(used.sdl()))
var usedTypes = context
usedTypes.schema = usedSchema
let inputs = usedSchema.typeNames.filter { usedSchema.type(named: $0)?.isInputObject == true }
let types = compileSchema(usedSchema, in: usedTypes, declared: Set(inputs)).declarations

func checks() -> String {
  if isRandom {
    let calls = document.definitions.compactMap { definition in
      if case .operation(let operation) = definition { operation.name?.value } else { nil }
    }.map { "    await service.check { \(name)Document.\($0)(a: $0) }\n" }
    let lines = text.split(separator: "\n").map { "  \($0)\n" }.joined()
    let literal = "###\"\"\"\n\(lines)  \"\"\"###"
    return "static let text = \(literal)\nstatic func checkAll(_ service: FailingService) async {\n\(calls.joined())}\n"
  }
  let literal = CheckedLiteral(lowered: lower(document, in: context), enclosing: TypePath("\(name)Document"))
  let values = VariableValues(emitter: Emitter(context), random: SeededRandom(seed: 0))
  var writer = CheckWriter([literal], values)
  writer.write()
  return writer.text
}

let program = """
  import InlineGraphQL

  enum \(name) {
  \(types.joined(separator: "\n\n"))
  }

  enum \(name)Document {
  \(compilation.declarations.joined(separator: "\n\n"))
  }

  enum \(name)Checks {
  \(checks())
  }
  """
try program.write(toFile: "\(arguments[3])/\(name).swift", atomically: true, encoding: .utf8)

extension NamedType {
  fileprivate var isInputObject: Bool {
    if case .inputObject = self { true } else { false }
  }
}
