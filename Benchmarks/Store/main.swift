import Foundation
import InlineGraphQL

enum Queries {}

@GraphQLSchema enum Benchmark {}

let arguments = CommandLine.arguments.dropFirst()
let names = arguments.filter { !$0.hasPrefix("--") }

func isWanted(_ name: String) -> Bool { names.isEmpty || names.contains(name) }

let kinds = [text, numbers, dense, polymorphic, masked].filter { isWanted($0.name) }

if arguments.contains("--ours") {
  // For a profiler.
  for kind in kinds { try await runOurs(kind, kind.operation) }
} else {
  if !kinds.isEmpty {
    try await compareSpeed(of: kinds, rounds: arguments.contains("--once") ? 1 : 7)
    try await compareMemory(of: kinds)
  }
  if isWanted("wakes") { try await showWakes() }
  if isWanted("live") { try await showLive() }
  if isWanted("collecting") { try await showCollecting() }
  if isWanted("queue") { try await showQueue() }
  if isWanted("pending") { try showPending() }
  if isWanted("scale") { try await showScale() }
  #if SQLite
    if isWanted("disk") { try await showDisk() }
  #endif
}
