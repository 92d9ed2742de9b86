enum AnimalKingdom {
enum RelativeSize: InlineGraphQL.GraphQLEnum {
  case large
  case average
  case small
  /// A value that the schema did not have when this was compiled.
  case unknown(Swift.String)
  static let allCases: [Self] = [.large, .average, .small]
  init(rawValue: Swift.String) {
    switch rawValue {
    case "LARGE": self = .large
    case "AVERAGE": self = .average
    case "SMALL": self = .small
    default: self = .unknown(rawValue)
    }
  }
  var rawValue: Swift.String {
    switch self {
    case .large: "LARGE"
    case .average: "AVERAGE"
    case .small: "SMALL"
    case .unknown(let rawValue): rawValue
    }
  }
}
enum SkinCovering: InlineGraphQL.GraphQLEnum {
  case fur
  case hair
  case feathers
  case scales
  /// A value that the schema did not have when this was compiled.
  case unknown(Swift.String)
  static let allCases: [Self] = [.fur, .hair, .feathers, .scales]
  init(rawValue: Swift.String) {
    switch rawValue {
    case "FUR": self = .fur
    case "HAIR": self = .hair
    case "FEATHERS": self = .feathers
    case "SCALES": self = .scales
    default: self = .unknown(rawValue)
    }
  }
  var rawValue: Swift.String {
    switch self {
    case .fur: "FUR"
    case .hair: "HAIR"
    case .feathers: "FEATHERS"
    case .scales: "SCALES"
    case .unknown(let rawValue): rawValue
    }
  }
}
}
