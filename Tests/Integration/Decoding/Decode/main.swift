// Decodes random responses to every operation of the documents and compares all properties with the responses.
//
//     decode <responses for each operation> <first seed> <folder of schemas>…
import Foundation

let folders = CommandLine.arguments.dropFirst(3)
let first = Int(CommandLine.arguments[2]) ?? 0
for (name, check) in documents {
  let files = folders.map { "\($0)/\(name).graphqls" }
  guard let file = files.first(where: FileManager.default.fileExists) else { continue }
  let sdl = try String(contentsOfFile: file, encoding: .utf8)
  let before = (responses, checks)
  await check(try RandomService(sdl: sdl, seeds: first..<first + (Int(CommandLine.arguments[1]) ?? 1)))
  print("\(name): \(responses - before.0) responses, \(checks - before.1) values and views")
}
if let (name, text, check) = documentWithErrors {
  let sdl = try String(contentsOfFile: "\(CommandLine.arguments[3])/\(name).graphqls", encoding: .utf8)
  let before = (responses, checks)
  await check(try FailingService(sdl: sdl, document: text, seeds: first..<first + 60))
  print("Errors: \(responses - before.0) responses, \(failedParts) in which something fails, \(loggedParts) with a log")
  if failedParts * 4 < responses - before.0 || loggedParts == 0 { failures.append("There are too few errors") }
}
for failure in failures.prefix(20) { print(failure.prefix(2000)) }
print("\(responses) responses, \(checks) values and views, \(failures.count) failures")
exit(failures.isEmpty ? 0 : 1)
