import Foundation
import Measuring

/// Prints how much faster this library is than others that read the same bytes.
func compareSpeed(of kinds: [Kind], rounds: Int) throws {
  print("kind           size   JSONDecoder  JSONSerialization        ours   ours is faster by (median)")
  for (label, size) in [("10 KB", 10_000), ("1 MB", 1_000_000), ("10 MB", 10_000_000)] {
    var ratios: [(decoder: Double, serialization: Double)] = []
    for kind in kinds {
      let body = kind.body(size: size)
      var ours: [Double] = []
      var decoder: [Double] = []
      var serialization: [Double] = []
      for _ in 0..<rounds {
        ours.append(try time { blackHole(try kind.readOurs(body)) })
        decoder.append(try time { blackHole(try kind.readCodable(body)) })
        serialization.append(try time { blackHole(try readSerialization(body)) })
      }
      func ratio(_ times: [Double]) -> Double { median(zip(times, ours).map { $0 / $1 }) }
      func speed(_ times: [Double]) -> String { String(format: "%6.0f MB/s", Double(body.count) / 1e6 / median(times)) }
      ratios.append((ratio(decoder), ratio(serialization)))
      let speeds = "\(speed(decoder))        \(speed(serialization)) \(speed(ours))"
      print(columns(kind.name, label), speeds, "  ", words(ratios.last!))
    }
    let means = (geometricMean(ratios.map(\.decoder)), geometricMean(ratios.map(\.serialization)))
    print(columns("mean", label), String(repeating: " ", count: 42), words(means))
  }
}

/// Prints what fragments and type conditions cost.
func compareWithPlain(_ kinds: [Kind]) throws {
  for kind in kinds {
    guard let plain = kind.plain else { continue }
    let (body, plainBody) = (kind.body(size: 1_000_000), plain.body(1_000_000))
    let ratios = try (0..<7).map { _ in
      try time { blackHole(try plain.readOurs(plainBody)) } / Double(plainBody.count)
        / (time { blackHole(try kind.readOurs(body)) } / Double(body.count))
    }
    print("\n\(kind.name) is read at", String(format: "%.2f", median(ratios)), "times the speed of its plain kind")
  }
}

/// Prints how close reading a kind comes to the fastest possible: checking and copying the whole body as one string.
func compareWithCopying(_ kind: Kind) throws {
  let body = kind.body(size: 1_000_000)
  let ratios = try (0..<7).map { _ in
    let copying = time { blackHole(String(decoding: body, as: UTF8.self)) }
    return try copying / time { blackHole(try kind.readOurs(body)) }
  }
  let ratio = String(format: "%.2f", median(ratios))
  print("\(kind.name) is read at \(ratio) times the speed at which String validates and copies the whole body")
}

func columns(_ name: String, _ size: String) -> String {
  name.padding(toLength: 12, withPad: " ", startingAt: 0) + String(repeating: " ", count: 7 - size.count) + size
}

private func words(_ ratios: (decoder: Double, serialization: Double)) -> String {
  String(format: "%5.1fx JSONDecoder, %5.1fx JSONSerialization", ratios.decoder, ratios.serialization)
}

private func geometricMean(_ values: [Double]) -> Double {
  exp(values.map { log($0) }.reduce(0, +) / Double(values.count))
}
