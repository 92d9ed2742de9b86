import InlineGraphQLModels
import SeededRandomness

/// Random requests for the models of this target, with a fixed seed: every kind of request, over every association, key
/// and field, with predicates and inclusions.
struct RequestFamily {
  private var random = SeededRandom(seed: 16)
  private(set) var requests: [GraphQLRequest] = []

  /// Returns requests for the models of `Blogs`.
  ///
  /// - Parameter count: The number of random values of each model.
  static func blogs(ofEachModel count: Int) throws -> [GraphQLRequest] {
    var family = RequestFamily()
    try family.addBlogs(ofEachModel: count)
    return family.requests
  }

  /// Returns requests for the models of `Older`.
  ///
  /// - Parameter count: The number of random values of each model.
  static func older(ofEachModel count: Int) throws -> [GraphQLRequest] {
    var family = RequestFamily()
    try family.addOlder(ofEachModel: count)
    return family.requests
  }

  private mutating func addOlder(ofEachModel count: Int) throws {
    for _ in 0..<count {
      let notebook = Notebook(id: text(), name: text())
      let note = Note(id: text(), title: text(), stars: maybe(number()), notebook: notebook)
      try add(
        notebook,
        [Notebook.keys.name.contains(text()), Notebook.keys.id != text()],
        [{ $0.notes }, { $0.notes.notebook }, { $0.notes.tags }]
      )
      try add(
        note,
        [Note.keys.notebook == notebook, Note.keys.stars > number(), Note.keys.title.beginsWith(text())],
        [{ $0.notebook }, { $0.tags.note }]
      )
      try add(
        Tag(id: text(), word: maybe(text())),
        [Tag.keys.word == text(), Tag.keys.id != text()],
        [{ $0.note }, { $0.note.notebook }]
      )
      let reading = Reading(place: text(), hour: number(), value: maybe(1.5))
      try add(reading, [Reading.keys.hour < number(), Reading.keys.place == text()], [{ $0 }])
      try requests += [
        GraphQLRequest(UpdateModel<Note>.update(note, where: Note.keys.stars > 3 || Note.keys.title == text())),
        GraphQLRequest(DeleteModel<Notebook>.delete(notebook, where: Notebook.keys.name != text())),
        GraphQLRequest(UpdateModel<Tag>.update(Tag(id: text()), where: Tag.keys.word == text())),
        GraphQLRequest(DeleteModel<Reading>.delete(reading, where: Reading.keys.value > 1)),
        GraphQLRequest(
          ListModels<Note>.list(
            by: Note.Index.notesByNotebook,
            text(),
            sortKey: maybe(.beginsWith(text())),
            where: Note.keys.stars <= number()
          )
        ),
        GraphQLRequest(
          ListModels<Reading>.list(
            by: Reading.Index.primaryKey,
            text(),
            sortKey: maybe(.ge(number())),
            where: Reading.keys.value < 2
          )
        ),
      ]
    }
  }

  private mutating func addBlogs(ofEachModel count: Int) throws {
    for _ in 0..<count {
      try add(
        Blog(id: text(), name: text()),
        [Blog.keys.name.contains(text()), Blog.keys.id != text(), Blog.keys.createdAt > text()],
        [{ $0.posts }, { $0.posts.comments }, { $0.posts.editor.books.book }]
      )
      try add(
        post(),
        postPredicates(),
        [{ $0.comments }, { $0.comments.post.blog }, { $0.blog }, { $0.editor.books }, { $0 }]
      )
      try add(
        Comment(id: text(), content: text(), post: post()),
        [Comment.keys.post == text(), Comment.keys.post != text(), Comment.keys.content.beginsWith(text())],
        [{ $0.post }, { $0.post.comments }]
      )
      try add(
        Author(id: text(), name: text()),
        [Author.keys.name.between(start: text(), end: text()), Author.keys.name.attributeExists(flag())],
        [{ $0.books.book }, { $0.books.author.books }]
      )
      try add(
        Book(id: text(), title: maybe(text())),
        [Book.keys.title == nil, Book.keys.title <= text()],
        [{ $0.authors.author }]
      )
      let (author, book) = (Author(id: text(), name: text()), Book(id: text()))
      try add(
        BookAuthor(id: text(), author: author, book: book),
        [BookAuthor.keys.author == author, BookAuthor.keys.book != book],
        [{ $0.author }, { $0.book.authors }]
      )
      try add(place(), placePredicates(), [{ $0.visits }, { $0.visits.place.visits }])
      try add(
        Visit(id: text(), place: maybe(place())),
        [Visit.keys.place == place(), Visit.keys.place != place(), Visit.keys.place.attributeExists()],
        [{ $0.place }]
      )
      try add(
        Category(id: text(), name: maybe(text()), parent: maybe(Category(id: text()))),
        [Category.keys.parent == text(), !(Category.keys.name == text())],
        [{ $0.children }, { $0.children.children.parent }, { $0.parent.parent }]
      )
      try add(
        Vote(postID: text(), reader: text(), stars: maybe(number()), post: maybe(post())),
        [Vote.keys.post == text(), Vote.keys.stars > number(), Vote.keys.reader.beginsWith(text())],
        [{ $0.post }, { $0.post.votes }]
      )
      try add(Mood(id: text(), word: text()), [Mood.keys.word == text(), Mood.keys.word.contains(text())], [{ $0 }])
      try addLists()
    }
  }

  private mutating func add<M: Model>(
    _ model: M,
    _ predicates: [ModelPredicate<M>],
    _ paths: [(M.Path) -> any ModelPath]
  ) throws {
    let chosen = paths.filter { _ in flag() }
    let includes: (M.Path) -> [any ModelPath] = { path in chosen.map { $0(path) } }
    let predicate = predicates.reduce(into: predicates[0]) { result, next in
      switch random.next() % 4 {
      case 0: result = result && next
      case 1: result = result || next
      case 2: result = !result
      default: result = (next || !result) && next
      }
    }
    requests.append(try GraphQLRequest(GetModel<M>.get(M.self, byIdentifier: model.__identifier, includes: includes)))
    requests.append(try GraphQLRequest(ListModels<M>.list(M.self, where: predicate, includes: includes)))
    requests.append(
      try GraphQLRequest(
        ListModels<M>.list(M.self, limit: Int(random.next() % 100), nextToken: maybe(text()), includes: includes)
      )
    )
    requests.append(try GraphQLRequest(CreateModel<M>.create(model, includes: includes)))
    requests.append(try GraphQLRequest(UpdateModel<M>.update(model, includes: includes)))
    requests.append(try GraphQLRequest(DeleteModel<M>.delete(model, includes: includes)))
    for type in ModelSubscriptionType.allCases {
      requests.append(try GraphQLRequest(ModelSubscription<M>.subscription(of: M.self, type: type, includes: includes)))
    }
  }

  /// Adds mutations with conditions, which cannot compare keys, and lists by an index.
  private mutating func addLists() throws {
    let post = post()
    requests.append(try GraphQLRequest(UpdateModel<Post>.update(post, where: Post.keys.rating > 3 && !Post.keys.draft)))
    requests.append(try GraphQLRequest(DeleteModel<Post>.delete(post, where: Post.keys.status == .published)))
    let comments = Comment.Index.commentsByPost
    requests.append(
      try GraphQLRequest(
        ListModels<Comment>.list(by: comments, text(), sortKey: maybe(.beginsWith(text())), sort: maybe(.descending))
      )
    )
    requests.append(
      try GraphQLRequest(
        ListModels<Comment>.list(
          by: comments,
          text(),
          sortKey: .between(text(), and: text()),
          where: Comment.keys.id != text()
        )
      )
    )
    requests.append(
      try GraphQLRequest(
        ListModels<Vote>.list(by: Vote.Index.votesByStars, number(), sortKey: .between(1.5, text(), and: 2, text()))
      )
    )
    requests.append(
      try GraphQLRequest(ListModels<Vote>.list(by: Vote.Index.primaryKey, text(), sortKey: maybe(.lt(text()))))
    )
    requests.append(
      try GraphQLRequest(ListModels<Mood>.list(by: Mood.Index.moodsByWord, text(), where: Mood.keys.id != text()))
    )
    let places = Place.Index.primaryKey
    for condition: ModelKeyCondition in [.eq(text(), number()), .ge(text(), number()), .beginsWith(text())] {
      requests.append(
        try GraphQLRequest(
          ListModels<Place>.list(by: places, text(), sortKey: condition, sort: .ascending, nextToken: maybe(text()))
        )
      )
    }
    requests.append(
      try GraphQLRequest(DeleteModel<Place>.delete(place(), where: Place.keys.height.attributeExists(false)))
    )
  }

  private mutating func postPredicates() -> [ModelPredicate<Post>] {
    let post = Post.keys
    return [
      post.id == text(), post.rating >= number(), post.rating.between(start: number(), end: number()),
      post.draft == flag(),
      post.draft != flag(), !post.draft, post.status == .draft, post.status != .published, post.tags.contains(text()),
      post.tags.notContains(text()), post.blog == text(), post.editor != text(), post.title.beginsWith(text()),
      post.title.notContains(text()), post.updatedAt < text(), post.rating == nil, post.rating.attributeExists(),
    ].filter { _ in flag() } + [post.title != text()]
  }

  private mutating func placePredicates() -> [ModelPredicate<Place>] {
    let place = Place.keys
    return [
      place.country == text(), place.city.beginsWith(text()), place.number < number(), place.height > 1.5,
      place.height <= 3,
      place.name.attributeExists(flag()),
    ].filter { _ in flag() } + [place.number == number()]
  }

  private mutating func post() -> Post {
    Post(
      id: text(),
      title: text(),
      rating: maybe(number()),
      draft: flag(),
      status: maybe(.draft),
      location: maybe(Location(latitude: 1.5, longitude: -2, name: maybe(text()))),
      tags: maybe([text(), nil]),
      blog: maybe(Blog(id: text(), name: text())),
      editor: maybe(Author(id: text(), name: text()))
    )
  }

  private mutating func place() -> Place {
    Place(country: text(), city: text(), number: number(), name: maybe(text()), height: maybe(1.25))
  }

  private mutating func flag() -> Bool { random.next() % 2 == 0 }
  private mutating func number() -> Int { Int(random.next() % 2000) - 1000 }
  private mutating func maybe<Value>(_ value: Value) -> Value? { flag() ? value : nil }

  private mutating func text() -> String {
    let texts = ["a", "Bern", "ü \"quoted\" \\ \n", "", "1", "🇨🇭"]
    return texts[Int(random.next() % UInt64(texts.count))]
  }
}
