public import InlineGraphQL
public import Kit

/// A component's own code, which needs the import to be public.
nonisolated public func name(_ key: some DrinkName_Key) -> String { DrinkName(key: key).data.name }

public enum Queries {
  #graphql(
    """
    query Menu($size: Size, $at: DateTime, $pairs: Boolean!) {
      menu(size: $size, at: $at) {
        ...DrinkName
        ...DrinkCard @relay(mask: false)
        ...Recipe
        pairs @include(if: $pairs) { name }
      }
    }

    query Orders($first: Int, $after: String) {
      orders(first: $first, after: $after) @connection(key: "Orders_orders") {
        edges { node { at drinks { ...Label } } }
        pageInfo { hasNextPage endCursor }
      }
    }

    fragment Label on Drink { name }

    query Leaves($id: ID!) @catch {
      drink(id: $id) @required(action: LOG) { ...Leaf ... on Tea @alias { leaves @required(action: NONE) } }
    }

    fragment Leaf on Tea @throwOnFieldError {
      leaves @required(action: THROW)
      pairs @catch { name price @catch(to: NULL) }
    }

    query Reprice($id: ID!) @updatable {
      drink(id: $id) { price pairs { ... on Tea { leaves } ...Pairing } }
    }

    fragment Pairing on Drink @assignable { __typename }

    mutation Place($input: OrderInput!, $payment: Payment!) {
      order(input: $input, payment: $payment) { size }
    }
    """
  )
}

@GraphQLOperation("query OneDrink($id: ID!) { drink(id: $id) { ...DrinkCard } }")
public struct OneDrink {}

@GraphQLFragment("fragment Rename on Drink @updatable { name }")
public struct Rename {}

@GraphQLOperation("query Pair($id: ID!) @updatable { drink(id: $id) { pairs { name } } }")
struct Pair {}

@GraphQLOperation("subscription Ready($table: Int!) { ready(table: $table) { drinks { ...DrinkName } } }")
struct Ready {}
