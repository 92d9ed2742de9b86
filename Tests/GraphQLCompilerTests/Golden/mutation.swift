struct CreateReview: InlineGraphQL.GraphQLMutation {
  struct Variables: InlineGraphQL.GraphQLVariables {
    var episode: StarWars.Episode
    var review: StarWars.ReviewInput
    init(episode: StarWars.Episode, review: StarWars.ReviewInput) {
      self.episode = episode
      self.review = review
    }
    func write(to object: inout InlineGraphQL.JSONObjectWriter) {
      object.write("episode", self.episode)
      object.write("review", self.review)
    }
  }
  static var operationName: Swift.String { "CreateReview" }
  static var definition: Swift.String { "mutation CreateReview($episode:Episode!$review:ReviewInput!){createReview(episode:$episode review:$review){__typename episode stars}}" }
  static var fragments: [any InlineGraphQL.GraphQLFragment.Type] { [] }
  static let document: Swift.String = InlineGraphQL.__composeDocument(of: Self.self)
  var variables: Variables
  init(episode: StarWars.Episode, review: StarWars.ReviewInput) {
    self.init(variables: .init(episode: episode, review: review))
  }
  init(variables: Variables) { self.variables = variables }
  struct Data: InlineGraphQL.ResponseObject {
    static var __parentType: Swift.String { "Mutation" }
    /// Adds a review of an episode.
    let createReview: Review_createReview?
    typealias __Stored = (createReview: Review_createReview?, ())
    init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let createReview: Review_createReview? = reader.readNullable("createReview", in: &object)
      try reader.endObject(&object)
      self.createReview = createReview
    }
    /// What somebody thinks of an episode.
    struct Review_createReview: InlineGraphQL.ResponseObject {
      static var __parentType: Swift.String { "Review" }
      /// The episode.
      let episode: StarWars.Episode?
      /// One to five stars.
      let stars: Swift.Int
      typealias __Stored = (episode: StarWars.Episode?, stars: Swift.Int)
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let episode: StarWars.Episode? = reader.readNullable("episode", in: &object)
        let stars: Swift.Int = reader.readInt("stars", in: &object)
        try reader.endObject(&object)
        self.episode = episode
        self.stars = stars
      }
    }
  }
}

struct RateJedi: InlineGraphQL.GraphQLMutation {
  struct Variables: InlineGraphQL.GraphQLVariables {
    var stars: Swift.Int
    init(stars: Swift.Int) {
      self.stars = stars
    }
    func write(to object: inout InlineGraphQL.JSONObjectWriter) {
      object.write("stars", self.stars)
    }
  }
  static var operationName: Swift.String { "RateJedi" }
  static var definition: Swift.String { "mutation RateJedi($stars:Int!){createReview(episode:JEDI review:{stars:$stars commentary:\"It's a \\\"hit\\\".\" favorite_color:null}){__typename stars}}" }
  static var fragments: [any InlineGraphQL.GraphQLFragment.Type] { [] }
  static let document: Swift.String = InlineGraphQL.__composeDocument(of: Self.self)
  var variables: Variables
  init(stars: Swift.Int) {
    self.init(variables: .init(stars: stars))
  }
  init(variables: Variables) { self.variables = variables }
  struct Data: InlineGraphQL.ResponseObject {
    static var __parentType: Swift.String { "Mutation" }
    /// Adds a review of an episode.
    let createReview: Review_createReview?
    typealias __Stored = (createReview: Review_createReview?, ())
    init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let createReview: Review_createReview? = reader.readNullable("createReview", in: &object)
      try reader.endObject(&object)
      self.createReview = createReview
    }
    /// What somebody thinks of an episode.
    struct Review_createReview: InlineGraphQL.ResponseObject {
      static var __parentType: Swift.String { "Review" }
      /// One to five stars.
      let stars: Swift.Int
      typealias __Stored = (stars: Swift.Int, ())
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let stars: Swift.Int = reader.readInt("stars", in: &object)
        try reader.endObject(&object)
        self.stars = stars
      }
    }
  }
}
