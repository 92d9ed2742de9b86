import InlineGraphQL

enum Twice {
  #graphql("query Hero { hero { name } }")
}
