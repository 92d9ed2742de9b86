import DynamicCodable
import Foundation
import InlineGraphQL
import Measuring

DynamicDecodableRegistry.shared.register {
  DynamicType("hero", Hero.self)
  DynamicType("product", Product.self)
  DynamicType("article", Article.self)
}

let sectionCount = 10_000
let data = Data(sections(sectionCount))
let decoder = JSONDecoder()

func check(_ found: Int) {
  if found != sectionCount { fatalError("\(found) of \(sectionCount) sections were decoded") }
}

var ways: [(name: String, decode: () throws -> Void)] = [
  ("closed enum, JSONDecoder", { check(try decoder.decode([ClosedSection].self, from: data).count) }),
  ("containers tried, JSONDecoder", { check(try decoder.decode([TryingSection].self, from: data).count) }),
  (
    "@DynamicCodable, JSONDecoder",
    { check(try decoder.decode(DynamicCodable<[any Section]>.self, from: data).wrappedValue.count) }
  ),
  (
    "DynamicScalar, our reader",
    {
      let scalar = try __ResponseReader.read(from: data) { (reader) throws(ResponseDecodingError) in
        try DynamicScalar<[any Section]>(from: &reader)
      }
      check(scalar.value.count)
    }
  ),
  (
    "a list of DynamicScalar, our reader",
    {
      let scalars = try __ResponseReader.read(from: data) { (reader) throws(ResponseDecodingError) in
        try [DynamicScalar<any Section>](from: &reader)
      }
      check(scalars.count)
    }
  ),
  (
    "closed enum, prepared values",
    { check(try [ClosedSection](from: FloorDecoder(answers: FloorDecoder.Answers())).count) }
  ),
  (
    "@DynamicCodable, prepared values",
    {
      let decoder = FloorDecoder(answers: FloorDecoder.Answers())
      check(try DynamicCodable<[any Section]>(from: decoder).wrappedValue.count)
    }
  ),
]
#if ORIGINAL
  registerWithOriginal()
  ways.append(("the package of 2020, JSONDecoder", { check(try decodeWithOriginal(data, by: decoder)) }))
#endif

let rounds = CommandLine.arguments.contains("--once") ? 1 : 9
var times = ways.map { _ in [Double]() }
for _ in 0..<rounds {
  for (index, way) in ways.enumerated() { times[index].append(try time(way.decode)) }
}
print(
  "\(sectionCount) sections, \(data.count / 1000) KB                  median   times the closed enum   times as fast as @DynamicCodable"
)
for (index, way) in ways.enumerated() {
  print(
    way.name.padding(toLength: 38, withPad: " ", startingAt: 0),
    String(format: "%8.1f ms", median(times[index]) * 1000),
    String(format: "%15.2f", median(zip(times[index], times[0]).map { $0 / $1 })),
    String(format: "%20.2f", median(zip(times[2], times[index]).map { $0 / $1 }))
  )
}
