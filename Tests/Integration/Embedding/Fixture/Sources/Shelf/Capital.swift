import Design
import InlineGraphQL

/// A query with a fragment of another package.
@GraphQLOperation("query ShelfCapital { capital { ...PlaceCard } }", schema: "Places")
public struct ShelfCapital {}
