import Fragments
import InlineGraphQL

enum Queries {
  #graphql(
    """
    query Hero($episode: Episode) {
      hero(episode: $episode) {
        id
        ...Card
      }
    }
    """
  )
}
