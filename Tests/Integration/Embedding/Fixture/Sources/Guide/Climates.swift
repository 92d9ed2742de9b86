import InlineGraphQL
import Places

/// A query against the schema of another module: the configuration says so.
@GraphQLOperation("query CapitalClimate { capital { climate ...CityName } }")
public struct CapitalClimate {}

/// What the query tells.
public func climate(of data: CapitalClimate.Data) -> String {
  CityName(key: data.capital).data.name + " is " + data.capital.climate.rawValue
}
