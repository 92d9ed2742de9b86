enum AnimalKingdom {
enum RelativeSize: InlineGraphQL.GraphQLEnum {
  case large
  case average
  case small

  /// A value that the schema did not have when this was compiled.
  case unknown(String)

  static var allCases: [Self] { [.large, .average, .small] }

  init(rawValue: String) {
    self = Self.__names[rawValue] ?? .unknown(rawValue)
  }

  var rawValue: String {
    switch self {
    case .large: "LARGE"
    case .average: "AVERAGE"
    case .small: "SMALL"
    case .unknown(let rawValue): rawValue
    }
  }

  static let __names: __EnumNames<Self> = .init()
}
enum SkinCovering: InlineGraphQL.GraphQLEnum {
  case fur
  case hair
  case feathers
  case scales

  /// A value that the schema did not have when this was compiled.
  case unknown(String)

  static var allCases: [Self] { [.fur, .hair, .feathers, .scales] }

  init(rawValue: String) {
    self = Self.__names[rawValue] ?? .unknown(rawValue)
  }

  var rawValue: String {
    switch self {
    case .fur: "FUR"
    case .hair: "HAIR"
    case .feathers: "FEATHERS"
    case .scales: "SCALES"
    case .unknown(let rawValue): rawValue
    }
  }

  static let __names: __EnumNames<Self> = .init()
}
}
