// What a program does with the emitted declarations, type-checked together with them; nothing of it is emitted.

// REL-23: keys of nullable and list fields.
func heroRow(_ data: HeroQuery.Data) -> HeroRow_hero? {
  data.hero.map { HeroRow_hero(key: $0) }
}

func friends(_ row: HeroRow_hero) -> [HeroFriend_character?] {
  row.data.friends?.map { $0.map { HeroFriend_character(key: $0) } } ?? []
}

// APO-11, APO-12: one fragment type, whatever operation it came from.
func details(_ names: AnimalNames.Data, _ predators: AnimalPredators.Data) -> [AnimalDetails] {
  names.allAnimals.map { AnimalDetails(key: $0) }
    + predators.allAnimals.flatMap { $0.predators.map { AnimalDetails(key: $0) } }
}

// REL-20, REL-23: what the program provides, and lists of keys.
enum DarkMode { static func value() -> Bool { true } }
enum App { enum Count { static func value() -> Int? { nil } } }

func rows(_ data: Provided.Data, _ some: [Provided.Data.Animal_allAnimals?]) -> ([ProvidedRow], [ProvidedRow?]) {
  (ProvidedRow.list(keys: data.allAnimals), ProvidedRow.list(keys: some))
}

func maybe(
  _ data: ProvidedMaybe.Data,
  _ some: [ProvidedMaybe.Data.Pet_allPets?]
) -> ([ProvidedRow?], [ProvidedRow?]) {
  (ProvidedRow.list(keys: data.allPets), ProvidedRow.list(keys: some))
}

func species(of animal: AnimalDetails) -> String { animal.data.species }

// REL-04: values of identifiable types, and only those.
func isIdentifiable<T>(_ type: T.Type) -> Bool { false }
func isIdentifiable<T: Identifiable>(_ type: T.Type) -> Int where T.ID == String { 1 }
let plain: Int = isIdentifiable(Identified.Data.Character_plain.self)
let aliased: Bool = isIdentifiable(Identified.Data.Character_aliased.self)
let other: Bool = isIdentifiable(Identified.Data.Character_other.self)

// REL-05, REL-06, APO-08: how operations are made.
let operations: [any InlineGraphQL.GraphQLOperation] = [
  FriendsPage(id: "1"),
  FriendsPage(id: "1", episode: .some(.empire), first: 3, after: .null),
  FriendsPage(variables: .init(id: "1", first: 4)),
  Animals(),
  Predators(count: 2),
  ReviewAdded(),
  CreateReview(episode: .jedi, review: StarWars.ReviewInput(stars: 5, commentary: "Good")),
]

// Nullable variables and fields: by literal, with a dot, as a value, as an optional, and in each of the three states.
func nullables(
  _ episode: StarWars.Episode?, _ status: InlineGraphQL.GraphQLNullable<Inputs.Status>, _ cursor: String,
  _ optionalCursor: String?, _ count: Int?, _ filter: Inputs.Filter, _ by: Inputs.ThingBy?, _ tags: [Inputs.Status]?,
  _ created: Inputs.DateTime?
) {
  _ = HeroQuery(episode: .jedi)
  _ = HeroQuery(episode: .unknown("CLONES"))
  _ = HeroQuery(episode: .some(.jedi))
  _ = HeroQuery(episode: .null)
  _ = HeroQuery(episode: .none)
  _ = HeroQuery(episode: nil)
  _ = HeroQuery(episode: episode)
  _ = HeroQuery(episode: episode ?? .empire)
  _ = HeroQuery()
  _ = FriendsPage(id: "1", episode: .jedi, first: 3, after: .null)
  _ = FriendsPage(id: "1", first: nil, after: "x")
  _ = FriendsPage(id: cursor, episode: .null, first: count, after: cursor)
  _ = FriendsPage(id: cursor, episode: episode, first: 3, after: optionalCursor)
  _ = FriendsPage(id: "1", after: count == nil ? cursor : .null)
  _ = FriendsPage(id: "1", episode: count == 1 ? .jedi : nil, after: "\(cursor)x")
  _ = FriendsPage(variables: .init(id: "1", episode: episode, after: cursor))
  _ = Things(filter: .init(not: .init(status: [.draft, .posted])), by: .id("1"))
  _ = Things(filter: .init(by: .codes([["a", "b"], nil])), sort: .init(field: .name, descending: true))
  _ = Things(filter: filter, by: by, sort: .null)
  _ = Things(filter: .init(not: filter, status: tags, by: by))
  _ = AddThings(input: .init(name: "x", parent: .init(name: "y"), tags: ["a"], created: .null, weight: 1))
  _ = AddThings(input: .init(name: cursor, parent: .null, created: created, weight: count.map(Double.init)))
  let make: (InlineGraphQL.GraphQLNullable<StarWars.Episode>) -> HeroQuery = HeroQuery.init(episode:)
  _ = (make(.null), status)
}

// OBJ-22: wrappers, exactly.
let wrappers: Void = {
  let _: KeyPath<Wrappers.Data, Wrappers.Data.Thing_one> = \.one
  let _: KeyPath<Wrappers.Data, [Wrappers.Data.Thing_list?]?> = \.list
  let _: KeyPath<Wrappers.Data, [Wrappers.Data.Thing_required]> = \.required
  let _: KeyPath<Wrappers.Data, [[Wrappers.Data.Thing_matrix]]> = \.matrix
  let _: KeyPath<Wrappers.Data, [[Wrappers.Data.Thing_mixed?]]?> = \.mixed
  let _: KeyPath<Wrappers.Data, [[Int?]]?> = \.numbers
  let _: KeyPath<Wrappers.Data, [Double]?> = \.floats
  let _: KeyPath<Wrappers.Data, [Inputs.Status?]> = \.statuses
  let _: KeyPath<Wrappers.Data, [[Inputs.DateTime]?]?> = \.dates
}()

// REL-12, REL-13: nested, recursive and one-of inputs.
let things = Things(
  filter: .some(
    Inputs.Filter(
      and: [Inputs.Filter(status: [.draft])],
      not: .some(Inputs.Filter(not: .some(Inputs.Filter()), by: .some(.name("x")))),
      created: .some(Inputs.Range(before: .null))
    )
  ),
  by: .some(.codes([["a"], nil])),
  sort: .some(Inputs.Sort(field: .name))
)
let addition = AddThings(input: Inputs.ThingInput(name: "x", parent: .some(Inputs.ThingInput(name: "y"))))

// REL-09: one enum for input and output, exhaustive with the unknown.
func title(_ status: Inputs.Status) -> String {
  switch status {
  case .draft: "draft"
  case .inProgress: "in progress"
  case .canceled: "canceled"
  case .posted: "posted"
  case .unknown(let value): value
  }
}

// APO-25: what an operation is.
let facts: (String, InlineGraphQL.GraphQLOperationKind, String, String) =
  (HeroQuery.operationName, CreateReview.kind, ReviewAdded.document, Predators.definition)

// One mistake is one error: code that reads what had to be left out has none.
func salvaged(_ data: Salvaged.Data, _ lost: Lost.Data) -> String {
  let hero = data.hero.map { HeroRow_hero(key: $0) }
  let known: String = hero?.data.name ?? data.hero?.id ?? ""
  if let name = data.hero?.nme { print(name) }
  for friend in data.hero?.friends ?? [] { print(friend?.name ?? "", friend?.nickname.text ?? "") }
  if let known = data.known { print(SalvagedRow_hero(key: known).data.name) }
  if let nobody = lost.nobody { print(nobody.name, Lost(id: "1").variables) }
  return known
}

// OBJ-14 to OBJ-18: generic over what fragments select, for whatever spreads them unmasked, and their own data.
func text(_ album: any AlbumView.Fields) -> String { album.title + (album.artist?.name ?? "") }
func text(ofSome album: some AlbumView.Fields) -> String { album.artist.map { Masked(key: $0).data.id } ?? album.title }
func foo(_ album: any Foo.Fields) -> String { album.title + (album.artist?.name ?? "") + (album.artist?.id ?? "") }
func bar(_ album: some Bar.Fields) -> String? { names(album) }
func names(_ album: some Names.Fields) -> String? { album.artist?.name }

func unmasked(_ data: Unmasked.Data, _ view: AlbumView, _ chain: Foo) -> [String?] {
  let merged: Unmasked.Data.Album_merged? = data.merged
  return [
    data.album.map { text($0) }, merged.map { text(ofSome: $0) }, merged.flatMap { names($0) }, merged?.artist?.id,
    text(view.data), data.chained.map { foo($0) }, data.chained.flatMap { bar($0) }, bar(chain.data),
  ]
}

func unmaskedConditions(_ data: UnmaskedConditions.Data) -> [String?] {
  let included: String? = data.included?.ifX?.title
  let lifted: String? = data.lifted?.title
  return [included, lifted]
}

// OBJ-19, OBJ-20: a fragment's type cases, whatever other cases the object has.
func title(_ item: some Item.Fields) -> String {
  switch Item.Case(item) {
  case .album(let album): album.title + (album.artist?.id ?? "")
  case .track(let track): track.id
  case .__other(let other): other.id
  }
}

func unmaskedCases(_ data: UnmaskedCases.Data, _ item: Item) -> [String?] {
  var titles: [String?] = [title(item.data), data.album?.title]
  if let node = data.node { titles.append(title(node)) }
  if let album = data.album { titles.append(title(album)) }
  for node in data.nodes ?? [] {
    if let a = node?.asA { titles.append(title(a)) }
    if let album = node?.asAlbum { titles.append(narrow(album)) }
  }
  return titles
}

func narrow(_ album: any Narrow.Fields) -> String? { album.artist?.name }
