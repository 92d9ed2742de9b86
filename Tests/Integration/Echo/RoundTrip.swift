import Foundation
import InlineGraphQL

/// Sends sets of values to a server: the first argument is its address, the second the number of sets. Compares what
/// the server received and sent back with the values.
@main struct RoundTrip {
  static func main() async throws {
    let client = GraphQLClient(transport: HTTPTransport(url: URL(string: CommandLine.arguments[1])!))
    let count = Int(CommandLine.arguments[2])!
    var failures = 0

    func check(_ name: String, _ received: String?, _ expected: GraphQLJSONValue) throws {
      let json = try __ResponseReader.read(from: Data((received ?? "null").utf8)) {
        reader throws(ResponseDecodingError) in
        try GraphQLJSONValue(from: &reader)
      }
      if json == expected { return }
      failures += 1
      print("\(name): the server received\n  \(json)\ninstead of\n  \(expected)")
    }

    for seed in 0..<count {
      var generator = Generator(seed: UInt64(seed))
      let (variables, expected) = generator.variables()
      let response = try await client.execute(Send(variables: variables))
      try check("Seed \(seed)", response.data?.echo, expected)
      guard let data = response.data, response.errors.isEmpty, data.holds(variables) else {
        failures += 1
        print("Seed \(seed): sent \(expected) and got \(response)")
        break
      }
      if failures > 0 { break }
    }

    var generator = Generator(seed: 0)
    let (nested, expected) = generator.nested(levels: 40)
    let deep = try await client.execute(Send(requiredInt: 1, requiredString: "", everything: .some(nested)))
    try check(
      "40 levels",
      deep.data?.echo,
      [
        "requiredInt": 1, "requiredString": "", "count": 11, "tint": "DARK_BLUE", "names": ["b", "c"], "page": 21,
        "size": 30, "everything": expected,
      ]
    )

    let literals = try await client.execute(SendLiterals())
    let defaults: [(String, GraphQLJSONValue)] = [("count", 5), ("tint", "DARK_BLUE"), ("label", "label")]
    try check(
      "Literals",
      literals.data?.echo,
      [
        "requiredInt": 1, "requiredString": "é\n\"", "count": 10, "tint": "RED", "names": ["a"], "page": nil,
        "size": 30,
        "ints": [2], "colors": ["RED"], "matrix": [[3]], "cube": [[[4, nil]]], "float": 5, "id": "6",
        "many": [.object(GraphQLJSONObject([("required", 7), ("ints", [nil, 8])] + defaults))],
        "choices": [[["int": 9]]], "json": ["a": [1, nil], "b": true],
      ]
    )

    if failures > 0 { exit(1) }
    print("\(count) sets of variables arrived as they were set, and came back so")
  }
}

extension Send.Data {
  /// Whether the server sent back what it received.
  func holds(_ variables: Send.Variables) -> Bool {
    date == variables.date.value && link == variables.link.value && uuid == variables.uuid.value
      && amount == variables.amount.value && json == variables.json.value && color == variables.color.value
      && int == variables.int.value && float == variables.float.value && string == variables.string.value
      && matrix == variables.matrix.value
  }
}
