enum Snake {
/// Declare `typealias uuid = …` in this enum to use another type.
typealias Uuid = InlineGraphQL.SpecifiedScalar.UUID
/// Declare `typealias timestamptz = …` in this enum to use another type.
typealias Timestamptz = String
/// Declare `typealias JSON = …` in this enum to use another type.
typealias JSON = String
/// Declare `typealias double = …` in this enum to use another type.
typealias Double = String
/// Declare `typealias swift = …` in this enum to use another type.
typealias Swift_ = String
enum OrderState: InlineGraphQL.GraphQLEnum {
  case newHope
  case jedi
  case inTransit
  case httpError

  /// A value that the schema did not have when this was compiled.
  case unknown(String)

  static var allCases: [Self] { [.newHope, .jedi, .inTransit, .httpError] }

  init(rawValue: String) {
    self = Self.__names[rawValue] ?? .unknown(rawValue)
  }

  var rawValue: String {
    switch self {
    case .newHope: "NEW_HOPE"
    case .jedi: "JEDI"
    case .inTransit: "in_transit"
    case .httpError: "HTTPError"
    case .unknown(let rawValue): rawValue
    }
  }

  static let __names: __EnumNames<Self> = .init()
}
/// The order of items.
enum OrderBy: InlineGraphQL.GraphQLEnum {
  case ascNullsFirst
  case desc

  /// A value that the schema did not have when this was compiled.
  case unknown(String)

  static var allCases: [Self] { [.ascNullsFirst, .desc] }

  init(rawValue: String) {
    self = Self.__names[rawValue] ?? .unknown(rawValue)
  }

  var rawValue: String {
    switch self {
    case .ascNullsFirst: "asc_nulls_first"
    case .desc: "desc"
    case .unknown(let rawValue): rawValue
    }
  }

  static let __names: __EnumNames<Self> = .init()
}
struct StringComparisonExp: InlineGraphQL.GraphQLInputObject {
  var _eq: InlineGraphQL.GraphQLNullable<String>
  var _in: InlineGraphQL.GraphQLNullable<[String]>
  var _isNull: InlineGraphQL.GraphQLNullable<Bool>

  init(_eq: InlineGraphQL.GraphQLNullableArgument<String> = nil, _in: InlineGraphQL.GraphQLNullableArgument<[String]> = nil, _isNull: InlineGraphQL.GraphQLNullableArgument<Bool> = nil) {
    self._eq = __nullable(given: _eq)
    self._in = __nullable(given: _in)
    self._isNull = __nullable(given: _isNull)
  }

  @_disfavoredOverload
  init(_eq: InlineGraphQL.GraphQLNullable<String> = .none, _in: InlineGraphQL.GraphQLNullable<[String]> = .none, _isNull: InlineGraphQL.GraphQLNullable<Bool> = .none) {
    self._eq = _eq
    self._in = _in
    self._isNull = _isNull
  }

  func write(to object: inout InlineGraphQL.JSONObjectWriter) {
    object.write("_eq", self._eq)
    object.write("_in", self._in)
    object.write("_is_null", self._isNull)
  }
}
struct OrderItemBoolExp: InlineGraphQL.GraphQLInputObject {
  var _and: InlineGraphQL.GraphQLNullable<[Snake.OrderItemBoolExp]>
  var _not: InlineGraphQL.GraphQLNullable<Snake.OrderItemBoolExp>
  var address1: InlineGraphQL.GraphQLNullable<Snake.StringComparisonExp>
  var orderState: InlineGraphQL.GraphQLNullable<Snake.OrderState>

  init(_and: InlineGraphQL.GraphQLNullableArgument<[Snake.OrderItemBoolExp]> = nil, _not: InlineGraphQL.GraphQLNullableArgument<Snake.OrderItemBoolExp> = nil, address1: InlineGraphQL.GraphQLNullableArgument<Snake.StringComparisonExp> = nil, orderState: InlineGraphQL.GraphQLNullableArgument<Snake.OrderState> = nil) {
    self._and = __nullable(given: _and)
    self._not = __nullable(given: _not)
    self.address1 = __nullable(given: address1)
    self.orderState = __nullable(given: orderState)
  }

  @_disfavoredOverload
  init(_and: InlineGraphQL.GraphQLNullable<[Snake.OrderItemBoolExp]> = .none, _not: InlineGraphQL.GraphQLNullable<Snake.OrderItemBoolExp> = .none, address1: InlineGraphQL.GraphQLNullable<Snake.StringComparisonExp> = .none, orderState: InlineGraphQL.GraphQLNullable<Snake.OrderState> = .none) {
    self._and = _and
    self._not = _not
    self.address1 = address1
    self.orderState = orderState
  }

  func write(to object: inout InlineGraphQL.JSONObjectWriter) {
    object.write("_and", self._and)
    object.write("_not", self._not)
    object.write("address_1", self.address1)
    object.write("ORDER_STATE", self.orderState)
  }
}
struct OrderItemOrderBy: InlineGraphQL.GraphQLInputObject {
  var createdAt: InlineGraphQL.GraphQLNullable<Snake.OrderBy>

  @available(*, deprecated, message: "No longer supported")
  var priceInEur: InlineGraphQL.GraphQLNullable<Snake.OrderBy> {
    get { self._priceInEur }
    set { self._priceInEur = newValue }
  }
  private var _priceInEur: InlineGraphQL.GraphQLNullable<Snake.OrderBy>

  init(createdAt: InlineGraphQL.GraphQLNullableArgument<Snake.OrderBy> = nil, priceInEur: InlineGraphQL.GraphQLNullableArgument<Snake.OrderBy> = nil) {
    self.createdAt = __nullable(given: createdAt)
    self._priceInEur = __nullable(given: priceInEur)
  }

  @_disfavoredOverload
  init(createdAt: InlineGraphQL.GraphQLNullable<Snake.OrderBy> = .none, priceInEur: InlineGraphQL.GraphQLNullable<Snake.OrderBy> = .none) {
    self.createdAt = createdAt
    self._priceInEur = priceInEur
  }

  func write(to object: inout InlineGraphQL.JSONObjectWriter) {
    object.write("created_at", self.createdAt)
    object.write("price_in_eur", self._priceInEur)
  }
}
struct OrderItemInsertInput: InlineGraphQL.GraphQLInputObject {
  var address1: InlineGraphQL.GraphQLNullable<String>
  var createdAt: Snake.Timestamptz
  var self_: InlineGraphQL.GraphQLNullable<Int>
  var metaData: InlineGraphQL.GraphQLNullable<Snake.JSON>
  var swiftCode: InlineGraphQL.GraphQLNullable<Snake.Swift_>

  init(address1: InlineGraphQL.GraphQLNullableArgument<String> = nil, createdAt: Snake.Timestamptz, self_: InlineGraphQL.GraphQLNullableArgument<Int> = nil, metaData: InlineGraphQL.GraphQLNullableArgument<Snake.JSON> = nil, swiftCode: InlineGraphQL.GraphQLNullableArgument<Snake.Swift_> = nil) {
    self.address1 = __nullable(given: address1)
    self.createdAt = createdAt
    self.self_ = __nullable(given: self_)
    self.metaData = __nullable(given: metaData)
    self.swiftCode = __nullable(given: swiftCode)
  }

  @_disfavoredOverload
  init(address1: InlineGraphQL.GraphQLNullable<String> = .none, createdAt: Snake.Timestamptz, self_: InlineGraphQL.GraphQLNullable<Int> = .none, metaData: InlineGraphQL.GraphQLNullable<Snake.JSON> = .none, swiftCode: InlineGraphQL.GraphQLNullable<Snake.Swift_> = .none) {
    self.address1 = address1
    self.createdAt = createdAt
    self.self_ = self_
    self.metaData = metaData
    self.swiftCode = swiftCode
  }

  func write(to object: inout InlineGraphQL.JSONObjectWriter) {
    object.write("address_1", self.address1)
    object.write("created_at", self.createdAt)
    object.write("self_", self.self_)
    object.write("meta_data", self.metaData)
    object.write("swift_code", self.swiftCode)
  }
}
indirect enum OrderItemKey: InlineGraphQL.GraphQLInputObject {
  case orderItemId(Snake.Uuid)
  case address1(String)
  case `self`(Int)

  func write(to object: inout InlineGraphQL.JSONObjectWriter) {
    switch self {
    case .orderItemId(let value): object.write("order_item_id", value)
    case .address1(let value): object.write("address_1", value)
    case .`self`(let value): object.write("self", value)
    }
  }
}
}
