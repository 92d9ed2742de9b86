import InlineGraphQL

enum PostStatus: GraphQLEnum {
  case draft
  case published
  case unknown(String)

  static let allCases: [Self] = [.draft, .published]
  static let __names = EnumNames<Self>()

  init(rawValue: String) { self = Self.__names[rawValue] ?? .unknown(rawValue) }

  var rawValue: String {
    switch self {
    case .draft: "DRAFT"
    case .published: "PUBLISHED"
    case .unknown(let rawValue): rawValue
    }
  }
}
