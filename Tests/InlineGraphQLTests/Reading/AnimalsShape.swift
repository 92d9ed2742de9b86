import InlineGraphQL

/// The expected type of a value in the response of `Animals`.
indirect enum Shape: Equatable, Sendable {
  case string, id, int, double, bool
  case any
  /// The reader ignores the value.
  case ignored
  case list(Shape)
  case object(firstMember: String)
  case nullable(Shape)

  /// Returns the path in `value` of the first value that does not fit; nil if all fit.
  func wrongPlace(in value: GraphQLJSONValue) -> String? {
    switch (self, value) {
    case (.any, _), (.ignored, _), (.nullable, .null), (.string, .string), (.id, .string), (.id, .int), (.int, .int),
      (.bool, .bool):
      nil
    case (.double, .int), (.double, .double): nil
    case (.nullable(let shape), _): shape.wrongPlace(in: value)
    case (.list(let shape), .array(let elements)):
      elements.enumerated().lazy.compactMap { index, element in
        shape.wrongPlace(in: element).map { "[\(index)]\($0)" }
      }.first
    case (.object(let firstMember), .object(let object)) where object.isEmpty: ".\(firstMember)"
    default: ""
    }
  }
}

/// The expected type at every path of ``animalsBody``, without list indexes.
let animalsShape: [String: Shape] = [
  "allAnimals": .list(.object(firstMember: "__typename")),
  "allAnimals[]": .object(firstMember: "__typename"),
  "allAnimals[].__typename": .string,
  "allAnimals[].id": .id,
  "allAnimals[].species": .nullable(.string),
  "allAnimals[].height": .object(firstMember: "feet"),
  "allAnimals[].height.__typename": .ignored,
  "allAnimals[].height.feet": .int,
  "allAnimals[].height.inches": .nullable(.int),
  "allAnimals[].weight": .double,
  "allAnimals[].isTame": .nullable(.bool),
  "allAnimals[].mood": .string,
  "allAnimals[].tags": .nullable(.list(.nullable(.string))),
  "allAnimals[].tags[]": .nullable(.string),
  "allAnimals[].matrix": .list(.list(.int)),
  "allAnimals[].matrix[]": .list(.int),
  "allAnimals[].matrix[][]": .int,
  "allAnimals[].details": .any,
  "allAnimals[].details.k": .ignored,
  "allAnimals[].details.k[]": .ignored,
  "allAnimals[].friends": .list(.object(firstMember: "name")),
  "allAnimals[].friends[]": .object(firstMember: "name"),
  "allAnimals[].friends[].__typename": .ignored,
  "allAnimals[].friends[].name": .string,
  "allAnimals[].friends[].age": .int,
  "allAnimals[].name": .string,
  "allAnimals[].owner": .nullable(.object(firstMember: "email")),
  "allAnimals[].owner.__typename": .ignored,
  "allAnimals[].owner.email": .string,
]

extension GraphQLJSONValue {
  struct Place {
    var components: [JSONPath.Component]
    var path: String { JSONPath(components).description }
    var pattern: String { path.replacing(#/\d+/#) { _ in "" } }
  }

  /// Every path in the value except its root.
  var places: [Place] {
    var places: [Place] = []
    func collect(_ value: GraphQLJSONValue, _ components: [JSONPath.Component]) {
      if !components.isEmpty { places.append(Place(components: components)) }
      switch value {
      case .array(let elements):
        for (index, element) in elements.enumerated() { collect(element, components + [.index(index)]) }
      case .object(let object):
        for (key, member) in object { collect(member, components + [.key(key)]) }
      default: break
      }
    }
    collect(self, [])
    return places
  }

  /// Returns the value with another one at a path, or without that member.
  func replacing(_ path: ArraySlice<JSONPath.Component>, with replacement: GraphQLJSONValue?) -> GraphQLJSONValue {
    switch (self, path.first) {
    case (.array(var elements), .index(let index)?):
      elements[index] = elements[index].replacing(path.dropFirst(), with: replacement)
      return .array(elements)
    case (.object(var object), .key(let key)?):
      object[key] = path.count == 1 ? replacement : object[key]?.replacing(path.dropFirst(), with: replacement)
      return .object(object)
    default:
      return replacement ?? .null
    }
  }
}
