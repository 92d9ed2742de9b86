enum StarWars {
/// The episodes of the original trilogy.
enum Episode: InlineGraphQL.GraphQLEnum {
  /// Star Wars Episode IV: A New Hope, released in 1977.
  case newhope

  /// Star Wars Episode V: The Empire Strikes Back, released in 1980.
  case empire

  /// Star Wars Episode VI: Return of the Jedi, released in 1983.
  case jedi

  /// A value that the schema did not have when this was compiled.
  case unknown(String)

  static var allCases: [Self] { [.newhope, .empire, .jedi] }

  init(rawValue: String) {
    self = Self.__names[rawValue] ?? .unknown(rawValue)
  }

  var rawValue: String {
    switch self {
    case .newhope: "NEWHOPE"
    case .empire: "EMPIRE"
    case .jedi: "JEDI"
    case .unknown(let rawValue): rawValue
    }
  }

  static let __names: __EnumNames<Self> = .init()
}
/// The units that lengths are given in.
enum LengthUnit: InlineGraphQL.GraphQLEnum {
  /// The unit of the metric system.
  case meter

  /// The unit of the imperial system.
  case foot

  /// A value that the schema did not have when this was compiled.
  case unknown(String)

  static var allCases: [Self] { [.meter, .foot] }

  init(rawValue: String) {
    self = Self.__names[rawValue] ?? .unknown(rawValue)
  }

  var rawValue: String {
    switch self {
    case .meter: "METER"
    case .foot: "FOOT"
    case .unknown(let rawValue): rawValue
    }
  }

  static let __names: __EnumNames<Self> = .init()
}
/// A review to add.
struct ReviewInput: InlineGraphQL.GraphQLInputObject {
  /// One to five stars.
  var stars: Int

  /// What there is to say about the episode.
  var commentary: InlineGraphQL.GraphQLNullable<String>

  /// The reviewer's favourite colour.
  var favorite_color: InlineGraphQL.GraphQLNullable<StarWars.ColorInput>

  init(stars: Int, commentary: InlineGraphQL.GraphQLNullableArgument<String> = nil, favorite_color: InlineGraphQL.GraphQLNullableArgument<StarWars.ColorInput> = nil) {
    self.stars = stars
    self.commentary = __nullable(given: commentary)
    self.favorite_color = __nullable(given: favorite_color)
  }

  @_disfavoredOverload
  init(stars: Int, commentary: InlineGraphQL.GraphQLNullable<String> = .none, favorite_color: InlineGraphQL.GraphQLNullable<StarWars.ColorInput> = .none) {
    self.stars = stars
    self.commentary = commentary
    self.favorite_color = favorite_color
  }

  func write(to object: inout InlineGraphQL.JSONObjectWriter) {
    object.write("stars", self.stars)
    object.write("commentary", self.commentary)
    object.write("favorite_color", self.favorite_color)
  }
}
/// A colour, each part of it from 0 to 255.
struct ColorInput: InlineGraphQL.GraphQLInputObject {
  var red: Int
  var green: Int
  var blue: Int

  init(red: Int, green: Int, blue: Int) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  func write(to object: inout InlineGraphQL.JSONObjectWriter) {
    object.write("red", self.red)
    object.write("green", self.green)
    object.write("blue", self.blue)
  }
}
}
