import Foundation
import InlineGraphQL
import Measuring

let arguments = CommandLine.arguments.dropFirst()
let names = arguments.filter { !$0.hasPrefix("--") }
let kinds = [feed, text, numbers, dense, masked].filter { names.isEmpty || names.contains($0.name) }
let rounds = arguments.contains("--once") ? 1 : 7

print("kind        size   JSONDecoder  JSONSerialization    ours   ours is faster by (median)")
for kind in kinds {
  if arguments.contains("--ours") {
    let body = kind.body(size: 1 << 20)
    for _ in 0..<1000 { try kind.readOurs(body) }
    continue
  }
  for megabytes in [1, 10] {
    let body = kind.body(size: megabytes << 20)
    let megabytesRead = Double(body.count) / 1e6
    var ours: [Double] = []
    var decoder: [Double] = []
    var serialization: [Double] = []
    for _ in 0..<rounds {
      ours.append(try time { try kind.readOurs(body) })
      decoder.append(try time { try kind.readCodable(body) })
      serialization.append(try time { blackHole(try JSONSerialization.jsonObject(with: body)) })
    }
    func speed(_ times: [Double]) -> String { String(format: "%6.0f MB/s", megabytesRead / median(times)) }
    func ratio(_ times: [Double]) -> String {
      String(format: "%5.1f", median(zip(times, ours).map { $0 / $1 }))
    }
    print(
      kind.name.padding(toLength: 9, withPad: " ", startingAt: 0),
      String(format: "%4d MB", megabytes),
      speed(decoder),
      "      ",
      speed(serialization),
      speed(ours),
      "  ",
      ratio(decoder),
      "x JSONDecoder,",
      ratio(serialization),
      "x JSONSerialization"
    )
  }
}
