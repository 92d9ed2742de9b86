enum Hostile {
/// Declare `typealias Optional = …` in this enum to use another type.
typealias Optional = String
/// Declare `typealias InlineGraphQL = …` in this enum to use another type.
typealias InlineGraphQL_ = String
/// The namespace itself.
enum Hostile_: InlineGraphQL.GraphQLEnum {
  case hostile

  /// A value that the schema did not have when this was compiled.
  case unknown(String)

  static var allCases: [Self] { [.hostile] }

  init(rawValue: String) {
    self = Self.__names[rawValue] ?? .unknown(rawValue)
  }

  var rawValue: String {
    switch self {
    case .hostile: "hostile"
    case .unknown(let rawValue): rawValue
    }
  }

  static let __names: __EnumNames<Self> = .init()
}
enum Swift_: InlineGraphQL.GraphQLEnum {
  case `self`
  case self_2
  case `init`
  case type
  case `protocol`
  case `default`
  case unknown_2
  case none
  case `some`
  case allCases_2
  case rawValue
  case hash
  case hashValue
  case description
  case declaredCases
  @available(*, deprecated, message: "Use \"new\".")
  case old
  case old_2
  case _x
  case x_
  case __
  case `_`
  case inProgress
  case inProgress_2
  case v1_2
  case httpError
  case `switch`

  /// A value that the schema did not have when this was compiled.
  case unknown(String)

  @available(*, deprecated)
  static var __declaredCases: [Self] { [.`self`, .self_2, .`init`, .type, .`protocol`, .`default`, .unknown_2, .none, .`some`, .allCases_2, .rawValue, .hash, .hashValue, .description, .declaredCases, .old, .old_2, ._x, .x_, .__, .`_`, .inProgress, .inProgress_2, .v1_2, .httpError, .`switch`] }
  static let allCases: [Self] = InlineGraphQL.__declaredCases(of: Self.self)

  init(rawValue: String) {
    self = Self.__names[rawValue] ?? .unknown(rawValue)
  }

  var rawValue: String {
    switch self {
    case .`self`: "self"
    case .self_2: "Self"
    case .`init`: "init"
    case .type: "Type"
    case .`protocol`: "Protocol"
    case .`default`: "default"
    case .unknown_2: "unknown"
    case .none: "none"
    case .`some`: "some"
    case .allCases_2: "allCases"
    case .rawValue: "rawValue"
    case .hash: "hash"
    case .hashValue: "hashValue"
    case .description: "description"
    case .declaredCases: "declaredCases"
    case .old: "OLD"
    case .old_2: "old"
    case ._x: "_X"
    case .x_: "X_"
    case .__: "__"
    case .`_`: "_"
    case .inProgress: "IN_PROGRESS"
    case .inProgress_2: "inProgress"
    case .v1_2: "V_1_2"
    case .httpError: "HTTPError"
    case .`switch`: "switch"
    case .unknown(let rawValue): rawValue
    }
  }

  static let __names: __EnumNames<Self> = .init()
}
enum Default: InlineGraphQL.GraphQLEnum {
  case `default`

  /// A value that the schema did not have when this was compiled.
  case unknown(String)

  static var allCases: [Self] { [.`default`] }

  init(rawValue: String) {
    self = Self.__names[rawValue] ?? .unknown(rawValue)
  }

  var rawValue: String {
    switch self {
    case .`default`: "DEFAULT"
    case .unknown(let rawValue): rawValue
    }
  }

  static let __names: __EnumNames<Self> = .init()
}
enum Self_: InlineGraphQL.GraphQLEnum {
  case a

  /// A value that the schema did not have when this was compiled.
  case unknown(String)

  static var allCases: [Self] { [.a] }

  init(rawValue: String) {
    self = Self.__names[rawValue] ?? .unknown(rawValue)
  }

  var rawValue: String {
    switch self {
    case .a: "A"
    case .unknown(let rawValue): rawValue
    }
  }

  static let __names: __EnumNames<Self> = .init()
}
struct Variables: InlineGraphQL.GraphQLInputObject {
  var `self`: Int
  var self_: InlineGraphQL.GraphQLNullable<Int>
  var `init`: Int?
  var write: InlineGraphQL.GraphQLNullable<String>
  var object: InlineGraphQL.GraphQLNullable<Bool>
  var hashValue_2: InlineGraphQL.GraphQLNullable<Int>
  var variables: InlineGraphQL.GraphQLNullable<Hostile.Variables>
  var list: InlineGraphQL.GraphQLNullable<[Hostile.Variables?]>
  var lists: InlineGraphQL.GraphQLNullable<[[Hostile.Variables]]>
  var `in`: InlineGraphQL.GraphQLNullable<Hostile.Swift_>

  @available(*, deprecated, message: "Gone.")
  var old: InlineGraphQL.GraphQLNullable<String> {
    get { self._old }
    set { self._old = newValue }
  }
  private var _old: InlineGraphQL.GraphQLNullable<String>

  @available(*, deprecated, message: "No longer supported")
  var oldRequired: [String]? {
    get { self._oldRequired }
    set { self._oldRequired = newValue }
  }
  private var _oldRequired: [String]?

  init(self self__2: Int, self_: InlineGraphQL.GraphQLNullableArgument<Int> = nil, `init`: Int? = nil, write: InlineGraphQL.GraphQLNullableArgument<String> = nil, object: InlineGraphQL.GraphQLNullableArgument<Bool> = nil, hashValue_2: InlineGraphQL.GraphQLNullableArgument<Int> = nil, variables: InlineGraphQL.GraphQLNullableArgument<Hostile.Variables> = nil, list: InlineGraphQL.GraphQLNullableArgument<[Hostile.Variables?]> = nil, lists: InlineGraphQL.GraphQLNullableArgument<[[Hostile.Variables]]> = nil, `in`: InlineGraphQL.GraphQLNullableArgument<Hostile.Swift_> = nil, old: InlineGraphQL.GraphQLNullableArgument<String> = nil, oldRequired: [String]? = nil) {
    self.`self` = self__2
    self.self_ = __nullable(given: self_)
    self.`init` = `init`
    self.write = __nullable(given: write)
    self.object = __nullable(given: object)
    self.hashValue_2 = __nullable(given: hashValue_2)
    self.variables = __nullable(given: variables)
    self.list = __nullable(given: list)
    self.lists = __nullable(given: lists)
    self.`in` = __nullable(given: `in`)
    self._old = __nullable(given: old)
    self._oldRequired = oldRequired
  }

  @_disfavoredOverload
  init(self self__2: Int, self_: InlineGraphQL.GraphQLNullable<Int> = .none, `init`: Int? = nil, write: InlineGraphQL.GraphQLNullable<String> = .none, object: InlineGraphQL.GraphQLNullable<Bool> = .none, hashValue_2: InlineGraphQL.GraphQLNullable<Int> = .none, variables: InlineGraphQL.GraphQLNullable<Hostile.Variables> = .none, list: InlineGraphQL.GraphQLNullable<[Hostile.Variables?]> = .none, lists: InlineGraphQL.GraphQLNullable<[[Hostile.Variables]]> = .none, `in`: InlineGraphQL.GraphQLNullable<Hostile.Swift_> = .none, old: InlineGraphQL.GraphQLNullable<String> = .none, oldRequired: [String]? = nil) {
    self.`self` = self__2
    self.self_ = self_
    self.`init` = `init`
    self.write = write
    self.object = object
    self.hashValue_2 = hashValue_2
    self.variables = variables
    self.list = list
    self.lists = lists
    self.`in` = `in`
    self._old = old
    self._oldRequired = oldRequired
  }

  func write(to object: inout InlineGraphQL.JSONObjectWriter) {
    object.write("self", self.`self`)
    object.write("self_", self.self_)
    object.write("init", self.`init`)
    object.write("write", self.write)
    object.write("object", self.object)
    object.write("hashValue", self.hashValue_2)
    object.write("variables", self.variables)
    object.write("list", self.list)
    object.write("lists", self.lists)
    object.write("in", self.`in`)
    object.write("old", self._old)
    object.write("oldRequired", self._oldRequired)
  }
}
/// Exactly one of these.
indirect enum Error: InlineGraphQL.GraphQLInputObject {
  case `self`(Hostile.Error)
  case `init`(Int)
  case `default`(Hostile.Swift_)

  /// A list.
  case list([Int?])
  case variables(Hostile.Variables)

  func write(to object: inout InlineGraphQL.JSONObjectWriter) {
    switch self {
    case .`self`(let value): object.write("self", value)
    case .`init`(let value): object.write("init", value)
    case .`default`(let value): object.write("default", value)
    case .list(let value): object.write("list", value)
    case .variables(let value): object.write("variables", value)
    }
  }
}
}
