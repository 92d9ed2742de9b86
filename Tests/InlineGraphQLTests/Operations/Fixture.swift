import InlineGraphQL

/// Handwritten copies of the macros' output for a few Star Wars documents, so that this target tests the runtime
/// without the compiler.
enum Fixture {
  enum Episode: GraphQLEnum {
    case newHope
    case empire
    case jedi
    case unknown(String)

    static let allCases: [Self] = [.newHope, .empire, .jedi]

    static let __names = __EnumNames<Self>()
    init(rawValue: String) {
      self = Self.__names[rawValue] ?? .unknown(rawValue)
    }

    var rawValue: String {
      switch self {
      case .newHope: "NEWHOPE"
      case .empire: "EMPIRE"
      case .jedi: "JEDI"
      case .unknown(let rawValue): rawValue
      }
    }
  }

  struct ColorInput: GraphQLInputObject {
    var red: Int
    var tint: GraphQLNullable<Double>

    init(red: Int, tint: GraphQLNullable<Double> = .none) {
      self.red = red
      self.tint = tint
    }

    func write(to object: inout JSONObjectWriter) {
      object.write("red", red)
      object.write("tint", tint)
    }
  }

  struct ReviewInput: GraphQLInputObject {
    var stars: Int
    var commentary: GraphQLNullable<String>
    var colors: GraphQLNullable<[ColorInput?]>
    var favorite: GraphQLNullable<ColorInput>

    init(
      stars: Int,
      commentary: GraphQLNullable<String> = .none,
      colors: GraphQLNullable<[ColorInput?]> = .none,
      favorite: GraphQLNullable<ColorInput> = .none
    ) {
      self.stars = stars
      self.commentary = commentary
      self.colors = colors
      self.favorite = favorite
    }

    func write(to object: inout JSONObjectWriter) {
      object.write("stars", stars)
      object.write("commentary", commentary)
      object.write("colors", colors)
      object.write("favorite", favorite)
    }
  }

  /// `query HeroQuery($episode: Episode) { hero(episode: $episode) { id appearsIn ...HeroCard_hero } }`
  struct HeroQuery: GraphQLQuery {
    struct Variables: GraphQLVariables {
      var episode: GraphQLNullable<Episode>
      init(episode: GraphQLNullable<Episode> = .none) { self.episode = episode }
      func write(to object: inout JSONObjectWriter) { object.write("episode", episode) }
    }

    static var node: __OperationNode {
      .init(
        name: "HeroQuery",
        fragments: [HeroCard_hero.self],
        definition: """
          query HeroQuery($episode:Episode){hero(episode:$episode){__typename id appearsIn ...HeroCard_hero}}
          """
      )
    }

    var variables: Variables
    init(variables: Variables) { self.variables = variables }
    init(episode: GraphQLNullable<Episode> = .none) { self.init(variables: Variables(episode: episode)) }

    struct Data: ResponseObject {
      var __typename: String { "Query" }
      let hero: Character_hero?
      typealias __Stored = (hero: Character_hero?, __on_Query: ())

      init(from reader: inout __ResponseReader) throws(ResponseDecodingError) {
        var object = try reader.beginObject()
        self.hero = reader.readNullable("hero", in: &object)
        try reader.endObject(&object)
      }

      struct Character_hero: ResponseObject, Identifiable, HeroCard_hero_Key {
        let __typename: String
        let id: String
        let appearsIn: [Episode?]
        let fragment_HeroCard_hero: FragmentPointer
        typealias __Stored = (
          __typename: String, id: String, appearsIn: [Episode?], fragment_HeroCard_hero: FragmentPointer,
          __on_Character: ()
        )

        init(from reader: inout __ResponseReader) throws(ResponseDecodingError) {
          var object = try reader.beginObject()
          self.__typename = reader.readString("__typename", in: &object)
          self.id = reader.readID("id", in: &object)
          self.appearsIn = reader.readList("appearsIn", in: &object)
          self.fragment_HeroCard_hero = try reader.readFragment(HeroCard_hero.self, in: &object)
          try reader.endObject(&object)
        }
      }
    }
  }

  /// `fragment HeroCard_hero on Character { name }`
  struct HeroCard_hero: GraphQLFragment {
    static var node: __FragmentNode {
      .init(
        name: "HeroCard_hero",
        typeCondition: "Character",
        definition: "fragment HeroCard_hero on Character{__typename name}"
      )
    }

    let fragmentPointer: FragmentPointer
    init(key: some HeroCard_hero_Key) { fragmentPointer = key.fragment_HeroCard_hero }
    var data: Data { fragmentPointer.data(of: Self.self) }

    struct Data: ResponseObject {
      let __typename: String
      let name: String
      typealias __Stored = (__typename: String, name: String, __on_Character: ())

      init(from reader: inout __ResponseReader) throws(ResponseDecodingError) {
        var object = try reader.beginObject()
        self.__typename = reader.readString("__typename", in: &object)
        self.name = reader.readString("name", in: &object)
        try reader.endObject(&object)
      }
    }
  }

  protocol HeroCard_hero_Key {
    var fragment_HeroCard_hero: FragmentPointer { get }
  }

  /// `mutation CreateReview($review: ReviewInput!, $first: Int! = 10) { createReview(review: $review, first: $first) { stars } }`
  struct CreateReview: GraphQLMutation {
    struct Variables: GraphQLVariables {
      var review: ReviewInput
      var first: Int?

      init(review: ReviewInput, first: Int? = nil) {
        self.review = review
        self.first = first
      }

      func write(to object: inout JSONObjectWriter) {
        object.write("review", review)
        object.write("first", first)
      }
    }

    static var node: __OperationNode {
      .init(
        name: "CreateReview",
        definition: """
          mutation CreateReview($review:ReviewInput!,$first:Int!=10){createReview(review:$review,first:$first){__typename stars}}
          """
      )
    }

    var variables: Variables
    init(variables: Variables) { self.variables = variables }
    init(review: ReviewInput, first: Int? = nil) { self.init(variables: Variables(review: review, first: first)) }

    struct Data: ResponseObject {
      var __typename: String { "Mutation" }
      let createReview: Review_createReview?
      typealias __Stored = (createReview: Review_createReview?, __on_Mutation: ())

      init(from reader: inout __ResponseReader) throws(ResponseDecodingError) {
        var object = try reader.beginObject()
        self.createReview = reader.readNullable("createReview", in: &object)
        try reader.endObject(&object)
      }

      struct Review_createReview: ResponseObject {
        var __typename: String { "Review" }
        let stars: Int
        typealias __Stored = (stars: Int, __on_Review: ())

        init(from reader: inout __ResponseReader) throws(ResponseDecodingError) {
          var object = try reader.beginObject()
          reader.skip("__typename", in: &object)
          self.stars = reader.readInt("stars", in: &object)
          try reader.endObject(&object)
        }
      }
    }
  }

  /// `subscription ReviewAdded { reviewAdded { stars } }`
  struct ReviewAdded: GraphQLSubscription {
    typealias Variables = EmptyVariables
    static var node: __OperationNode {
      .init(name: "ReviewAdded", definition: "subscription ReviewAdded{reviewAdded{__typename stars}}")
    }
    var variables: Variables { .init() }
    init() {}
    typealias Data = CreateReview.Data
  }
}

extension GraphQLInputValue {
  /// The value as JSON text, or the reason why it cannot be sent.
  var json: String {
    var writer = JSONWriter()
    write(to: &writer)
    do { return String(decoding: try writer.finish(), as: UTF8.self) } catch { return "\(error)" }
  }
}

extension GraphQLVariables {
  /// The variables as JSON text, or the reason why they cannot be sent.
  var json: String {
    do { return String(decoding: try variableData, as: UTF8.self) } catch { return "\(error)" }
  }
}
