import Design
import InlineGraphQL

/// What the fragment makes of the query's data.
public func show(_ data: ShelfCapital.Data) -> String { PlaceCard(key: data.capital).text }
