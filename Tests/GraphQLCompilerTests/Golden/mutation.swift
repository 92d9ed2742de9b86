struct CreateReview: InlineGraphQL.GraphQLMutation {
  var variables: Variables

  init(episode: StarWars.Episode, review: StarWars.ReviewInput) {
    self.init(variables: .init(episode: episode, review: review))
  }

  @_disfavoredOverload
  init(variables: Variables) { self.variables = variables }

  /// Parent type: Mutation
  struct Data: InlineGraphQL.ResponseObject {
    /// Adds a review of an episode.
    let createReview: Review_createReview?

    /// What somebody thinks of an episode.
    ///
    /// Parent type: Review
    struct Review_createReview: InlineGraphQL.ResponseObject {
      /// The episode.
      let episode: StarWars.Episode?

      /// One to five stars.
      let stars: Int

      typealias __Stored = (episode: StarWars.Episode?, stars: Int, __on_Review: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let episode: StarWars.Episode? = reader.readNullable("episode", in: &object)
        let stars: Int = reader.readInt("stars", in: &object)
        try reader.endObject(&object)
        self.episode = episode
        self.stars = stars
      }
    }

    typealias __Stored = (createReview: Review_createReview?, __on_Mutation: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let createReview: Review_createReview? = reader.readNullable("createReview", in: &object)
      try reader.endObject(&object)
      self.createReview = createReview
    }
  }

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

  static var node: __OperationNode {
    .init(name: "CreateReview", definition: """
      mutation CreateReview($episode:Episode!$review:ReviewInput!){\
      createReview(episode:$episode review:$review){__typename episode stars}\
      }
      """)
  }
}

struct RateJedi: InlineGraphQL.GraphQLMutation {
  var variables: Variables

  init(stars: Int) {
    self.init(variables: .init(stars: stars))
  }

  @_disfavoredOverload
  init(variables: Variables) { self.variables = variables }

  /// Parent type: Mutation
  struct Data: InlineGraphQL.ResponseObject {
    /// Adds a review of an episode.
    let createReview: Review_createReview?

    /// What somebody thinks of an episode.
    ///
    /// Parent type: Review
    struct Review_createReview: InlineGraphQL.ResponseObject {
      /// One to five stars.
      let stars: Int

      typealias __Stored = (stars: Int, __on_Review: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let stars: Int = reader.readInt("stars", in: &object)
        try reader.endObject(&object)
        self.stars = stars
      }
    }

    typealias __Stored = (createReview: Review_createReview?, __on_Mutation: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let createReview: Review_createReview? = reader.readNullable("createReview", in: &object)
      try reader.endObject(&object)
      self.createReview = createReview
    }
  }

  struct Variables: InlineGraphQL.GraphQLVariables {
    var stars: Int

    init(stars: Int) {
      self.stars = stars
    }

    func write(to object: inout InlineGraphQL.JSONObjectWriter) {
      object.write("stars", self.stars)
    }
  }

  static var node: __OperationNode {
    .init(name: "RateJedi", definition: """
      mutation RateJedi($stars:Int!){\
      createReview(episode:JEDI review:{stars:$stars commentary:\"It's a \\\"hit\\\".\" favorite_color:null}){\
      __typename \
      stars\
      }\
      }
      """)
  }
}
