import InlineGraphQL

/// The documents without a value to show, each with the reason.
let withoutValues = ["salvaged": "has errors, so no program is built with it"]

/// A value of each of the other golden documents.
nonisolated(unsafe) let values: [String: (Samples) throws -> String] = [
  "aliased": { try $0.shown(Aliased(small: true)) },
  "aliases": { try $0.shown(Aliases()) },
  "animals": { try $0.shown(Animals()) },
  "arguments": { try $0.shown(Arguments(deep: true)) },
  "caught": { try $0.shown(Caught(long: true)) },
  "conditions": { try $0.shown(Conditional(s: false)) },
  "connection": { try $0.shown(Connections(all: true)) },
  "constantConditions": { try $0.shown(ConstantConditions(h: true)) },
  "constantSpreads": { try $0.shown(ConstantSpreads()) },
  "deferred": { try $0.shown(Deferred(later: true, shown: true)) },
  "flattened": { try $0.shown(Flattened()) },
  "fragment": { try $0.shown(HeroCard_hero.self) },
  "fragmentNames": { try $0.shown(FragmentNames(variables: true)) },
  "groups": { try $0.shown(Groups(details: true)) },
  "hiddenNames": { try $0.shown(HiddenNames(a: true)) },
  "hostile": { try $0.shown(HostileGroups(on: true)) },
  "hostileDeferred": { try $0.shown(HostileDeferred(a: true)) },
  "hostileGroups": { try $0.shown(RequiredOfOneType()) },
  "hostileUnmasked": { try $0.shown(HostileUnmasked()) },
  "identifiable": { try $0.shown(Identified()) },
  "inputs": { try $0.shown(Things()) },
  "interfaces": { try $0.shown(Interfaces()) },
  "introspection": {
    try $0.shown(
      Introspection(),
      """
      {"data":{"__schema":{"types":[{"name":"Character","kind":"INTERFACE"},{"name":"Human","kind":"OBJECT"}]},
      "character":{"fields":[{"name":"friends","type":{"kind":"LIST","ofType":{"name":"Character"}}},
      {"name":"name","type":{"kind":"NON_NULL","ofType":{"name":"String"}}}]}}}
      """
    )
  },
  "knownTypes": { try $0.shown(KnownTypes()) },
  "local": {
    try $0.shown(
      LocalHero(isShort: true),
      """
      {"data":{"hero":{"__typename":"Human","id":"1","name":"Luke","isFavourite":true,
      "note":{"__typename":"Note","id":"n","text":"My favourite"},
      "rivals":[{"__typename":"Human","id":"2","name":"Vader"},null]}}}
      """
    )
  },
  "masked": { try $0.shown(HeroQuery()) },
  "merged": { try $0.shown(Merged()) },
  "monomorphic": { try $0.shown(Nodes(id: "1")) },
  "mutation": { try $0.shown(RateJedi(stars: 5)) },
  "narrowed": { try $0.shown(Narrowed()) },
  "objects": { try $0.shown(Albums()) },
  "paginated": { try $0.shown(AlbumPages.self) },
  "pagination": { try $0.shown(PagedFriends.self) },
  "predators": { try $0.shown(Predators(count: 2)) },
  "named": { try $0.shown(article_list()) },
  "provided": { try $0.shown(Provided(first: 2)) },
  "recursion": { try $0.shown(Recursion()) },
  "refetchable": { try $0.shown(RefetchedTitle.self) },
  "required": { try $0.shown(Required(id: "1", long: true)) },
  "sameNames": { try $0.shown(SameNameQuery(h: true)) },
  "shared": { try $0.shown(AnimalNames()) },
  "snake": { try $0.shown(SearchAll()) },
  "streamed": { try $0.shown(Streamed(shown: true)) },
  "subscription": { try $0.shown(ReviewAdded()) },
  "tall": { try $0.shown(Tall()) },
  "typename": { try $0.shown(Typenames()) },
  "types": { try $0.shown(TypeNames()) },
  "typesInside": { try $0.shown(TypeNamesInside()) },
  "updatable": { try $0.shown(HeroUpdate(id: "1", first: 2)) },
  "union": {
    try $0.shown(
      ClassroomPets(),
      #"{"data":{"classroomPets":[{"__typename":"Cat"}],"pets":[{"__typename":"Rat","kind":"Rat"}]}}"#
    )
  },
  "unmasked": { try $0.shown(Unmasked()) },
  "unmaskedCases": { try $0.shown(UnmaskedCases()) },
  "unmaskedConditions": { try $0.shown(UnmaskedConditions(x: true)) },
  "values": { try $0.shown(Values(short: true)) },
  "valuesOfDeferred": { try $0.shown(ValuesOfDeferred()) },
  "valuesOfGroups": { try $0.shown(ValuesOfGroups(a: true, b: true)) },
  "valuesOfTypes": { try $0.shown(ValuesOfTypes()) },
  "variables": { try $0.shown(FriendsPage(id: "1")) },
  "views": { try $0.shown(Views(c: true, d: true)) },
  "wrappers": { try $0.shown(Wrappers()) },
]
