// Writes or compares the dumps of values of golden documents.
//
//     dumps <folder of schemas> <folder of golden documents> [1 to write]
import CustomDump
import Foundation
import InlineGraphQL

let schemas = CommandLine.arguments[1]
let golden = URL(fileURLWithPath: CommandLine.arguments[2])
let isUpdating = CommandLine.arguments[3] == "1"
let documents = try FileManager.default.contentsOfDirectory(atPath: golden.path)
  .filter { $0.hasSuffix(".graphql") }.map { String($0.dropLast(".graphql".count)) }.sorted()
var failures: [String] = []
for name in documents where withoutValues[name] == nil {
  guard let value = values[name] else {
    failures.append("\(name).graphql: Tests/Integration/Dumps/Values.swift has no value of it")
    continue
  }
  let file = golden.appendingPathComponent("\(name).dump")
  do {
    let dump = try value(try Samples(schema: name, golden, schemas))
    if isUpdating { try dump.write(to: file, atomically: true, encoding: .utf8) }
    let expected = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    if let difference = diff(expected, dump) {
      failures.append("\(file.lastPathComponent) differs; UPDATE_EXPECTED=1 rewrites it.\n\(difference)")
    }
  } catch {
    failures.append("\(name).graphql: \(error)")
  }
}
for name in try FileManager.default.contentsOfDirectory(atPath: golden.path) where name.hasSuffix(".dump") {
  if values[String(name.dropLast(".dump".count))] == nil { failures.append("\(name) belongs to no value") }
}
for failure in failures { print(failure) }
print("\(documents.count - withoutValues.count) documents, \(failures.count) failures")
exit(failures.isEmpty ? 0 : 1)
