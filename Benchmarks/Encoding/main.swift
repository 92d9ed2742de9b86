import Foundation
import InlineGraphQL
import Measuring

/// Values of variables for both encoders.
struct Kind {
  var name: String
  var size: Int
  var encodeOurs: () throws -> Void
  var encodeTheirs: () throws -> Void

  /// - Parameter theirs: The type of the peer's values, which are decoded from the encoding of ours so that both are
  ///   the same.
  init<Theirs: Codable>(_ name: String, _ ours: some GraphQLVariables, _ theirs: Theirs.Type) throws {
    let data = try ours.variableData
    let peer = try JSONDecoder().decode(Theirs.self, from: data)
    let encoder = JSONEncoder()
    guard try GraphQLJSONValue(jsonData: encoder.encode(peer)) == GraphQLJSONValue(jsonData: data) else {
      fatalError("\(name): the two encode different values")
    }
    self.name = name
    size = data.count
    encodeOurs = { blackHole(try ours.variableData) }
    encodeTheirs = { blackHole(try encoder.encode(peer)) }
  }
}

extension GraphQLJSONValue {
  /// Object members are sorted, because JSONEncoder gives them in any order.
  fileprivate init(jsonData: Data) throws {
    self = try JSONDecoder().decode(GraphQLJSONValue.self, from: jsonData).sorted
  }

  private var sorted: GraphQLJSONValue {
    switch self {
    case .array(let elements): .array(elements.map(\.sorted))
    case .object(let members):
      .object(GraphQLJSONObject(members.sorted { $0.0 < $1.0 }.map { ($0.0, $0.1.sorted) }))
    default: self
    }
  }
}

let page = PageVariables(
  owner: "swiftlang",
  name: "swift-syntax",
  first: 50,
  after: "Y3Vyc29yOnYyOpK5MjAyNi0wMS0zMVQxMjowMDowMCswMDowMM4",
  status: .some(.inProgress)
)
let filter = FilterVariables(
  filter: Filter(
    and: [
      Filter(status: [.draft, .posted], isOpen: true),
      Filter(not: .some(Filter(assignee: "octocat", minimum: 3))),
      Filter(and: [Filter(minimum: 1), Filter(assignee: "somebody else", isOpen: false)]),
    ]
  ),
  first: 20
)
let items = ItemsVariables(
  items: (0..<200).map { (index: Int) -> Item in
    let note: GraphQLNullable<String> = index % 3 == 0 ? "naïve café, \"quoted\"\nsecond line" : .none
    let cents: Int = index * 1999 % 100_000
    return Item(
      id: "SXRlbTo\(index * 7919)",
      title: "The quick brown fox number \(index)",
      note: note,
      quantity: index * 37 % 1000,
      price: Double(cents) / 100,
      isGift: index % 2 == 0,
      status: index % 2 == 0 ? .draft : .posted,
      tags: ["new", "sale", "tag\(index)"]
    )
  }
)
let samples = SamplesVariables(
  counts: (0..<2000).map { $0 * 7919 % 1_000_003 },
  measures: (0..<2000).map { Double($0).squareRoot() * 1.1 }
)
let text = TextVariables(
  text: (0..<400).map { "Line \($0) of a long description, which \"somebody\" wrote.\n" }.joined()
)

let arguments = CommandLine.arguments.dropFirst()
let names = arguments.filter { !$0.hasPrefix("--") }
let rounds = arguments.contains("--once") ? 1 : 7
let kinds = [
  try Kind("page", page, CodablePage.self),
  try Kind("filter", filter, CodableFilters.self),
  try Kind("items", items, CodableItems.self),
  try Kind("samples", samples, CodableSamples.self),
  try Kind("text", text, CodableText.self),
].filter { names.isEmpty || names.contains($0.name) }

print("kind         size  JSONEncoder       ours   ours is faster by (median)")
for kind in kinds {
  var ours: [Double] = []
  var theirs: [Double] = []
  for _ in 0..<rounds {
    ours.append(try time(kind.encodeOurs))
    theirs.append(try time(kind.encodeTheirs))
  }
  func speed(_ times: [Double]) -> String { String(format: "%6.0f MB/s", Double(kind.size) / 1e6 / median(times)) }
  print(
    kind.name.padding(toLength: 9, withPad: " ", startingAt: 0),
    String(format: "%5d B ", kind.size),
    speed(theirs),
    speed(ours),
    String(format: "  %5.1fx", median(zip(theirs, ours).map { $0 / $1 }))
  )
}
