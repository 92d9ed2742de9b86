import CustomDump
import Foundation
import InlineGraphQL
import InlineGraphQLTesting

/// Sample data over the schema of a golden document, and the texts that show it.
struct Samples {
  private let data: SampleData

  init(schema name: String, _ golden: URL, _ folder: String) throws {
    let document = try String(contentsOf: golden.appendingPathComponent("\(name).graphql"), encoding: .utf8)
    let option = "# schema: "
    guard let line = document.split(separator: "\n").first(where: { $0.hasPrefix(option) }) else {
      throw Failure(description: "no \"\(option)\" line")
    }
    let sdl = try String(contentsOfFile: "\(folder)/\(line.dropFirst(option.count)).graphqls", encoding: .utf8)
    data = SampleData(schema: try ExecutableSchema(sdl: sdl), seed: 7)
  }

  func shown(_ operation: some GraphQLOperation) throws -> String {
    try shown { try data.data(for: operation, $0) }
  }

  func shown<Fragment: GraphQLFragment>(
    _ fragment: Fragment.Type,
    _ arguments: [String: GraphQLJSONValue] = [:]
  ) throws -> String {
    try shown { try data.key(for: fragment, $0, arguments: arguments) }
  }

  /// Shows the data of a response that is no sample, as of introspection or with what only a store has.
  func shown<Operation: GraphQLOperation>(_ operation: Operation, _ response: String) throws -> String {
    guard let data = try operation.decodeResponse(Data(response.utf8)).data else {
      throw Failure(description: "the response has no data")
    }
    return try shown { try Operation.Data(data, with: $0) }
  }

  /// Returns the texts that show a value, and the shortest difference to one in which one leaf has another value.
  private func shown<Data: ResponseObject>(_ make: ([String: GraphQLJSONValue]) throws -> Data) throws -> String {
    let value = try make([:])
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let json = try GraphQLJSONValue(parsing: encoder.encode(value))
    var difference: (text: String, count: Int)?
    for leaf in json.leaves() {
      guard let changed = try? make([leaf.path: leaf.value]), let text = diff(value, changed) else { continue }
      let lines = text.split(separator: "\n")
      let (removed, added) = (lines.filter { $0.hasPrefix("-") }, lines.filter { $0.hasPrefix("+") })
      // What is selected several times is shown several times.
      let isOneChange = zip(removed, added).allSatisfy { removed, added in
        removed.dropFirst().replacing(leaf.old, with: leaf.new) == added.dropFirst()
      }
      if isOneChange, !added.isEmpty, removed.count == added.count, difference.map({ added.count < $0.count }) ?? true {
        difference = (text, added.count)
      }
    }
    // What selects nothing but types has no other values.
    guard let difference = difference?.text ?? (json.leaves().isEmpty ? "none" : nil) else {
      throw Failure(description: "no change of a value is shown by itself")
    }
    return "print\n\n\(value)\n\ndump\n\n\(String(customDumping: value))\n\ndiff\n\n\(difference)\n"
  }
}

struct Failure: Error, CustomStringConvertible {
  let description: String
}

/// A value of a response that is no object or list, and another one of its kind.
private struct Leaf {
  var path: String
  var value: GraphQLJSONValue
  var old: String
  var new: String

  init<Value>(_ path: String, _ old: Value, _ new: Value, _ value: (Value) -> GraphQLJSONValue) {
    (self.path, self.value, self.old, self.new) = (path, value(new), "\(old)", "\(new)")
  }
}

extension GraphQLJSONValue {
  fileprivate func leaves(at path: String = "") -> [Leaf] {
    let inner = { path.isEmpty ? $0 : "\(path).\($0)" }
    switch self {
    case .object(let object):
      return object.flatMap { $0.key == "__typename" ? [] : $0.value.leaves(at: inner($0.key)) }
    case .array(let elements): return elements.enumerated().flatMap { $1.leaves(at: inner("\($0)")) }
    case .string(let text): return [Leaf(path, text, text + " 2", GraphQLJSONValue.string)]
    case .int(let number): return [Leaf(path, number, number + 1, GraphQLJSONValue.int)]
    case .double(let number): return [Leaf(path, number, number + 0.5, GraphQLJSONValue.double)]
    case .bool(let bool): return [Leaf(path, bool, !bool, GraphQLJSONValue.bool)]
    case .null: return []
    }
  }
}
