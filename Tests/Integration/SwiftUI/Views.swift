import InlineGraphQL
import InlineGraphQLStore
import InlineGraphQLSwiftUI
import SwiftUI

@GraphQLSchema enum StarWars {}

enum Operations {
  #graphql(
    """
    query HeroQuery($episode: Episode) { hero(episode: $episode) { ...HeroCard_hero } }
    mutation CreateReview($stars: Int!) { createReview(episode: JEDI, review: {stars: $stars}) { stars } }
    """,
    schema: "StarWars"
  )
}

@GraphQLFragment("fragment HeroCard_hero on Character { name }", schema: "StarWars")
struct HeroCard_hero {}

@GraphQLFragment(
  """
  fragment HeroPages on Query @refetchable(queryName: "HeroPagesQuery")
  @argumentDefinitions(count: {type: "Int", defaultValue: 3}, cursor: {type: "ID"}) {
    hero {
      name
      friendsConnection(first: $count, after: $cursor) @connection(key: "HeroPages_friendsConnection") {
        edges { node { name } }
      }
    }
  }
  """,
  schema: "StarWars"
)
struct HeroPages {}

struct Application: View {
  let client: GraphQLClient

  var body: some View { HeroScreen().graphQLClient(client) }
}

struct HeroScreen: View {
  @Query<Operations.HeroQuery>(policy: .storeAndNetwork) var query

  var body: some View {
    let hero = query.get(Operations.HeroQuery(episode: .some(.jedi)))
    if let hero = hero.data?.hero { HeroCard(hero: hero) }
  }
}

struct HeroCard: View {
  @Fragment<HeroCard_hero> var hero: HeroCard_hero.Data

  init(hero: some HeroCard_hero_Key) { _hero = Fragment(HeroCard_hero(key: hero)) }

  var body: some View { Text(hero.name) }
}

struct ReviewButton: View {
  @Mutation<Operations.CreateReview> var review

  private let expected = OptimisticUpdate<Operations.CreateReview>.updater { records in
    records.getRoot().setValue(5, "stars")
  }

  var body: some View {
    Button("Five stars") { Task { try await review.commit(Operations.CreateReview(stars: 5), optimistic: expected) } }
      .disabled(review.isInFlight)
  }
}

struct HeroName: View {
  @RefetchableFragment<HeroPages> var query: HeroPages.Data

  init(query: some HeroPages_Key) { _query = RefetchableFragment(HeroPages(key: query)) }

  var body: some View {
    Button(query.hero?.name ?? "") { $query.refetch(.init(count: 5), keepingData: false) }
      .disabled($query.isRefetching)
  }
}

struct HeroFriends: View {
  @PaginationFragment<HeroPages> var query: HeroPages.Data

  init(query: some HeroPages_Key) { _query = PaginationFragment(HeroPages(key: query)) }

  var body: some View {
    Button("\(query.hero?.friendsConnection.count ?? 0) friends, and more") { $query.loadNext(20) }
      .disabled(!$query.hasNext || $query.isLoadingNext)
  }
}
