import InlineGraphQL

/// The values that the caller gives for a response position and for everything in it.
struct SampleOverride {
  /// The value of the position itself.
  private(set) var value: GraphQLJSONValue?
  /// The overrides for the members of an object or the elements of a list, by response key or index.
  private(set) var inside: [String: SampleOverride] = [:]

  private init(_ value: GraphQLJSONValue?) { self.value = value }

  /// Creates a tree of values by their paths: `hero.friends.0.name`.
  init(_ values: [String: GraphQLJSONValue]) {
    self.init(nil)
    for (path, value) in values {
      set(value, at: path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)[...])
    }
  }

  private mutating func set(_ value: GraphQLJSONValue, at path: ArraySlice<String>) {
    guard let first = path.first else {
      self.value = value
      return
    }
    inside[first, default: SampleOverride(nil)].set(value, at: path.dropFirst())
  }

  /// Returns what is given inside, with the members of an object or the elements of a list that is given as a whole. The
  /// longer path wins.
  func opened() -> [String: SampleOverride] {
    var inside = inside
    let members: [(String, GraphQLJSONValue)] =
      switch value {
      case .object(let object): object.members.map { ($0.key, $0.value) }
      case .array(let elements): elements.enumerated().map { ("\($0)", $1) }
      default: []
      }
    for (key, value) in members where inside[key]?.value == nil { inside[key, default: .init(nil)].value = value }
    return inside
  }
}
