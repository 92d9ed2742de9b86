import Foundation
import InlineGraphQL
import Measuring

enum Queries {}

@GraphQLSchema enum Benchmark {}

let arguments = CommandLine.arguments.dropFirst()
let names = arguments.filter { !$0.hasPrefix("--") }
let kinds = [text, numbers, dense, polymorphic, masked].filter { names.isEmpty || names.contains($0.name) }

if arguments.contains("--ours") {
  // For a profiler.
  for kind in kinds {
    let body = kind.body(size: 1_000_000)
    let best = try (0..<100).map { _ in try time { blackHole(try kind.readOurs(body)) } }.min()!
    print(columns(kind.name, "1 MB"), String(format: "%6.0f MB/s", Double(body.count) / 1e6 / best))
  }
} else {
  try compareSpeed(of: kinds, rounds: arguments.contains("--once") ? 1 : 7)
  try compareWithPlain(kinds)
  for kind in kinds where kind.name == "text" { try compareWithCopying(kind) }
  try compareMemory(of: kinds)
  if names.isEmpty { try showWorstCases() }
}
