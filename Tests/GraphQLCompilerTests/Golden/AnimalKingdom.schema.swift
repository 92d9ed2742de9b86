enum AnimalKingdom {
enum RelativeSize: InlineGraphQL.GraphQLEnum {
  case large
  case average
  case small
  /// A value that the schema did not have when this was compiled.
  case unknown(Swift.String)
  static let allCases: [Self] = [.large, .average, .small]
  static let __names = InlineGraphQL.__EnumNames<Self>()
  init(rawValue: Swift.String) {
    self = Self.__names[rawValue] ?? .unknown(rawValue)
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
  static let __names = InlineGraphQL.__EnumNames<Self>()
  init(rawValue: Swift.String) {
    self = Self.__names[rawValue] ?? .unknown(rawValue)
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
