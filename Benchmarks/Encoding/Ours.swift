import InlineGraphQL

// Variables and input objects as the macros emit them.

enum Status: GraphQLEnum {
  case draft
  case inProgress
  case posted
  case unknown(String)

  static let allCases: [Self] = [.draft, .inProgress, .posted]

  static let __names = __EnumNames<Self>()
  init(rawValue: String) {
    self = Self.__names[rawValue] ?? .unknown(rawValue)
  }

  var rawValue: String {
    switch self {
    case .draft: "DRAFT"
    case .inProgress: "IN_PROGRESS"
    case .posted: "POSTED"
    case .unknown(let rawValue): rawValue
    }
  }
}

struct PageVariables: GraphQLVariables {
  var owner: String
  var name: String
  var first: GraphQLNullable<Int>
  var after: GraphQLNullable<String>
  var status: GraphQLNullable<Status>

  func write(to object: inout JSONObjectWriter) {
    object.write("owner", owner)
    object.write("name", name)
    object.write("first", first)
    object.write("after", after)
    object.write("status", status)
  }
}

struct Filter: GraphQLInputObject {
  var and: GraphQLNullable<[Filter]> = .none
  var not: GraphQLNullable<Filter> = .none
  var status: GraphQLNullable<[Status]> = .none
  var assignee: GraphQLNullable<String> = .none
  var isOpen: GraphQLNullable<Bool> = .none
  var minimum: GraphQLNullable<Int> = .none

  func write(to object: inout JSONObjectWriter) {
    object.write("and", and)
    object.write("not", not)
    object.write("status", status)
    object.write("assignee", assignee)
    object.write("isOpen", isOpen)
    object.write("minimum", minimum)
  }
}

struct FilterVariables: GraphQLVariables {
  var filter: Filter
  var first: Int

  func write(to object: inout JSONObjectWriter) {
    object.write("filter", filter)
    object.write("first", first)
  }
}

struct Item: GraphQLInputObject {
  var id: String
  var title: String
  var note: GraphQLNullable<String>
  var quantity: Int
  var price: Double
  var isGift: Bool
  var status: Status
  var tags: [String]

  func write(to object: inout JSONObjectWriter) {
    object.write("id", id)
    object.write("title", title)
    object.write("note", note)
    object.write("quantity", quantity)
    object.write("price", price)
    object.write("isGift", isGift)
    object.write("status", status)
    object.write("tags", tags)
  }
}

struct ItemsVariables: GraphQLVariables {
  var items: [Item]

  func write(to object: inout JSONObjectWriter) { object.write("items", items) }
}

struct SamplesVariables: GraphQLVariables {
  var counts: [Int]
  var measures: [Double]

  func write(to object: inout JSONObjectWriter) {
    object.write("counts", counts)
    object.write("measures", measures)
  }
}

struct TextVariables: GraphQLVariables {
  var text: String

  func write(to object: inout JSONObjectWriter) { object.write("text", text) }
}
