/// Told of each review as it comes.
struct ReviewAdded: InlineGraphQL.GraphQLSubscription {
  struct Variables: InlineGraphQL.GraphQLVariables {
    var episode: InlineGraphQL.GraphQLNullable<StarWars.Episode>
    init(episode: InlineGraphQL.GraphQLNullableArgument<StarWars.Episode> = nil) {
      self.episode = InlineGraphQL.__nullable(given: episode)
    }
    @_disfavoredOverload
    init(episode: InlineGraphQL.GraphQLNullable<StarWars.Episode> = .none) {
      self.episode = episode
    }
    func write(to object: inout InlineGraphQL.JSONObjectWriter) {
      object.write("episode", self.episode)
    }
  }
  static var operationName: Swift.String { "ReviewAdded" }
  static var definition: Swift.String { "subscription ReviewAdded($episode:Episode){reviewAdded(episode:$episode){__typename stars commentary}}" }
  static var fragments: [any InlineGraphQL.GraphQLFragment.Type] { [] }
  static let document: Swift.String = InlineGraphQL.__composeDocument(of: Self.self)
  var variables: Variables
  init(episode: InlineGraphQL.GraphQLNullableArgument<StarWars.Episode> = nil) {
    self.init(variables: .init(episode: episode))
  }
  @_disfavoredOverload
  init(episode: InlineGraphQL.GraphQLNullable<StarWars.Episode> = .none) {
    self.init(variables: .init(episode: episode))
  }
  init(variables: Variables) { self.variables = variables }
  struct Data: InlineGraphQL.ResponseObject {
    static var __parentType: Swift.String { "Subscription" }
    /// The reviews of an episode, or of all of them, as they are added.
    let reviewAdded: Review_reviewAdded?
    typealias __Stored = (reviewAdded: Review_reviewAdded?, ())
    init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let reviewAdded: Review_reviewAdded? = reader.readNullable("reviewAdded", in: &object)
      try reader.endObject(&object)
      self.reviewAdded = reviewAdded
    }
    /// What somebody thinks of an episode.
    struct Review_reviewAdded: InlineGraphQL.ResponseObject {
      static var __parentType: Swift.String { "Review" }
      /// One to five stars.
      let stars: Swift.Int
      /// What there is to say about it.
      let commentary: Swift.String?
      typealias __Stored = (stars: Swift.Int, commentary: Swift.String?)
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let stars: Swift.Int = reader.readInt("stars", in: &object)
        let commentary: Swift.String? = reader.readNullableString("commentary", in: &object)
        try reader.endObject(&object)
        self.stars = stars
        self.commentary = commentary
      }
    }
  }
}
