// Validates documents against GitHub's schema, and compares with graphql-core on the same documents.

import Foundation
import GraphQLLanguage
import GraphQLValidation
import Measuring

let schemaPath =
  CommandLine.arguments.dropFirst().first
  ?? URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../../shared/schemas/GitHub.graphqls")
  .standardizedFileURL.path
guard let bytes = FileManager.default.contents(atPath: schemaPath) else {
  print("There is no schema at \(schemaPath); give the path of GitHub's schema.")
  exit(1)
}
let schema = try Schema(sdl: Source(utf8: [UInt8](bytes), name: schemaPath))
let peer = Peer(schemaPath: schemaPath)
if peer == nil { print("graphql-core is not installed for python3: no peer") }

for subject in Subject.all {
  let document = try Document(parsing: Source(subject.document))
  var errors = 0
  let rules = fastest { errors = specificationErrors(in: document, schema: schema).count }
  let whole = fastest { _ = validate(document, schema: schema, fragments: [:]) }
  var line = "\(subject.name): \(format(rules)) ms, \(format(whole)) ms as a literal, \(errors) errors"
  if let peer {
    let theirs = peer.milliseconds(subject.document)
    let ratio = theirs.map { "\(format($0)) ms, \(Int(($0 / rules).rounded())) times ours" }
    line += "; graphql-core: \(ratio ?? "no end within 30 s")"
  }
  print(line)
}

/// The fastest of five runs, in milliseconds.
func fastest(_ work: () -> Void) -> Double {
  (0..<5).map { _ in time(work) * 1000 }.min() ?? 0
}

func format(_ milliseconds: Double) -> String {
  String(format: "%.3g", milliseconds)
}
