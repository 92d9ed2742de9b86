/// Told of each review as it comes.
struct ReviewAdded: InlineGraphQL.GraphQLSubscription {
  var variables: Variables

  init(episode: InlineGraphQL.GraphQLNullableArgument<StarWars.Episode> = nil) {
    self.init(variables: .init(episode: episode))
  }

  @_disfavoredOverload
  init(episode: InlineGraphQL.GraphQLNullable<StarWars.Episode> = .none) {
    self.init(variables: .init(episode: episode))
  }

  @_disfavoredOverload
  init(variables: Variables) { self.variables = variables }

  /// Parent type: Subscription
  struct Data: InlineGraphQL.ResponseObject {
    /// The reviews of an episode, or of all of them, as they are added.
    let reviewAdded: Review_reviewAdded?

    /// What somebody thinks of an episode.
    ///
    /// Parent type: Review
    struct Review_reviewAdded: InlineGraphQL.ResponseObject {
      /// One to five stars.
      let stars: Int

      /// What there is to say about it.
      let commentary: String?

      typealias __Stored = (stars: Int, commentary: String?, __on_Review: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let stars: Int = reader.readInt("stars", in: &object)
        let commentary: String? = reader.readNullableString("commentary", in: &object)
        try reader.endObject(&object)
        self.stars = stars
        self.commentary = commentary
      }
    }

    typealias __Stored = (reviewAdded: Review_reviewAdded?, __on_Subscription: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let reviewAdded: Review_reviewAdded? = reader.readNullable("reviewAdded", in: &object)
      try reader.endObject(&object)
      self.reviewAdded = reviewAdded
    }
  }

  struct Variables: InlineGraphQL.GraphQLVariables {
    var episode: InlineGraphQL.GraphQLNullable<StarWars.Episode>

    init(episode: InlineGraphQL.GraphQLNullableArgument<StarWars.Episode> = nil) {
      self.episode = __nullable(given: episode)
    }

    @_disfavoredOverload
    init(episode: InlineGraphQL.GraphQLNullable<StarWars.Episode> = .none) {
      self.episode = episode
    }

    func write(to object: inout InlineGraphQL.JSONObjectWriter) {
      object.write("episode", self.episode)
    }
  }

  static var node: __OperationNode {
    .init(name: "ReviewAdded", definition: """
      subscription ReviewAdded($episode:Episode){\
      reviewAdded(episode:$episode){__typename stars commentary}\
      }
      """)
  }
}
