public enum Inputs {
/// A point in time.
///
/// Written as RFC 3339 has it.
///
/// Declare `typealias DateTime = …` in this enum to use another type.
public typealias DateTime = InlineGraphQL.SpecifiedScalar.DateTime
/// How far a thing is.
public enum Status: InlineGraphQL.GraphQLEnum {
  /// Not begun.
  case draft
  case inProgress

  /// Given up.
  @available(*, deprecated, message: "Say POSTED.")
  case canceled
  case posted

  /// A value that the schema did not have when this was compiled.
  case unknown(String)

  @available(*, deprecated)
  public static var __declaredCases: [Self] { [.draft, .inProgress, .canceled, .posted] }
  public static let allCases: [Self] = InlineGraphQL.__declaredCases(of: Self.self)

  public init(rawValue: String) {
    self = Self.__names[rawValue] ?? .unknown(rawValue)
  }

  public var rawValue: String {
    switch self {
    case .draft: "DRAFT"
    case .inProgress: "IN_PROGRESS"
    case .canceled: "CANCELED"
    case .posted: "POSTED"
    case .unknown(let rawValue): rawValue
    }
  }

  public static let __names: __EnumNames<Self> = .init()
}
public enum SortField: InlineGraphQL.GraphQLEnum {
  case name
  case created

  /// A value that the schema did not have when this was compiled.
  case unknown(String)

  public static var allCases: [Self] { [.name, .created] }

  public init(rawValue: String) {
    self = Self.__names[rawValue] ?? .unknown(rawValue)
  }

  public var rawValue: String {
    switch self {
    case .name: "NAME"
    case .created: "CREATED"
    case .unknown(let rawValue): rawValue
    }
  }

  public static let __names: __EnumNames<Self> = .init()
}
public struct Sort: InlineGraphQL.GraphQLInputObject {
  public var field: Inputs.SortField
  public var descending: Bool?

  public init(field: Inputs.SortField, descending: Bool? = nil) {
    self.field = field
    self.descending = descending
  }

  public func write(to object: inout InlineGraphQL.JSONObjectWriter) {
    object.write("field", self.field)
    object.write("descending", self.descending)
  }
}
/// Selects things; conditions combine.
public struct Filter: InlineGraphQL.GraphQLInputObject {
  public var and: InlineGraphQL.GraphQLNullable<[Inputs.Filter]>
  public var or: InlineGraphQL.GraphQLNullable<[Inputs.Filter?]>
  public var not: InlineGraphQL.GraphQLNullable<Inputs.Filter>
  public var status: InlineGraphQL.GraphQLNullable<[Inputs.Status]>
  public var created: InlineGraphQL.GraphQLNullable<Inputs.Range>
  public var by: InlineGraphQL.GraphQLNullable<Inputs.ThingBy>

  public init(and: InlineGraphQL.GraphQLNullableArgument<[Inputs.Filter]> = nil, or: InlineGraphQL.GraphQLNullableArgument<[Inputs.Filter?]> = nil, not: InlineGraphQL.GraphQLNullableArgument<Inputs.Filter> = nil, status: InlineGraphQL.GraphQLNullableArgument<[Inputs.Status]> = nil, created: InlineGraphQL.GraphQLNullableArgument<Inputs.Range> = nil, by: InlineGraphQL.GraphQLNullableArgument<Inputs.ThingBy> = nil) {
    self.and = __nullable(given: and)
    self.or = __nullable(given: or)
    self.not = __nullable(given: not)
    self.status = __nullable(given: status)
    self.created = __nullable(given: created)
    self.by = __nullable(given: by)
  }

  @_disfavoredOverload
  public init(and: InlineGraphQL.GraphQLNullable<[Inputs.Filter]> = .none, or: InlineGraphQL.GraphQLNullable<[Inputs.Filter?]> = .none, not: InlineGraphQL.GraphQLNullable<Inputs.Filter> = .none, status: InlineGraphQL.GraphQLNullable<[Inputs.Status]> = .none, created: InlineGraphQL.GraphQLNullable<Inputs.Range> = .none, by: InlineGraphQL.GraphQLNullable<Inputs.ThingBy> = .none) {
    self.and = and
    self.or = or
    self.not = not
    self.status = status
    self.created = created
    self.by = by
  }

  public func write(to object: inout InlineGraphQL.JSONObjectWriter) {
    object.write("and", self.and)
    object.write("or", self.or)
    object.write("not", self.not)
    object.write("status", self.status)
    object.write("created", self.created)
    object.write("by", self.by)
  }
}
public struct Range: InlineGraphQL.GraphQLInputObject {
  public var after: InlineGraphQL.GraphQLNullable<Inputs.DateTime>
  public var before: InlineGraphQL.GraphQLNullable<Inputs.DateTime>
  public var within: InlineGraphQL.GraphQLNullable<Inputs.Filter>

  public init(after: InlineGraphQL.GraphQLNullableArgument<Inputs.DateTime> = nil, before: InlineGraphQL.GraphQLNullableArgument<Inputs.DateTime> = nil, within: InlineGraphQL.GraphQLNullableArgument<Inputs.Filter> = nil) {
    self.after = __nullable(given: after)
    self.before = __nullable(given: before)
    self.within = __nullable(given: within)
  }

  @_disfavoredOverload
  public init(after: InlineGraphQL.GraphQLNullable<Inputs.DateTime> = .none, before: InlineGraphQL.GraphQLNullable<Inputs.DateTime> = .none, within: InlineGraphQL.GraphQLNullable<Inputs.Filter> = .none) {
    self.after = after
    self.before = before
    self.within = within
  }

  public func write(to object: inout InlineGraphQL.JSONObjectWriter) {
    object.write("after", self.after)
    object.write("before", self.before)
    object.write("within", self.within)
  }
}
/// What tells one thing from others.
public indirect enum ThingBy: InlineGraphQL.GraphQLInputObject {
  case id(String)

  /// The name, in full.
  case name(String)
  case codes([[String]?])
  case filter(Inputs.Filter)

  public func write(to object: inout InlineGraphQL.JSONObjectWriter) {
    switch self {
    case .id(let value): object.write("id", value)
    case .name(let value): object.write("name", value)
    case .codes(let value): object.write("codes", value)
    case .filter(let value): object.write("filter", value)
    }
  }
}
public struct ThingInput: InlineGraphQL.GraphQLInputObject {
  /// The name it gets.
  public var name: String
  public var status: Inputs.Status?
  public var parent: InlineGraphQL.GraphQLNullable<Inputs.ThingInput>
  public var tags: [String]?
  public var created: InlineGraphQL.GraphQLNullable<Inputs.DateTime>
  public var weight: InlineGraphQL.GraphQLNullable<Double>

  @available(*, deprecated, message: "No longer supported")
  public var code: InlineGraphQL.GraphQLNullable<String> {
    get { self._code }
    set { self._code = newValue }
  }
  private var _code: InlineGraphQL.GraphQLNullable<String>

  public init(name: String, status: Inputs.Status? = nil, parent: InlineGraphQL.GraphQLNullableArgument<Inputs.ThingInput> = nil, tags: [String]? = nil, created: InlineGraphQL.GraphQLNullableArgument<Inputs.DateTime> = nil, weight: InlineGraphQL.GraphQLNullableArgument<Double> = nil, code: InlineGraphQL.GraphQLNullableArgument<String> = nil) {
    self.name = name
    self.status = status
    self.parent = __nullable(given: parent)
    self.tags = tags
    self.created = __nullable(given: created)
    self.weight = __nullable(given: weight)
    self._code = __nullable(given: code)
  }

  @_disfavoredOverload
  public init(name: String, status: Inputs.Status? = nil, parent: InlineGraphQL.GraphQLNullable<Inputs.ThingInput> = .none, tags: [String]? = nil, created: InlineGraphQL.GraphQLNullable<Inputs.DateTime> = .none, weight: InlineGraphQL.GraphQLNullable<Double> = .none, code: InlineGraphQL.GraphQLNullable<String> = .none) {
    self.name = name
    self.status = status
    self.parent = parent
    self.tags = tags
    self.created = created
    self.weight = weight
    self._code = code
  }

  public func write(to object: inout InlineGraphQL.JSONObjectWriter) {
    object.write("name", self.name)
    object.write("status", self.status)
    object.write("parent", self.parent)
    object.write("tags", self.tags)
    object.write("created", self.created)
    object.write("weight", self.weight)
    object.write("code", self._code)
  }
}
}
